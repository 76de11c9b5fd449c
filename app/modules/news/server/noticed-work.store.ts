/** What notices are about, kept by what names it: the work may be cited, or come in, long after its notice. */
import { eq } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { SourceKind } from '../journal.contract.ts';
import type { NoticeKind } from '../news.contract.ts';
import type { Identity } from './article-identity.policy.ts';
import { noticedWork } from './news.schema.ts';
import { registrantOf } from './notice-subject.policy.ts';

/** Rows in one statement. */
const BATCH = 500;

/** What a notice names. */
export interface Concerned {
  readonly dois: readonly string[];
  readonly titleKey: string | null;
}

export const namesOf = ({ dois, titleKey }: Concerned): string[] => [...dois, ...(titleKey === null ? [] : [titleKey])];

/** The works a notice may be about. Its text may hold the DOI of something else: the title stands for itself. */
export const identitiesIn = ({ dois, titleKey }: Concerned): Identity[] => [
  ...dois.map((doi) => ({ doi, linkKey: null, titleKey: null })),
  ...(titleKey === null ? [] : [{ doi: null, linkKey: null, titleKey }]),
];

const isDoi = (name: string): boolean => name.includes('/');

export async function keepNoticedWorks(
  db: Database,
  notices: readonly { readonly id: string; readonly kind: NoticeKind; readonly concerns: Concerned }[],
): Promise<void> {
  const rows = notices.flatMap(({ id, kind, concerns }) => namesOf(concerns).map((name) => ({ name, noticeId: id, kind })));
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insert(noticedWork)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
}

/** What it names is not said of by this one. */
export async function forgetNoticedWorks(db: Database, noticeId: string): Promise<void> {
  await db.delete(noticedWork).where(eq(noticedWork.noticeId, noticeId));
}

/** What the notice with this id names. */
export async function concernedBy(db: Database, noticeId: string): Promise<Concerned> {
  const rows = await db.select({ name: noticedWork.name }).from(noticedWork).where(eq(noticedWork.noticeId, noticeId));
  const names = rows.map(({ name }) => name);
  return { dois: names.filter(isDoi), titleKey: names.find((name) => !isDoi(name)) ?? null };
}

/** A notice that was kept, with the article that says so. */
export interface KeptNotice {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly at: Date;
  readonly names: string[];
  readonly sourceId: string;
  readonly sourceName: string;
  readonly sourceKind: SourceKind;
  /** Of the notice itself. */
  readonly doi: string | null;
}

const kept = prepared<{ [K in keyof KeptNotice]: KeptNotice[K] }>(
  'news.noticesNaming',
  `select n.id as "noticeId", n.title, n.published_at as at, min(w.kind) as kind, array_agg(w.name) as names, n.source_id as "sourceId",
      s.name as "sourceName", s.kind as "sourceKind", n.doi
    from news.noticed_work w join news.article n on n.id = w.notice_id join news.source s on s.id = n.source_id
    where w.notice_id in (select m.notice_id from news.noticed_work m where m.name = any($1::text[]))
    group by n.id, s.id order by n.id`,
);

/** Notices of works that may be one of these; `saidOf` tells which of them are. */
export async function noticesNaming(db: Database, wanted: readonly Identity[]): Promise<KeptNotice[]> {
  const names = [...new Set(wanted.flatMap(({ doi, titleKey }) => [doi ?? [], titleKey ?? []].flat()))];
  const found = new Map<string, KeptNotice>();
  for (let start = 0; start < names.length; start += BATCH)
    for (const one of await kept(db, [names.slice(start, start + BATCH)])) found.set(one.noticeId, one);
  return [...found.values()];
}

/** True when the notice is about this work. A work of the same title and of another publisher is another. */
export function saidOf({ names, doi: ofNotice }: Pick<KeptNotice, 'names' | 'doi'>, { doi, titleKey }: Identity): boolean {
  if (doi !== null && names.includes(doi)) return true;
  const isForeign = doi !== null && ofNotice !== null && registrantOf(doi) !== registrantOf(ofNotice);
  return titleKey !== null && names.includes(titleKey) && !isForeign;
}
