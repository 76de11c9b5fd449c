/** Toothache that goes to the jaw is no pain of the heart that does, nor is a colic that goes down to the testis one of the testis. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const TOOTH_OR_EAR =
  /^(?:tooth|toothache|teeth|molars?|gums?|dental|gigi|giginya|gusi|geraham|ears?|earache|telinga|sinus|tonsils?|amandel)$/;
const HEART =
  /^(?:chest|dada|heart|jantung|ulu|epigastri\w*|breastbone|sternum|retrosternal|substernal|angina|arms?|lengan|shoulders?|bahu)$/;
const LOIN = /^(?:flank|flanks|loin|loins|kidney|renal|ureter\w*|pinggang\w*|ginjal)$/;
const GOES_TO = /^(?:down|into|to|towards?|radiat\w+|menjalar\w*|menyebar|sampai|ke|tembus)$/;
const OF_TESTIS = /^(?:sudden-)?testicular-pain$/;

export function radiatesFromElsewhere(
  { findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  { sentence }: Structure,
  { target, from, to }: Match,
): boolean {
  const id = findings[target]?.id ?? '';
  const isOfTestis = OF_TESTIS.test(id);
  if (!isOfTestis && id !== 'pain-radiating-to-arm-or-jaw') return false;
  const words = tokens.filter((_, at) => sentence[at] === sentence[from]).map(({ text }) => text);
  if (isOfTestis) return words.some((word) => LOIN.test(word)) && tokens.slice(from, to + 1).some(({ text }) => GOES_TO.test(text));
  return words.some((word) => TOOTH_OR_EAR.test(word)) && !words.some((word) => HEART.test(word));
}
