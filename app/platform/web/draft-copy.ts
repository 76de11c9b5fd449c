/** The copy of a draft on this device, and what to make of it when the server has one too. Pure but for the storage it is given. */
import type { RichText } from '../richtext/richtext.ts';
import { asTyped, isRichText } from '../richtext/writing.ts';

/** What is written, as far as it is written. The server says what is missing or wrong. */
export type DraftContent = Record<string, unknown>;

export interface Version<Settings extends object> {
  readonly content: DraftContent;
  readonly settings: Settings;
}

export interface LocalCopy<Settings extends object, Asset> extends Version<Settings> {
  readonly images: Readonly<Record<string, Asset>>;
  /** The server's version that these changes were made to; null before the first save. */
  readonly version: number | null;
  /** What is published and changed by it; null for what is new. Copies of before it was asked do not say. */
  readonly changes?: string | null;
  /** Findings the author looked at and keeps. */
  readonly kept: readonly string[];
  /** False when the server has all of it. */
  readonly unsaved: boolean;
  readonly at: string;
}

/** In addresses and in names of copies, for a text of which nothing is stored yet. */
export const FRESH_DRAFT = 'new';

/** One writer's copies only: colleagues share computers. `name` says what is written: `case-draft`. */
export const copyKey = (name: string, memberId: string, draftId: string | null): string =>
  `kolegia.${name}.${memberId}.${draftId ?? FRESH_DRAFT}`;

/** Null when there is none, when it cannot be read, or when the browser keeps nothing. */
export function readCopy<Settings extends object, Asset>(key: string): LocalCopy<Settings, Asset> | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy<Settings, Asset> | null;
    return copy !== null && typeof copy === 'object' && 'settings' in copy ? copy : null;
  } catch {
    return null;
  }
}

/** False when this device cannot keep it: storage is full or switched off. */
export function writeCopy<Settings extends object, Asset>(key: string, copy: LocalCopy<Settings, Asset>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to drop.
  }
}

/** What to open: the server's draft, this device's, or both side by side. */
export function reconcile<Settings extends object, Asset>(
  draft: (Version<Settings> & { readonly version: number }) | null,
  copy: LocalCopy<Settings, Asset> | null,
): 'server' | 'copy' | 'both' {
  if (copy === null || !copy.unsaved) return 'server';
  if (draft === null) return 'copy';
  if (sameVersion(draft, copy)) return 'server';
  return copy.version === draft.version ? 'copy' : 'both';
}

/** The database keeps JSON with its keys in another order. */
export const sameVersion = (one: Version<object>, other: Version<object>): boolean =>
  same(one.content, other.content) && same(one.settings, other.settings);

const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Names of the parts in which two versions differ; `settings` is one part. */
export function differences(mine: Version<object>, other: Version<object>): string[] {
  const names = [...new Set([...Object.keys(mine.content), ...Object.keys(other.content)])];
  const parts = names.filter((name) => !same(mine.content[name], other.content[name]));
  return same(mine.settings, other.settings) ? parts : [...parts, 'settings'];
}

/** Mine, with the parts that are taken from the other version. */
export function merged<Settings extends object>(
  mine: Version<Settings>,
  other: Version<Settings>,
  taken: ReadonlySet<string>,
): Version<Settings> {
  const content = { ...mine.content };
  for (const name of taken) {
    if (name === 'settings') continue;
    if (other.content[name] === undefined) delete content[name];
    else content[name] = other.content[name];
  }
  const from = taken.has('settings') ? other : mine;
  // Whoever said that they had looked at every picture meant those of their version.
  const looked = same(content.images ?? [], from.content.images ?? []) || !('imagesReviewed' in from.settings);
  return { content, settings: looked ? from.settings : { ...from.settings, imagesReviewed: false } };
}

/** All words of a part, a line each, for reading two versions side by side and for copying. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
  if (typeof value !== 'object') return String(value);
  if (isRichText(value)) return asTyped(value satisfies RichText);
  return Object.entries(value)
    .filter(([name]) => name !== 'mediaId' && name !== 'id')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inner]) => wordsOf(inner))
    .filter(Boolean)
    .join('\n');
}
