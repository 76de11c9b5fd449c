/** Whom a text tells that it names them. Pure. */
import { mentionedIds, type RichText } from '#platform/richtext/richtext.ts';

/** Colleagues told over the life of one text, however often it is changed: those beyond are shown, but hear nothing of it. */
export const MOST_NAMED = 10;

export interface Naming {
  /** Of those whom it names now: who is told, or was told before. */
  readonly told: string[];
  /** All who were told by then. Whoever is named no more still counts, or a text could be sent round the house. */
  readonly named: string[];
}

export function namingOf(before: readonly string[], ids: readonly string[]): Naming {
  const fresh = ids.filter((id) => !before.includes(id)).slice(0, Math.max(0, MOST_NAMED - before.length));
  const named = [...before, ...fresh];
  return { told: ids.filter((id) => named.includes(id)), named };
}

/** Whom a text names, its author and those that it named `before` left out. */
export function newlyNamed(text: RichText, authorId: string, before?: RichText): string[] {
  const known = new Set([authorId, ...(before === undefined ? [] : mentionedIds(before))]);
  return mentionedIds(text).filter((id) => !known.has(id));
}
