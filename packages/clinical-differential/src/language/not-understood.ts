/** Words that nothing answered to, so that the reader can say it otherwise: clinical ones always, all of them where little was understood. */
import type { NotUnderstood } from '../assessment.ts';
import { NOISE_WORDS } from './noise-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';

const CLINICAL_ENDING =
  /(?:itis|algia|a?emia|aemia|osis|iasis|oma|omas|pathy|pati|plegia|plegi|uria|rrh(?:o?ea|agia)|rea|megaly|megali|pno?ea|cele|lysis|penia|paresis|parese|phagia|fagia|trophy|trofi|spasm|ptysis|stasis|edema|oedema|sclerosis|genic|dynia|phobia|fobia|opsia|opia|cytosis|sitosis)$/;
const SHORTEST_CLINICAL = 6;
const SHORTEST = 4;
const LONGEST = 30;
const MOST = 40;
/** Less of what a text says than this, and all that was missed is named. */
const LITTLE = 0.5;

export function notUnderstood(tokens: readonly Token[], known: Uint8Array, matched: Uint8Array): NotUnderstood[] {
  const isTelling = ({ kind, text }: Token) =>
    kind === 'word' && text.length >= SHORTEST && text.length <= LONGEST && !STOP_WORDS.has(text) && !NOISE_WORDS.has(text);
  const telling = tokens.flatMap((token, at) => (isTelling(token) ? [at] : []));
  const isLittle = telling.filter((at) => matched[at] === 1).length < LITTLE * telling.length;
  const isClinical = (at: number) => {
    const text = tokens[at]?.text ?? '';
    return text.length >= SHORTEST_CLINICAL && known[at] !== 1 && CLINICAL_ENDING.test(text);
  };
  const seen = new Set<string>();
  return telling.flatMap((at): NotUnderstood[] => {
    const token = tokens[at];
    if (token === undefined || matched[at] === 1 || seen.size >= MOST || seen.has(token.text) || !(isLittle || isClinical(at))) return [];
    seen.add(token.text);
    return [{ span: [token.start, token.end], words: token.text, why: 'unknown-word' }];
  });
}
