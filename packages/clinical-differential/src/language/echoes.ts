/** What a text says beyond the findings that were recognised in it. */
import { isOfPatient } from './circumstance.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Stretches } from './stretches.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

/** “Creatinine and potassium normal” hints at no kidney disease, “power/reflexes/sensation intact” at none of the nerves. */
const ALL_IS_WELL = new Set([
  'normal',
  'unremarkable',
  'normally',
  'negative',
  'neg',
  'nad',
  'negatif',
  'intact',
  'ok',
  'okay',
  'preserved',
  'dbn',
  'baik',
]);

/** “Skin: no rash”, “Heart Rate: 82”: where one looked and what was measured or given hint at nothing. */
function isLabel(tokens: readonly Token[], { part }: Structure, values: Stretches, from: number, to: number): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  if (values.hold(start, end)) return true;
  let next = to + 1;
  while (next - to <= LONGEST_LABEL && part[next] === part[to]) next += 1;
  return tokens[next]?.text === ':';
}
const LONGEST_LABEL = 2;

/** Not what is denied or said to be normal, not what is said of others, and no word that only joins or counts: “three days” hints at no disease. */
export function echoesOf(
  { concepts }: KnowledgeLanguage,
  occurrences: readonly Occurrence[],
  matched: Uint8Array,
  denied: Int32Array,
  tokens: readonly Token[],
  structure: Structure,
  values: Stretches,
): ReadonlySet<number> {
  const silent = new Set(['family', 'household'].map((name) => concepts.named(name)));
  const isSaying = (from: number, to: number) =>
    tokens.slice(from, to + 1).some(({ text, kind }) => kind === 'word' && !STOP_WORDS.has(text));
  const wellParts = new Set(tokens.flatMap(({ text }, at) => (ALL_IS_WELL.has(text) ? (structure.part[at] ?? []) : [])));
  const echoes = new Set<number>();
  for (const { concept, from, to, isDirect } of occurrences) {
    if (!isDirect || !isSaying(from, to) || (matched[from] === 1 && matched[to] === 1) || (denied[from] ?? -1) >= 0 || echoes.has(concept))
      continue;
    if (isLabel(tokens, structure, values, from, to)) continue;
    if (wellParts.has(structure.part[from] ?? -1)) continue;
    if (!silent.has(concept) && isOfPatient(tokens, structure, from, to)) echoes.add(concept);
  }
  return echoes;
}
