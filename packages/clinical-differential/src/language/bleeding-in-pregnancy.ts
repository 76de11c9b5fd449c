/**
 * “Hamil 8 minggu, perdarahan”: of somebody who is pregnant, bleeding of which nothing else is said is from where a child comes. What
 * bleeds otherwise (gums, a wound, a nose) is named beside it.
 */
import type { SaidFinding } from './said-finding.ts';
import type { Token } from './tokens.ts';

const BLEEDING = /^(?:bleed(?:s|ing)?|bled|haemorrhage|hemorrhage|perdarahan|pendarahan)$/;
/** What may follow without naming a place: since when, how much, and what else. */
const NO_PLACE =
  /^(?:since|for|today|now|this|last|yesterday|with|and|but|again|heavily|lightly|sejak|selama|dan|dengan|tapi|tetapi|lagi|banyak|sedikit|tadi|kemarin|semalam|ringan|hebat|segar|hitam|merah|clots?|gumpalan|menggumpal)$/;

/** “A gush of bright blood”, “keluar darah hitam”. */
const LOST = /^(?:gush\w*|losing|lost|passing|passed|pouring|keluar|mengucur|ngucur|merembes)$/;
const isLostBlood = (tokens: readonly Token[], at: number) =>
  /^(?:blood|darah)$/.test(tokens[at]?.text ?? '') && tokens.slice(Math.max(0, at - 3), at).some(({ text }) => LOST.test(text));

/** “Bleeding heavily”, “darah banyak sama gumpalan”. */
const MUCH = /^(?:heavily|heavy|profusely|profuse|banyak|hebat|deras|gushing|pouring|ngucur|mengucur)$/;

/** Pads that one after the other are full, in childbed. */
const PADS =
  /(?<!\p{L})(?:soak\w*|fill\w*|full|penuh|basah|ganti)(?!\p{L})[^.;\n]{0,15}(?<!\p{L})(?:pads?|pembalut|softex|kain|sarung)(?!\p{L})|(?<!\p{L})(?:pads?|pembalut|softex|kain)(?!\p{L})[^.;\n]{0,15}(?<!\p{L})(?:soaked|full|penuh|basah)(?!\p{L})/giu;
const FEW = /(?<!\p{L})(?:no|not|none|tidak|tdk|tak|gak?|half|setengah)(?!\p{L})/iu;

/** “Perdarahan ±800 cc”, “EBL 1.2 L”: what was lost, and not what was given for it. */
const LOST_AMOUNT =
  /(?<!\p{L})(?:pe[rn]darahan|darah(?:nya)?|EBL|QBL|PPH|HPP|blood loss|bleeding|bled|lost|loss)(?!\p{L})(?:(?!masuk|infus|transfus|PRC|NaCl|RL )[^.;,\n\d<]){0,20}(\d(?:[.,]\d{3})|\d{3,4}|\d(?:[.,]\d{1,2})?)\s*(cc|ml|l|lit(?:er|re)s?)(?!\p{L})/giu;
/** So much is a haemorrhage after any birth. */
const HAEMORRHAGE = 500;
const A_LITRE = 1000;
const isMuchLost = ({ 1: amount = '', 2: unit = '' }: RegExpExecArray): boolean => {
  const isLitres = /^l/i.test(unit);
  const value = Number(isLitres ? amount.replace(',', '.') : amount.replace(/[.,](?=\d{3}$)/, ''));
  return value * (isLitres ? A_LITRE : 1) >= HAEMORRHAGE;
};

/** “Nifas hari ke-2, perdarahan banyak”: in childbed, much blood of which nothing else is said is from the womb. */
export function bleedingAfterBirth(text: string, tokens: readonly Token[], isSpent: (at: number) => boolean): SaidFinding[] {
  const much = bleedingInPregnancy(tokens, isSpent).filter(({ finding }) => finding === 'heavy-vaginal-bleeding');
  const pads = [...text.matchAll(PADS)].filter(([words]) => !FEW.test(words));
  const told = [...pads, ...[...text.matchAll(LOST_AMOUNT)].filter(isMuchLost)];
  return [...much, ...told.map(({ 0: words, index }) => ({ present: true, start: index, end: index + words.length }))].map((one) => ({
    ...one,
    finding: 'heavy-bleeding-after-birth',
  }));
}

/** `isSpent`: understood as part of something else, or denied. */
export function bleedingInPregnancy(tokens: readonly Token[], isSpent: (at: number) => boolean): SaidFinding[] {
  return tokens.flatMap(({ text, start, end }, at): SaidFinding[] => {
    if (!(BLEEDING.test(text) || isLostBlood(tokens, at)) || isSpent(at)) return [];
    const next = tokens[at + 1];
    const isPlaced = next?.kind === 'word' && !NO_PLACE.test(next.text);
    const isMuch = MUCH.test(next?.text ?? '') || MUCH.test(tokens[at - 1]?.text ?? '');
    return isPlaced ? [] : [{ finding: isMuch ? 'heavy-vaginal-bleeding' : 'vaginal-bleeding', present: true, start, end }];
  });
}
