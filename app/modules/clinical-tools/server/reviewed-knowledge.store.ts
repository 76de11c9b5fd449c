/** Reviews by staff laid over the knowledge: what was read by somebody is not called drafted any more, in answers or in browsers. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Database } from '#platform/db/database.ts';
import type { FileKind } from '../knowledge-desk.contract.ts';
import { allReviews, reviewsStamp } from './file-review.store.ts';
import { drugTools, fileHashes, knowledge } from './knowledge.data.ts';

type State = Knowledge['findingFiles'][string]['state'];
export interface Reviewable {
  state: State;
}

/** What stands in a file, by its path; null for vocabularies and other files that nobody signs. */
export function contentOf(path: string): { kind: FileKind; id: string; content: Reviewable } | null {
  const all = knowledge();
  const [folder = '', ...rest] = path.split('/');
  const id = rest.join('/').replace(/\.yaml$/, '');
  const find = (kind: FileKind, content: { readonly state: State } | undefined) =>
    content === undefined ? null : { kind, id, content: content as Reviewable };
  switch (folder) {
    case 'drugs':
      return find('drugs', all.drugs[id]);
    case 'interactions':
      return find('interactions', all.pairs[id]);
    case 'mechanisms':
      return find('mechanisms', all.mechanisms[id]);
    case 'diseases':
      return find('diseases', all.diseases[id]);
    case 'findings':
      return find('findings', all.findingFiles[path]);
    case 'classes':
    case 'brands':
      return find(folder, all.vocabularyFiles[path]);
    case 'vocabulary':
      return id === 'allergies' ? find('allergies', all.vocabularyFiles[path]) : null;
    default:
      return null;
  }
}

const FRESH_MS = 30_000;
/** States as the files have them, of those that a review covers now. */
const original = new Map<string, State>();
let looked = 0;
let stamp: string | null = null;

/** Looks for new reviews every half a minute; nothing is asked of the database in between. */
export async function withReviews(db: Database): Promise<void> {
  if (Date.now() - looked < FRESH_MS) return;
  looked = Date.now();
  await layReviews(db);
}

export async function layReviews(db: Database): Promise<void> {
  const now = await reviewsStamp(db);
  if (now === stamp) return;
  const reviews = await allReviews(db);
  for (const [path, state] of original) {
    const found = contentOf(path);
    if (found !== null) found.content.state = state;
  }
  original.clear();
  const hashes = fileHashes();
  for (const { path, hash, reviewer, reviewedAt } of reviews) {
    const found = hashes[path] === hash ? contentOf(path) : null;
    if (found === null) continue;
    original.set(path, found.content.state);
    found.content.state = { reviewed: { by: reviewer, on: reviewedAt.toISOString().slice(0, 10) } };
  }
  // Only now: what fails on the way is tried again.
  stamp = now;
  // Pairs judged before say what was drafted then.
  drugTools().interactions.judged.clear();
}

/** The state that stands in the file itself, whatever reviews are laid over it. */
export const stateInFile = (path: string): State | undefined => original.get(path) ?? contentOf(path)?.content.state;

/** Changes when what is served to browsers does. */
export const reviewsVersion = () => stamp ?? '';
