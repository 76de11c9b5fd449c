import type { Analyte, Language } from './analyte.ts';
import { analytes } from './catalogue.ts';

export interface AnalyteMatch {
  readonly analyte: Analyte;
  /** The name to show, in the language asked for. */
  readonly name: string;
  /** The name or synonym that matched; may be of the other language. */
  readonly matched: string;
}

/** Lower case, without accents; "SGPT (ALT)", "sgpt alt" and "hs-CRP", "hs crp" become the same. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim();

interface Entry {
  readonly analyte: Analyte;
  readonly language: Language;
  readonly text: string;
  readonly folded: string;
  readonly isSynonym: boolean;
}

const entries: readonly Entry[] = analytes.flatMap((analyte) =>
  (['en', 'id'] as const).flatMap((language) =>
    analyte.names[language].map((text, index) => ({ analyte, language, text, folded: foldName(text), isSynonym: index > 0 })),
  ),
);

/** Smaller is better; undefined is no match. The other language comes after, since doctors mix both. */
function rank(entry: Entry, query: string, language: Language): number | undefined {
  const other = entry.language === language ? 0 : 10;
  const synonym = entry.isSynonym ? 1 : 0;
  if (entry.folded === query) return other;
  if (entry.folded.startsWith(query)) return 2 + synonym + other;
  if (` ${entry.folded}`.includes(` ${query}`)) return 4 + synonym + other;
  // Inside a word only from three letters on: "na" must not find "bilirubin (urinary)".
  if (query.length >= 3 && entry.folded.includes(query)) return 6 + synonym + other;
  return undefined;
}

export function findAnalyte(query: string, language: Language, limit = 8): readonly AnalyteMatch[] {
  const folded = foldName(query.slice(0, 80));
  if (folded === '') return [];
  const best = new Map<Analyte, { rank: number; text: string }>();
  for (const entry of entries) {
    const found = rank(entry, folded, language);
    const before = best.get(entry.analyte);
    if (found !== undefined && (before === undefined || found < before.rank)) best.set(entry.analyte, { rank: found, text: entry.text });
  }
  return [...best]
    .sort(([, a], [, b]) => a.rank - b.rank)
    .slice(0, limit)
    .map(([analyte, { text }]) => ({ analyte, name: analyte.names[language][0] ?? analyte.id, matched: text }));
}
