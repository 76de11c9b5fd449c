/** Sources of facts, looked up once; the same source is the same object wherever it is cited, so that merging compares nothing. */
import { type Citation, citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';

interface Holder {
  readonly sources: Parameters<typeof citations>[1];
}
/** What stands under `keys` in the file of a drug or a rule; `owner` is the drug whose label is meant. */
export type Cited = (holder: Holder, keys: readonly string[], owner?: string) => readonly Citation[];

export function citedIn(knowledge: Knowledge): Cited {
  const byHolder = new Map<Holder, Map<readonly string[], readonly Citation[]>>();
  const all = new Map<string, Citation>();
  const one = (citation: Citation): Citation => {
    const key = `${citation.id}|${citation.of ?? ''}|${citation.section ?? ''}`;
    const known = all.get(key) ?? citation;
    all.set(key, known);
    return known;
  };
  return (holder, keys, owner) => {
    const known = byHolder.get(holder) ?? new Map<readonly string[], readonly Citation[]>();
    byHolder.set(holder, known);
    const made = known.get(keys) ?? citations(knowledge, holder.sources, keys, owner).map(one);
    known.set(keys, made);
    return made;
  };
}

/** Sources of several facts, none twice. */
export const merged = (...lists: readonly (readonly Citation[])[]): Citation[] => [...new Set(lists.flat())];
