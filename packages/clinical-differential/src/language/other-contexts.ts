/** Findings whose words mean something else in such a sentence: dribbling of urine is no drooling, speech lost in noise no aphasia. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

interface Context {
  readonly findings: ReadonlySet<string>;
  /** Said anywhere in the sentence. */
  readonly beside: RegExp;
  readonly unless?: RegExp;
}

const CONTEXTS: readonly Context[] = [
  {
    findings: new Set(['drooling']),
    beside: /(?<!\p{L})(?:urin\w*|pee\w*|wee|stream|bladder|void\w*|pass(?:es|ed|ing)? water|toilet|kencing|pipis|bak)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:drool\w*|saliva|mouth|liur|ludah|ngiler|ngeces)(?!\p{L})/u,
  },
  {
    findings: new Set(['aphasia']),
    beside:
      /(?<!\p{L})(?:nois[ey]\w*|crowd\w*|restaurants?|background|hear(?:ing|s)?|deaf|telephone|phone|ramai|keramaian|bising|berisik|pendengaran)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:sudden\w*|mendadak|tiba|aphasia|afasia)(?!\p{L})/u,
  },
  {
    findings: new Set(['leg-weakness', 'limb-weakness']),
    beside:
      /(?<!\p{L})(?:all over|everywhere|whole body|entire body|seluruh (?:tubuh|badan)|sekujur|badan(?:nya)? (?:lemas|lemes|lemah|loyo))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:both|cannot|unable|buckle\w*|give way|paralys\w*|kedua|dua-duanya|tidak (?:bisa|kuat)|lumpuh)(?!\p{L})/u,
  },
  {
    // After an injury of one leg nobody stands on it.
    findings: new Set(['leg-weakness']),
    beside:
      /(?<!\p{L})(?:stand|walk|berdiri|berjalan|jalan|menapak)(?!\p{L}).{0,25}(?<!\p{L})(?:right|left|one|kanan|kiri|sebelah)(?!\p{L})/u,
  },
];

export function isOfOtherContext(
  { findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  { sentence }: Structure,
  { target, from }: Match,
): boolean {
  const id = findings[target]?.id ?? '';
  const contexts = CONTEXTS.filter((one) => one.findings.has(id));
  if (contexts.length === 0) return false;
  const said = tokens.flatMap(({ text }, at) => (sentence[at] === sentence[from] ? [text] : [])).join(' ');
  return contexts.some(({ beside, unless }) => beside.test(said) && unless?.test(said) !== true);
}
