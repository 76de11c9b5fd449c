/** Where a page of the feed ends, and what the next one has to know of it. */
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import { Failure } from '#platform/operation/failure.ts';
import { LOOK_AHEAD, type Ranked } from './feed-ranking.policy.ts';

export interface FeedPlace {
  /** `new`: what the reader was not shown in the day before the list began; `again`: what they were, after all that. */
  readonly part: 'new' | 'again';
  /** When the list began, by the database's clock: what is shown meanwhile is still of this list. ISO 8601 with microseconds. */
  readonly asOf: string;
  /** The last entry by rank before which all were shown; null before the first of a part. */
  readonly after: { readonly at: string; readonly id: string } | null;
  /** The last card on the page. */
  readonly last: Ranked | null;
  /** Ids of entries after `after` that were shown. */
  readonly taken: readonly string[];
}

const BETWEEN = '.';

export const cursorAt = ({ part, asOf, after, last, taken }: FeedPlace): string =>
  [encodeCursor([part, asOf, after?.at ?? null, after?.id ?? null, last?.kind ?? null, last?.author ?? null]), ...taken].join(BETWEEN);

/** Throws `request.invalid` at the field `cursor` for what no page has given. */
export function placeAt(cursor: string | undefined): FeedPlace | null {
  const [begin, ...taken] = cursor?.split(BETWEEN) ?? [];
  const parts = decodeCursor(begin, 6);
  if (parts === null) return null;
  const [part, asOf, at, id, kind, author] = parts;
  const after = at === null && id === null ? null : isInstant(at) && typeof id === 'string' ? { at, id } : undefined;
  const last = kind === null && author === null ? null : isText(kind) && isText(author) ? { kind, author } : undefined;
  if ((part !== 'new' && part !== 'again') || !isInstant(asOf) || after === undefined || last === undefined || taken.length > LOOK_AHEAD)
    throw new Failure('request.invalid', { fields: { cursor: 'validation.cursor' } });
  return { part, asOf, after, last, taken };
}

const isText = (part: unknown): part is string => typeof part === 'string';

/** A day that there is: PostgreSQL takes no other. */
function isInstant(part: unknown): part is string {
  if (typeof part !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(part)) return false;
  const at = new Date(part);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === part.slice(0, 19);
}
