/** Age, sex, pregnancy and place of the patient, as a text tells them. */
import type { Region } from '../assessment.ts';
import { type BirthNote, birthNote } from './birth-notes.ts';
import { type Age, ageOf } from './patient-age.ts';
import { regionOf } from './places.ts';

export interface TextFacts extends Partial<Age> {
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
  readonly pregnancyWeek?: number;
  readonly region?: Region;
}

export const headOf = (text: string): string => text.slice(0, 4000);

export function patientFacts(text: string, birth: BirthNote | null = birthNote(headOf(text))): TextFacts {
  const head = headOf(text);
  const said = birth?.age ?? ageOf(head, birth === null ? undefined : birth.stage === 'newborn' ? 'newborn' : 'mother');
  // The baby of “39 weeks, first baby” is not born yet.
  const age = said?.ageAt === undefined && weeksAtFirst(head) !== undefined ? undefined : said;
  const carrying = pregnancyOf(head, age?.ageYears, birth);
  const isHers = carrying?.pregnant === true || birth?.stage === 'childbed' || birth?.stage === 'woman';
  const sex = isHers ? 'female' : birth?.stage === 'newborn' ? sexOfNewborn(head) : (sexOf(head)?.sex ?? saysNotPregnant(carrying));
  const region = regionOf(head);
  return {
    ...(age === undefined ? {} : age),
    ...(sex === undefined ? {} : { sex }),
    ...carrying,
    ...(region === undefined ? {} : { region }),
  };
}

/** Only a woman says that she is not with child. */
const saysNotPregnant = (carrying: Pick<TextFacts, 'pregnant'> | undefined) => (carrying?.pregnant === false ? 'female' : undefined);

/** Completed years within which anybody is with child. */
const FERTILE = { from: 9, to: 56 } as const;

/** A man, a child or an old woman in whose text a pregnancy is spoken of is not the one who carries it. */
export const mayBePregnant = (sex: 'female' | 'male' | undefined, ageYears: number | undefined): boolean =>
  sex !== 'male' && (ageYears === undefined || (ageYears >= FERTILE.from && ageYears < FERTILE.to));

function pregnancyOf(
  text: string,
  ageYears: number | undefined,
  birth: BirthNote | null,
): Pick<TextFacts, 'pregnant' | 'pregnancyWeek'> | undefined {
  // She who has borne is not with child, and nor is who was born.
  if (birth?.stage === 'childbed' || birth?.stage === 'newborn') return undefined;
  const isCarrying = birth?.stage === 'carrying';
  const week = pregnancyWeek(text) ?? (isCarrying && birth.week !== undefined ? { at: birth.at, weeks: birth.week } : undefined);
  const pregnant =
    week !== undefined ? { at: week.at, is: true } : (isPregnant(text) ?? (isCarrying ? { at: birth.at, is: true } : undefined));
  if (pregnant === undefined) return undefined;
  if (!pregnant.is) return { pregnant: false };
  const said = sexOf(text);
  const isOfHim = said?.sex === 'male' && said.at < pregnant.at;
  if (!mayBePregnant(isOfHim ? 'male' : undefined, ageYears)) return undefined;
  return week === undefined ? { pregnant: true } : { pregnant: true, pregnancyWeek: week.weeks };
}

const SEX: readonly (readonly [RegExp, 'female' | 'male'])[] = [
  [
    /\b(?:woman|female|girl|lady|schoolgirl|housewife|waitress|perempuan|cewek|cewe|wanita|gadis|mahasiswi|siswi|karyawati|ny\.|nn\.|nenek|primi|primigravida|multigravida|g\dp\d)(?![\p{L}])/iu,
    'female',
  ],
  [/(?<!\p{L})pr[.,]?\s*(?=\d)/iu, 'female'],
  // “P, 23 tahun”, “L 30 th”: perempuan and laki-laki.
  [/(?<![\p{L}\d/])P[.,]?\s*(?=\d{1,3}\s*(?:tahun|thn|th|bulan|bln)(?!\p{L}))/u, 'female'],
  [/(?<![\p{L}\d/])L[.,]?\s*(?=\d{1,3}\s*(?:tahun|thn|th|bulan|bln)(?!\p{L}))/u, 'male'],
  [/(?<!\p{L})lk[.,]?\s*(?=\d)/iu, 'male'],
  // “Tn R 27 thn”, “Bpk 68 th”, “Ny 40 thn”, with a name, its letter or none.
  [/(?<!\p{L})(?:Tn|tn|Bpk|bpk|Bapak|Pak|Sdr)\.?\s*(?:\p{Lu}\p{L}*\.?,?\s*)?(?=\d)/u, 'male'],
  [/(?<!\p{L})(?:Ny|ny|Nn|nn|Ibu|Bu|Sdri)\.?\s*(?:\p{Lu}\p{L}*\.?,?\s*)?(?=\d)/u, 'female'],
  [/♀/u, 'female'],
  [/♂/u, 'male'],
  [/^(?:seorang )?(?:ibu|bu)\b(?! (?:saya|kami|aku))/iu, 'female'],
  [/^(?:seorang )?(?:bapak|pak)\b(?! (?:saya|kami|aku))/iu, 'male'],
  [/\b(?:man|male|boy|gentleman|schoolboy|laki-laki|laki|lelaki|cowok|cowo|pria|pemuda|tn\.|kakek)(?![\p{L}])/iu, 'male'],
  [/(?<![\p{L}])\d{1,3}[\s-]*(?:y\/?o|yo|y|yrs?|mos?|mths?|months?|wks?|weeks?|days?|\/12|\/52)?[\s,/-]*F(?![\p{L}\d'’])/u, 'female'],
  [/(?<![\p{L}])\d{1,3}[\s-]*(?:y\/?o|yo|y|yrs?|mos?|mths?|months?|wks?|weeks?|days?|\/12|\/52)?[\s,/-]*M(?![\p{L}\d'’])/u, 'male'],
];

/** “My wife has …”, “suami saya”: nobody else has been named. */
const KIN_SEX: readonly (readonly [RegExp, 'female' | 'male'])[] = [
  [
    /^.{0,40}\b(?:(?:my|our) (?:\S+ ){0,3}(?:wife|mother|mum|mom|daughter|sister|grandmother|girlfriend|aunt)|(?:istri|ibu|mama|nenek) (?:saya|kami|aku))\b/isu,
    'female',
  ],
  [
    /^.{0,40}\b(?:(?:my|our) (?:\S+ ){0,3}(?:husband|father|dad|son|brother|grandfather|boyfriend|uncle)|(?:suami|ayah|bapak|papa|kakek) (?:saya|kami|aku))\b/isu,
    'male',
  ],
];

function sexOf(text: string): { readonly at: number; readonly sex: 'female' | 'male' } | undefined {
  const found = SEX.flatMap(([pattern, sex]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ at: match.index, sex }];
  }).sort((a, b) => a.at - b.at)[0];
  if (found !== undefined) return found;
  const kin = KIN_SEX.find(([pattern]) => pattern.test(text));
  if (kin !== undefined) return { at: text.length, sex: kin[1] };
  const she = text.match(/\b(?:she|her)\b/gi)?.length ?? 0;
  // “His (-)”, “his 3x/10 mnt” are contractions.
  const he =
    text.match(/\b(?:he|him|his(?!\s*(?:[(+\-:=\d]|adekuat|teratur|jarang|tiap|sering|kuat|lemah|tidak|tdk|belum|blm|hilang)))\b/gi)
      ?.length ?? 0;
  if (she === he) return undefined;
  return { at: text.length, sex: she > he ? 'female' : 'male' };
}

/** Of whom “By. Ny. S” and a mother's counts say nothing. */
const SEX_OF_NEWBORN = /(?<!\p{L})(?:(boy|male|son|laki-laki|laki|lk|putra)|(girl|female|daughter|perempuan|pr|putri))(?!\p{L})|♂/iu;
function sexOfNewborn(text: string): 'female' | 'male' | undefined {
  const match = SEX_OF_NEWBORN.exec(text);
  return match === null ? undefined : match[2] === undefined ? 'male' : 'female';
}

const WEEKS =
  /(?<![\p{L}\d])(\d{1,2})\s*(?:\+\d\s*)?[- ]?(?:weeks?|wks?|minggu|mgg)(?:['’]?\s*(?:\+\d\s*days?)?)[- ]*(?:pregnant|gestation|gravid|of pregnancy|into (?:her|the) pregnancy|of gestation|kehamilan|hamil)|(?<!\p{L})(?:hamil|kehamilan|gravida|gestation(?:al age)?(?: of)?|pregnant(?: at)?|usia kehamilan|uk)[ :,]*(?:aterm |anak \p{L}+ |ke-?\p{L}+ )?(\d{1,2})\s*(?:-\d+\s*)?(?:weeks?|minggu|mgg?)(?!\p{L})/iu;
/** “A 36-year-old woman at 32 weeks”, “G2P1 at 36 weeks”. */
const AT_WEEKS =
  /\b(?:woman|lady|mother|primi\w*|multi\w*|G\d+\s?P\d+\w*|gravida \w+)[^.;\d]{0,12}\bat (\d{1,2}) ?weeks?\b|\b(?:G\d+\s?P\d+\w*|primi\w*|multi(?:p|para|gravida)?)[ ,:]+(?:hamil )?(\d{1,2}) ?(?:weeks?|wks?|minggu|mgg)\b/i;
/** “My waters broke at 25 weeks”, “I'm 37 weeks”: nobody else counts so; not how long after what. */
const I_AM_WEEKS =
  /\b(?:waters?|membranes|contractions|bump)\b[^.;\d]{0,25}\bat (\d{1,2}) ?(?:weeks?|wks?)\b|\bI(?:['’]?m| am)(?: (?:now|only|just|about|nearly|almost))? (\d{1,2})(?:\+\d)? ?(?:weeks?|wks?)\b(?! (?:old|post\w*|after|into|in to|from|since|out|on|off|sober|clean|late|behind|away|ago|younger|older))/i;
/** “G1P0 36+4”, “at 35+1”: weeks and days. */
const WEEKS_AND_DAYS =
  /\bG\d+\s?P\d+\w*[^.;\d]{0,12}(\d{1,2})\s?\+\s?[0-6](?!\d)|\bat (\d{1,2})\+[0-6](?!\d)|\b(\d{1,2})\+[0-6] (?:by|weeks|wks|minggu)\b/i;
/** “Primip 9/40”: weeks of forty; 20/40 may be eyesight and 40/40 a pressure. */
const OF_FORTY =
  /(?<![\d/])(?<!(?:\bBP|\bTD|tensi|tekanan darah|blood pressure|vision|acuity|visus|snellen|\bV[AO][DS]?|\bO[DS]|\beyes?|\bmata)[^.;\n\d]{0,20})(\d{1,2})(?:\+\d)?\/40(?![\d/]|[^.;\n\d]{0,12}\b(?:eyes?|mata|OD|OS|vision|mm ?hg)\b)/i;
/** “39 weeks, first baby”, “28 weeks and my chest burns”: the weeks come first, of no complaint, and more than anybody counts of one. */
const WEEKS_FIRST = /^\W*(?:(?:I['’]?m|I am|she['’]?s|she is)\s+)?(\d{1,2})(?:\s?\+\s?\d)? ?(?:weeks?|wks?)(?=\s*(?:[,.;:]|and\b))/i;
const OF_HERS =
  /\b(?:(?:first|second|third|fourth|1st|2nd|3rd) (?:baby|child|pregnancy)|waters?|contractions?|tightenings?|bump|baby (?:is|has|isn|hasn|not|move|kick)|midwife|no baby movements?)\b/i;
const OF_MINE = /\b(?:I|my|me)\b/;
const OF_A_CHILD = /\b(?:son|daughter|baby|boy|girl|he|she|his|her)\b/i;
const TOO_LONG_FOR_A_COMPLAINT = 14;

function weeksAtFirst(text: string): RegExpExecArray | undefined {
  const match = WEEKS_FIRST.exec(text);
  const weeks = Number(match?.[1] ?? 0);
  if (match === null || weeks < 4 || weeks > LONGEST_WEEK || /\b(?:old|born|newborn)\b/i.test(text.slice(0, 60))) return undefined;
  return OF_HERS.test(text) || (weeks >= TOO_LONG_FOR_A_COMPLAINT && OF_MINE.test(text) && !OF_A_CHILD.test(text)) ? match : undefined;
}

/** No pregnancy lasts longer: 80/40 is a blood pressure. */
const LONGEST_WEEK = 44;
const MONTHS = /\b(?:hamil|kehamilan)(?: anak \w+)?(?: usia)? (\d)\s*(?:bulan|bln)\b|\b(\d)\s*months? pregnant\b/i;

function pregnancyWeek(text: string): { readonly at: number; readonly weeks: number } | undefined {
  for (const [pattern, times] of [
    [WEEKS, 1],
    [AT_WEEKS, 1],
    [I_AM_WEEKS, 1],
    [WEEKS_AND_DAYS, 1],
    [OF_FORTY, 1],
    [MONTHS, 4.3],
  ] as const) {
    const match = pattern.exec(text);
    const weeks = match === null ? 0 : Math.round(Number(match[1] ?? match[2] ?? match[3]) * times);
    if (match !== null && weeks <= LONGEST_WEEK) return { at: match.index, weeks };
  }
  const first = weeksAtFirst(text);
  return first === undefined ? undefined : { at: first.index, weeks: Number(first[1]) };
}

const NOT_PREGNANT =
  /\b(?:not pregnant|(?:can(?:no|['’])t|cannot|could(?:n['’]t| not)) be pregnant|no chance (?:that )?(?:i['’ ]?a?m|she is|of being) pregnant|(?:tidak mungkin|mustahil) hamil|(?:tidak|tak|tdk|g[ak]|gak|nggak|ngga|enggak|engga|bukan) (?:sedang |lagi )?hamil|pregnancy test (?:is |was )?negative|negative pregnancy test|tes kehamilan negatif|denies pregnancy|never been pregnant|belum pernah hamil|tidak pernah hamil)\b/i;
const PREGNANT =
  /\b(?:is pregnant|pregnant woman|pregnant lady|currently pregnant|ibu hamil|wanita hamil|perempuan hamil|sedang hamil|bumil|in (?:active )?labou?r|primi|primigravida|multigravida|(?:first|second|third) trimester|trimester (?:satu|dua|tiga|[123i]+)|hamil|waters? (?:(?:have|has|just) )*(?:broken?|gone)|ketuban(?:nya)? (?:sudah |baru )?pecah|pecah ketuban)\b|\bpregnant\b/i;
/** Of another, or of another time. */
const PREGNANT_BEFORE =
  /\b(?:she|wife|sister|mother) (?:was|were) pregnant\b|\b(?:last|previous|during (?:her )?(?:last )?) pregnan|kehamilan (?:sebelumnya|lalu)/i;

function isPregnant(text: string): { readonly at: number; readonly is: boolean } | undefined {
  if (NOT_PREGNANT.test(text)) return { at: 0, is: false };
  const match = PREGNANT.exec(text);
  return match === null || PREGNANT_BEFORE.test(text) ? undefined : { at: match.index, is: true };
}
