/** Toothache that goes to the jaw is no pain of the heart that does. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const TOOTH_OR_EAR =
  /^(?:tooth|toothache|teeth|molars?|gums?|dental|gigi|giginya|gusi|geraham|ears?|earache|telinga|sinus|tonsils?|amandel)$/;
const HEART =
  /^(?:chest|dada|heart|jantung|ulu|epigastri\w*|breastbone|sternum|retrosternal|substernal|angina|arms?|lengan|shoulders?|bahu)$/;

export function radiatesFromElsewhere(
  { findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  { sentence }: Structure,
  { target, from }: Match,
): boolean {
  if (findings[target]?.id !== 'pain-radiating-to-arm-or-jaw') return false;
  const words = tokens.filter((_, at) => sentence[at] === sentence[from]).map(({ text }) => text);
  return words.some((word) => TOOTH_OR_EAR.test(word)) && !words.some((word) => HEART.test(word));
}
