/** Whose words are read by staff before anybody else reads them, and what goes out of sight again until they have. Pure. */
import type { ItemKind } from '#modules/library/library.contract.ts';
import type { Ground, HoldReason } from '../moderation.contract.ts';

export interface HoldRule {
  /** Held until so many of the kind have appeared, of authors who are verified and of those who are not. */
  readonly verified: number;
  readonly unverified: number;
}

/**
 * A first case is read whoever wrote it: it is about somebody else. So is a first video, which has been watched before it
 * can be read. Posts are read until somebody has shown how they write. Threads are written by verified members alone, newsletters by
 * staff and by those who tend a forum: nobody there is new.
 */
const HELD_AT_FIRST: Partial<Record<ItemKind, HoldRule>> = {
  case: { verified: 1, unverified: 1 },
  video: { verified: 1, unverified: 1 },
  post: { verified: 0, unverified: 2 },
};

/** How many of a kind must have appeared before a further one of this author is not held. */
export function heldUntil(kind: ItemKind, verified: boolean): number {
  const rule = HELD_AT_FIRST[kind];
  if (rule === undefined) return 0;
  return verified ? rule.verified : rule.unverified;
}

/** So many verified colleagues take something out of sight by reporting it: one may err, two may be friends. */
const MANY_REPORTS = 3;
/** So many of them do by asking for the source of a claim that nobody has verified. */
const MANY_DOUBTS = 2;

/** What journals and agencies wrote is not ours to hold. */
const NEVER_HELD: readonly ItemKind[] = ['article'];

/** Whether what was published goes out of sight, by the grounds of its open reports by verified members, one a member. */
export function heldByReports(kind: ItemKind | 'comment', grounds: readonly Ground[]): HoldReason | null {
  if (NEVER_HELD.some((one) => one === kind)) return null;
  const doubts = grounds.filter((ground) => ground === 'unsourced').length;
  if (grounds.length - doubts >= MANY_REPORTS) return 'reports';
  if (doubts >= MANY_DOUBTS) return 'needsSource';
  return grounds.length >= MANY_REPORTS ? 'reports' : null;
}

/** Held because readers complained: who answers their complaints ends it. */
export const isByReaders = (reason: HoldReason): boolean => reason === 'reports' || reason === 'needsSource';
