/**
 * “Batuk 2 minggu, darah dikit”, “muntah 3x, darah (-)”: blood that begins a part of a sentence is in what was told last before it. Where
 * else it comes from, or that it is a pressure, a group or a test, is said right behind it.
 */
import { isOfPatient } from './circumstance.ts';
import type { SaidFinding } from './said-finding.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

/** What blood may be in; of a wound or a womb others tell. */
const SOURCES: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:batuk\p{L}*|cough\p{L}*|dahak\p{L}*|sputum|phlegm|riak)$/u, 'haemoptysis'],
  [/^(?:muntah\p{L}*|vomit\p{L}*)$/u, 'haematemesis'],
  [
    /^(?:bab|babnya|berak\p{L}*|feses\p{L}*|tinja\p{L}*|stools?|poo\p{L}*|motions?|sembelit|konstipasi|constipat\p{L}*)$/u,
    'rectal-bleeding',
  ],
  [/^(?:kencing\p{L}*|pipis\p{L}*|bak|baknya|urin\p{L}*|pee\p{L}*|wee|dysuria|disuria|anyang\p{L}*)$/u, 'haematuria'],
  [/^(?:hidung\p{L}*|ingus\p{L}*|nose|nosebleeds?)$/u, 'epistaxis'],
  [
    /^(?:luka\p{L}*|wounds?|cuts?|gusi\p{L}*|gums?|gigi\p{L}*|teeth|tooth|mata|eyes?|telinga|kuping|ears?|haid|mens\p{L}*|periods?|hamil|pregnan\p{L}*|nifas|partum|lahir\p{L}*|melahirkan|keguguran|keputihan|vagin\p{L}*|kemaluan|mencret\p{L}*|diare\p{L}*|diarrhoea|diarrhea|digigit|bisul|puting|nipples?|jatuh|fell|kecelakaan|tertusuk|sunat)$/u,
    null,
  ],
];
const BLOOD = /^(?:blood|bloody|darah|darahnya|berdarah)$/;
/** Between the comma and it. */
const OPENING =
  /^(?:ada|terdapat|dengan|disertai|campur|bercampur|keluar|kadang|kadang-kadang|sesekali|juga|sedikit|bercak|kemarin|tadi|semalam|sekarang|pagi|lalu|sempat|mulai|tidak|tak|gak|ga|nggak|tanpa|belum|no|not|without|any|some|with|sometimes|also|a|little|fresh|streaks?|specks?|flecks?|of|had|has|then)$/;
/** Behind it: how much, how it looks, since when. */
const GOES_ON =
  /^(?:dikit|sedikit|banyak|segar|merah|hitam|menetes|netes|terus|lagi|juga|tadi|sejak|dari|semalam|kemarin|menggumpal|gumpal\p{L}*|campur|lendir|dan|tapi|sudah|kali|positif|negatif|tidak|seen|streaks?|streaked|tinged|clots?|specks?|flecks?|since|today|now|this|and|but|too|twice|once)$/u;
/** “Darah dari hidung”, and not “darah dari kemarin”. */
const SINCE = /^(?:kemarin|tadi|semalam|pagi|siang|sore|malam|subuh|minggu|senin|selasa|rabu|kamis|jumat|sabtu|\d+)$/;
const DENIED_BEHIND = /^(?:\(-\)|negatif)$/;

export function bloodBehindComma(
  tokens: readonly Token[],
  structure: Structure,
  isMatched: (at: number) => boolean,
  isDenied: (at: number) => boolean,
): SaidFinding[] {
  return tokens.flatMap(({ text, start, end }, at): SaidFinding[] => {
    if (!BLOOD.test(text) || isMatched(at) || !isOnItsOwn(tokens, at)) return [];
    const source = sourceBefore(tokens, structure, commaBefore(tokens, at));
    if (source === undefined || isDenied(source.at) || !isOfPatient(tokens, structure, source.at, source.at)) return [];
    const [next, second] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
    const isAbsent = isDenied(at) || DENIED_BEHIND.test(next) || (next === 'tidak' && second === 'ada');
    return [{ finding: source.finding, present: !isAbsent, start, end }];
  });
}

/** Nothing behind it says whence it comes or that it is no blood that flows. */
function isOnItsOwn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return true;
  if (next.kind === 'number') return false;
  if (next.kind === 'mark') return next.text !== ':' && next.text !== '-' && next.text !== '/';
  return GOES_ON.test(next.text) && (next.text !== 'dari' || SINCE.test(tokens[at + 2]?.text ?? ''));
}

/** The comma behind which it begins; -1 where it does not. */
function commaBefore(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (OPENING.test(tokens[before]?.text ?? '')) before -= 1;
  return tokens[before]?.text === ',' ? before : -1;
}

/** The nearest before the comma in its sentence, which “, no …” ends. */
function sourceBefore(
  tokens: readonly Token[],
  { sentence }: Structure,
  comma: number,
): { readonly at: number; readonly finding: string } | undefined {
  for (let at = comma - 1; at >= 0 && sentence[at] === sentence[comma - 1]; at -= 1) {
    const found = SOURCES.find(([words]) => words.test(tokens[at]?.text ?? ''));
    if (found !== undefined) return found[1] === null ? undefined : { at, finding: found[1] };
  }
  return undefined;
}
