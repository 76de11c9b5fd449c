/** Words that look clinical and that nothing answered to, so that the reader can say it otherwise. */
import type { NotUnderstood } from '../assessment.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';

const CLINICAL_ENDING =
  /(?:itis|algia|a?emia|aemia|osis|iasis|oma|omas|pathy|pati|plegia|plegi|uria|rrh(?:o?ea|agia)|rea|megaly|megali|pno?ea|cele|lysis|penia|paresis|parese|phagia|fagia|trophy|trofi|spasm|ptysis|stasis|edema|oedema|sclerosis|genic|dynia|phobia|fobia|opsia|opia|cytosis|sitosis)$/;
const SHORTEST = 6;
const MOST = 40;

export function notUnderstood(tokens: readonly Token[], known: Uint8Array, matched: Uint8Array): NotUnderstood[] {
  const seen = new Set<string>();
  const found: NotUnderstood[] = [];
  tokens.forEach((token, at) => {
    if (found.length >= MOST || token.kind !== 'word' || matched[at] === 1 || token.text.length < SHORTEST) return;
    if (STOP_WORDS.has(token.text) || seen.has(token.text) || known[at] === 1 || !CLINICAL_ENDING.test(token.text)) return;
    seen.add(token.text);
    found.push({ span: [token.start, token.end], words: token.text, why: 'unknown-word' });
  });
  return found;
}
