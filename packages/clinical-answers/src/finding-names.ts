import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { plain } from './name-likeness.ts';
import type { Language, Named } from './said.ts';

/** Findings by how their names, synonyms and lay words begin, for a field in which they are ticked. */
export function searchFindings({ findings }: Knowledge, query: string, language: Language, most = 8): Named[] {
  const typed = plain(query);
  if (typed.length < 2) return [];
  const scored: { id: string; name: string; score: number }[] = [];
  for (const { id, names, synonyms, lay } of Object.values(findings)) {
    const own = plain(names[language]);
    const others = [names.en, names.id, ...(synonyms?.en ?? []), ...(synonyms?.id ?? []), ...(lay?.en ?? []), ...(lay?.id ?? [])].map(
      plain,
    );
    const score = own.startsWith(typed) ? 0 : own.includes(` ${typed}`) ? 1 : others.some((name) => name.startsWith(typed)) ? 2 : null;
    if (score !== null) scored.push({ id, name: names[language], score });
  }
  return scored
    .sort((a, b) => a.score - b.score || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ id, name }) => ({ id, name }));
}
