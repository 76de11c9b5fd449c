/** Which work a notice is about, and whether its source may say so: a journal takes back what is its own, and nothing else. Pure. */
import type { NoticeKind } from '../news.contract.ts';
import type { Identity } from './article-identity.policy.ts';
import type { Concerned } from './noticed-work.store.ts';

/** What stands before the slash is given to one publisher. */
export const registrantOf = (doi: string): string => doi.slice(0, doi.indexOf('/'));

/** Of the DOIs that a source has brought, the prefix of more than half: others may stand in any list. */
export function mainRegistrants(brought: readonly { readonly registrant: string; readonly count: number }[]): Set<string> {
  const all = brought.reduce((sum, { count }) => sum + count, 0);
  const byRegistrant = Map.groupBy(brought, ({ registrant }) => registrant);
  const main = [...byRegistrant].filter(([, some]) => 2 * some.reduce((sum, { count }) => sum + count, 0) > all);
  return new Set(main.map(([registrant]) => registrant));
}

/** Whoever says it. */
export interface Speaker {
  readonly sourceId: string;
  /** As staff named the source: an entry may call itself anything. */
  readonly journal: string;
  /** Prefixes of DOIs under which it publishes. */
  readonly registrants: ReadonlySet<string>;
}

/** A work that is here. */
export interface Work extends Pick<Identity, 'doi' | 'titleKey'> {
  readonly sourceId: string;
  readonly journal: string;
}

/** "The Lancet" and "Lancet" are one journal. */
const journalKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Of its own feed, journal or publisher. */
export const maySpeakOf = ({ sourceId, journal, registrants }: Speaker, work: Work): boolean =>
  work.sourceId === sourceId ||
  journalKey(work.journal) === journalKey(journal) ||
  (work.doi !== null && registrants.has(registrantOf(work.doi)));

/**
 * Whether a notice says what was not said yet. A journal often says the same twice: in the entry of the article, and in one of its
 * own. An article is taken back once; doubted and mended it may be again. `before`: what of the same kind is noted on the article.
 */
export const isNews = (kind: NoticeKind, before: readonly string[]): boolean =>
  before.length === 0 || (kind !== 'retraction' && before.some((noticeId) => noticeId !== ''));

export interface Subject<Known> {
  /** The work, where it is here. */
  readonly work: Known | null;
  /** What names it, for whoever cites it or brings it later. */
  readonly names: Concerned;
  /** Here is what its words may mean, and it is another publisher's. */
  readonly refused: boolean;
}

/**
 * A title that is found decides. Otherwise it is the first DOI of a publisher of its own: what else stands in a text is what the
 * authors cite.
 */
export function subjectOf<Known extends Work>({ dois, titleKey }: Concerned, speaker: Speaker, known: readonly Known[]): Subject<Known> {
  const doi = dois.find((one) => speaker.registrants.has(registrantOf(one))) ?? null;
  const titled = titleKey === null ? [] : known.filter((one) => one.titleKey === titleKey);
  const own = titled.filter((one) => maySpeakOf(speaker, one));
  // Several of one title, such as the review of each year, are told apart by DOI.
  const byTitle = own.length > 1 ? own.find((one) => one.doi !== null && one.doi === doi) : own[0];
  if (byTitle !== undefined) return { work: byTitle, names: { dois: byTitle.doi === null ? [] : [byTitle.doi], titleKey }, refused: false };
  const byDoi = doi === null ? undefined : known.find((one) => one.doi === doi);
  const foreign = titled.length > 0 || known.some((one) => one.doi !== null && one.doi !== doi && dois.includes(one.doi));
  const names = { dois: doi === null ? [] : [doi], titleKey: titled.length > 0 ? null : titleKey };
  return { work: byDoi ?? null, names, refused: byDoi === undefined && foreign };
}
