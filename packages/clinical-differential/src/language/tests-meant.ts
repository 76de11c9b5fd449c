/** “Pregnancy test”, “tes HIV”: what is looked for is there only where a result is told. */
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const TESTING = /^(?:tests?|testing|tested|kits?|screening|screen|screened|swabs?|clinic|etiquette|awareness)$/;
const TESTING_BEFORE = /^(?:tes|test|tests|cek|dicek|skrining|screening|testing|tested|screened|rapid|periksa|diperiksa)$/;
const FOR = new Set(['for', 'untuk', '-']);
/** What somebody goes to a clinic for is told by it. */
const LASTING = /^(?:diabet\w+|asthma|asma|hiv|hypertension|hipertensi|hamil|kehamilan|cancer|kanker|tbc?|epilepsy|gout|antenatal)$/;
const RESULTS =
  /^(?:negatives?|negatif|\(-\)|normal|positives?|positif|reactive|reaktif|\(\+\)|\+|confirm\w*|shows?|showed|menunjukkan|ternyata|hasilnya|strip|garis|lines?|high|tinggi|raised|elevated|abnormal|impaired|failed|reduced|poor|low)$/;
const RESULT_WITHIN = 12;

export function isOnlyLookedFor(tokens: readonly Token[], { sentence }: Structure, { used, from, to }: Match): boolean {
  const word = (at: number) => (sentence[at] === sentence[from] ? (tokens[at]?.text ?? '') : '');
  if (used.some((one) => TESTING.test(word(one.from)) || TESTING_BEFORE.test(word(one.from)))) return false;
  const next = word(to + 1) === '-' ? word(to + 2) : word(to + 1);
  const before = FOR.has(word(from - 1)) ? word(from - 2) : word(from - 1);
  if (!TESTING.test(next) && !TESTING_BEFORE.test(before)) return false;
  if (next === 'clinic' && used.some((one) => LASTING.test(word(one.from)))) return false;
  for (let at = Math.max(0, from - 3); at <= to + RESULT_WITHIN; at += 1)
    if (RESULTS.test(word(at)) && !/^non/.test(word(at - 1) === '-' ? word(at - 2) : word(at - 1))) return false;
  return true;
}
