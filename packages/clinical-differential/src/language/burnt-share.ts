/** “12 persen melepuh”, “scalded over chest and arms”: a burn of a tenth of the body or more, by a figure or by the places it reaches. */
import type { SaidFinding } from './said-finding.ts';

/** What burns like fire is none. */
const BURN =
  /(?<!\p{L})(?<!(?:seperti|rasa|serasa|kayak|bagai|bak|like|feels|felt) (?:it )?)(?:burns? (?:over|on|covering)|burnt|burned|scald(?:s|ed)?|boiling|hot (?:oil|water|tea|coffee|soup|fat)|luka bakar|terbakar|(?:ter|ke)siram|kena (?:air|minyak|kuah) panas|melepuh)(?!\p{L})/iu;
/** How much of the body: a burn or the surface stands beside the figure. */
const OF_SURFACE = /(?<!\p{L})(?:burn\p{L}*|scald\p{L}*|tbsa|body surface|luka bakar|melepuh|permukaan tubuh)(?!\p{L})/iu;
const NEAR = 40;
const SHARE = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?|100)\s*(?:%|per ?cent|persen|prosen)/giu;
/** What else is counted in hundredths. */
const OTHER =
  /(?:spo2|satura\p{L}*|sats?|oksigen|oxygen|fio2|hct|hematokrit|ef|air|alkohol|alcohol|peroxide|solution|larutan|acid|asam)[^\d]{0,15}$/iu;
const TENTH = 10;
const TRUNK = /(?<!\p{L})(?:chest|belly|tummy|stomach|abdomen|back|trunk|torso|dada|perut|punggung|badan depan)(?!\p{L})/giu;
const OTHER_PART = /(?<!\p{L})(?:face|neck|arms?|legs?|thighs?|groin|muka|wajah|leher|lengan|tangan|kaki|paha|selangkangan)(?!\p{L})/iu;
const ALL_OVER =
  /(?<!\p{L})(?:all over (?:the|his|her|my)? ?body|(?:whole|entire) body|(?:di )?(?:se(?:luruh|kujur)) (?:tubuh|badan)|sebadan)(?!\p{L})/iu;
const SMALL =
  /(?<!\p{L})(?:small|tiny|minor|little|spots?|kecil|sedikit|ringan|bercak|cipratan|kecipratan|sunburn\p{L}*|matahari|berjemur)(?!\p{L})/iu;
const CLAUSE = /[^.;\n]+(?:[.,]\d[^.;\n]*)*/gu;

export function burntShare(text: string): SaidFinding[] {
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }): SaidFinding[] => {
    const share = [...clause.matchAll(SHARE)].find((found) => isOfSurface(clause, found));
    const burn = SMALL.test(clause) ? null : BURN.exec(clause);
    const found = share ?? (burn !== null && (ALL_OVER.test(clause) || isOfTwoParts(clause.slice(burn.index))) ? burn : undefined);
    if (found === undefined) return [];
    const start = index + found.index;
    return [{ finding: 'large-burn', present: true, start, end: start + found[0].length }];
  });
}

function isOfSurface(clause: string, { 0: all, 1: figure = '', index }: RegExpExecArray): boolean {
  if (Number(figure.replace(',', '.')) < TENTH || OTHER.test(clause.slice(Math.max(0, index - NEAR), index))) return false;
  return OF_SURFACE.test(clause.slice(Math.max(0, index - NEAR), index + all.length + NEAR));
}

/** The trunk and what is beside it, in one part of a sentence. */
function isOfTwoParts(said: string): boolean {
  const [part = ''] = said.split(',');
  const trunk = new Set([...part.matchAll(TRUNK)].map(([word]) => word.toLowerCase()));
  return trunk.size > 1 || (trunk.size === 1 && OTHER_PART.test(part));
}
