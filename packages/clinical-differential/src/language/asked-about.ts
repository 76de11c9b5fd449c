/** “Is it cancer?”, “apakah ini stroke?”: a disease that is asked about is not the patient's; what the patient feels is told all the same. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const ASKS =
  /(?:^|[,:;] )(?:(?:and|so|or|but|dok|dokter|doc|doctor|jadi|lalu) )*(?:(?:is|was|are|could|can|might|may|would) (?:it|this|that|these|there|they)(?= )|(?:could|can|might|may|do|am) i (?=have|be|get|having|develop)|(?:apakah|apa|mungkinkah|apa mungkin|mungkin) (?:ini|itu|benar|bisa|mungkin|termasuk|tanda|gejala|saya (?:kena|terkena|mengidap|menderita|sakit)))/u;

export function isAskedAbout(
  { findings, firstDisease, firstStatement }: KnowledgeLanguage,
  tokens: readonly Token[],
  { sentence }: Structure,
  { target, from, to }: Match,
): boolean {
  if (target >= firstStatement || (target < firstDisease && findings[target]?.id.startsWith('known-') !== true)) return false;
  let start = from;
  while (start > 0 && sentence[start - 1] === sentence[from] && tokens[start - 1]?.text !== '?') start -= 1;
  let end = to;
  while (end + 1 < tokens.length && tokens[end]?.text !== '?' && end - to < LONGEST && !'.!'.includes(tokens[end + 1]?.text ?? ''))
    end += 1;
  if (tokens[end]?.text !== '?') return false;
  const words = tokens.slice(start, from).map(({ text }) => text);
  return ASKS.test(
    `${words
      .join(' ')
      .replace(/^[.?! ]+/, '')
      .replaceAll(' ,', ',')} `,
  );
}
const LONGEST = 12;
