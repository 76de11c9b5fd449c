import { reviewedOf } from '@kolegia/clinical-answers/said';
import { coverage } from '@kolegia/clinical-knowledge/coverage';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { getKnowledgeOverview, type KnowledgeFile, listKnowledgeFiles, reviewFile } from '../knowledge-desk.contract.ts';
import { fileName } from './file-name.policy.ts';
import { allReviews, putReview, type ReviewRow } from './file-review.store.ts';
import { fileHashes, findingsIn, knowledge } from './knowledge.data.ts';
import { contentOf, layReviews, stateInFile } from './reviewed-knowledge.store.ts';

const OLDEST = 10;

export const knowledgeDeskHandlers = [
  handle(getKnowledgeOverview, async ({ db, language }) => {
    const files = await filesOf(db, language);
    const reviewed = files.filter(({ state }) => state === 'reviewed');
    return {
      counts: coverage(knowledge()).map(({ label, count, goal }) => ({ label: label.trim(), count, goal: goal ?? null })),
      reviewed: reviewed.length,
      lapsed: files.filter(({ state }) => state === 'lapsed').length,
      oldest: reviewed.toSorted((a, b) => ((a.reviewedAt ?? '') < (b.reviewedAt ?? '') ? -1 : 1)).slice(0, OLDEST),
    };
  }),

  handle(listKnowledgeFiles, async ({ db, language }, { kind, state, words = '', cursor, limit }) => {
    const after = decodeCursor(cursor, 1)?.[0];
    const wanted = words.trim().toLowerCase();
    const rows = (await filesOf(db, language)).filter(
      (file) =>
        (kind === undefined || file.kind === kind) &&
        (state === undefined || file.state === state) &&
        (wanted === '' || `${file.name} ${file.path}`.toLowerCase().includes(wanted)) &&
        (typeof after !== 'string' || file.path > after),
    );
    const data = rows.slice(0, limit);
    const last = data.at(-1);
    return { data, nextCursor: rows.length > limit && last !== undefined ? encodeCursor([last.path]) : null };
  }),

  handle(reviewFile, async ({ db, services, viewer, language, afterCommit, log }, { path, hash, reviewer, profession }) => {
    const current = fileHashes()[path];
    if (current === undefined || contentOf(path) === null) throw new Failure('clinical-tools.fileNotFound');
    if (current !== hash) throw new Failure('clinical-tools.fileChanged');
    const row = await putReview(db, { path, hash, reviewer, profession, memberId: viewer.id });
    afterCommit(() => {
      layReviews(services.database.db).catch((error: unknown) => log.warn({ err: error }, 'a review is seen later'));
    });
    return fileOf(path, current, row, language) as KnowledgeFile;
  }),
];

async function filesOf(db: Database, language: Language): Promise<KnowledgeFile[]> {
  const reviews = new Map((await allReviews(db)).map((row) => [row.path, row]));
  return Object.entries(fileHashes())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, hash]) => fileOf(path, hash, reviews.get(path), language) ?? []);
}

function fileOf(path: string, hash: string, review: ReviewRow | undefined, language: Language): KnowledgeFile | null {
  const found = contentOf(path);
  if (found === null) return null;
  const signed = review === undefined || review.hash !== hash ? reviewedOf(stateInFile(path)) : null;
  return {
    path,
    hash,
    kind: found.kind,
    name: fileName(knowledge(), found.kind, found.id, findingsIn().get(path) ?? [], language),
    ...(signed === null ? markOf(review, hash) : { state: 'reviewed', reviewer: signed.by, profession: null, reviewedAt: signed.on }),
  };
}

/** What staff put down here; a file may also say itself who has read it. */
const markOf = (review: ReviewRow | undefined, hash: string) => ({
  state: review === undefined ? ('drafted' as const) : review.hash === hash ? ('reviewed' as const) : ('lapsed' as const),
  reviewer: review?.reviewer ?? null,
  profession: review?.profession ?? null,
  reviewedAt: review?.reviewedAt.toISOString() ?? null,
});
