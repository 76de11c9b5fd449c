/**
 * Whose note it is where two are spoken of: she who is with child (“G1 24 mgg”, “34/40 primip”), she who has borne (“P4A0, partus …”,
 * “POD 2 LSCS”, “nifas hari ke 10”), or the newborn (“By. Ny. S”, “B/O”, “term baby, day 4”).
 */
import type { Age } from './patient-age.ts';
import type { SaidFinding } from './said-finding.ts';

export interface BirthNote {
  /** `woman`: counted by her births, and nothing more is said of one. */
  readonly stage: 'carrying' | 'childbed' | 'woman' | 'newborn';
  readonly at: number;
  /** Completed, of the pregnancy she is in. */
  readonly week?: number;
  /** Behind the counts of her pregnancies and births: “P4A0, 36 th”. */
  readonly age?: Age;
  readonly said: readonly SaidFinding[];
}

/** Without any of these nothing below is looked for. */
const OF_BIRTH =
  /\b[GP]\s?(?:\d|I|V)|\bpara\b|gravid|primi|multi|hamil|pregnan|nifas|puerper|part(?:um|us)|natal|salin|lahir|born|neonat|deliver|birth|[bn]vd|svd|svb|lscs|ca?esar|sesar|section|sectio|\bc\/?s\b|\bsc\b|forceps|ventouse|placenta|plasenta|\bb\/o\b|\bby\.? ?ny|\bppd|weeker|\bbbl|\bn[ck]b|\bkn ?\d|\bdjj|\bbjj|\bfhr|\/40|\d\+[0-6]\b|\buk\b|\be?ga\b|\bp[np]\b|\b(?:baby|infant|bayi|twin|son|daughter) (?:boy |girl )?(?:of|dari)|term\b/i;

const COUNT = '(?:\\d{1,2}|[IVX]{1,4})';
/** G2P1A0, G2 P1, G II P I A 0, G3P2012: pregnancies, births, miscarriages. */
const COUNTS = `G\\s?${COUNT}(?:[\\s,-]?\\s?P\\s?(?:\\d{4}|${COUNT})(?:[\\s,-]?\\s?A[bB]?\\s?${COUNT})?)?`;
const BIRTHS_AND_LOSSES = `P\\s?(?:\\d{4}|${COUNT}\\s?[,-]?\\s?A[bB]?\\s?${COUNT}|\\d{1,2}(?![\\d.,%/]))`;
const OBSTETRIC_COUNTS = new RegExp(
  `(?<![\\p{L}\\d])G\\s?(${COUNT})(?:[\\s,-]?\\s?P\\s?(\\d{4}|${COUNT})(?:[\\s,-]?\\s?A[bB]?\\s?(${COUNT}))?)?(?![\\p{L}\\d])|(?<!\\p{L})[Gg]ravida (\\d{1,2})[\\s,]+(?:[Pp]ara|[Pp]artus) (\\d{1,2})`,
  'u',
);
/** “P4A0”, “P2002”, “para 4”: births alone, which is how she is counted who is not, or no longer, with child. */
const PARITY = new RegExp(
  `(?<![\\p{L}\\d])P\\s?(?:\\d{4}(?!\\d)|${COUNT}\\s?[,-]?\\s?A[bB]?\\s?${COUNT}(?![\\p{L}\\d]))|(?<!\\p{L})[Pp]ara \\d{1,2}(?!\\d)|(?:^|[.,]\\s?)P\\d(?=\\s*[,+])`,
  'u',
);
const AGE_BEHIND = new RegExp(
  `(?<![\\p{L}\\d])(?:${COUNTS}|${BIRTHS_AND_LOSSES})[\\s,.(-]*(?:(?:usia|umur|aged?)\\s)?(\\d{2})\\s*(?:tahun|thn|th|yo|y\\/o|yrs?|years?|y)(?!\\p{L})`,
  'u',
);

const WEEK_UNIT = '(?:weeks?|wks?|wk|w(?=\\d?\\d?d?(?!\\p{L}))|minggu|mgg?)(?!\\p{L})|\\s?\\/\\s?40(?!\\d)';
const WEEK = `(\\d{1,2})(?:\\s?(?:[-–]|s\\/d|sampai)\\s?\\d{1,2}(?!\\d)|\\s?\\+\\s?[0-6](?!\\d))?`;
/** Between her counts and the weeks: only who she is. */
const BETWEEN =
  '(?:[\\s,:;()-]|\\d{2}\\s?(?:tahun|thn|th|yo|y\\/o|yrs?|years?(?: old)?|y)(?!\\p{L})|(?:hamil|h|uk|usia kehamilan|umur kehamilan|e?ga|gestation(?:al age)?|of|at|with|dengan|dgn|woman|lady|perempuan|wanita|now|currently|booked|aterm|preterm|ip|p|grav\\w*)(?!\\p{L})){0,8}?';
const WEEKS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:${COUNTS}|gravida \\w+[\\s,]+para \\w+|primi\\w*|multi(?:p|para|gravida)?)${BETWEEN}${WEEK}\\s*(?:${WEEK_UNIT}|(?<=\\+\\s?[0-6])(?!\\d))`,
    'iu',
  ),
  new RegExp(
    `(?<![\\d.,/+])${WEEK}\\s*(?:${WEEK_UNIT}|(?<=\\+\\s?[0-6]))[\\s,]*(?:${COUNTS}|primi\\w*|multi(?:p|para|gravida)?|gravida)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:UK|uk|E?GA|usia kehamilan|umur kehamilan|gestational age)\\s*[:=]?\\s*${WEEK}\\s*(?:${WEEK_UNIT}|(?<=\\+\\s?[0-6]))`,
    'u',
  ),
  /^\W*(\d{2})\s?\+\s?[0-6](?=[\s,.](?!\d))/u,
];
/** Of the weeks at which a child was born. */
const BORN_WEEKS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:born|lahir|delivered|gestation|kehamilan|UK|GA)\\s*(?:at|pada|of|prematur|preterm|SC|spontan|usia|kehamilan|[,:])*\\s*${WEEK}\\s*(?:${WEEK_UNIT}|(?<=\\+\\s?[0-6]))`,
    'iu',
  ),
  /(?<!\p{L})ex[- ]?(\d{2})[- ]?(?:weeker|\/40|weeks?)/iu,
  /(?<!\d)(\d{2})[- ]?weeker/iu,
  new RegExp(`(?<!\\p{L})(?:baby|infant|neonat\\w*|bayi|boy|girl)(?!\\p{L})[^.;\\n\\d]{0,20}${WEEK}\\s*(?:${WEEK_UNIT})`, 'iu'),
];
const FIRST_WEEK = 4;
const LAST_WEEK = 44;
const TERM = 37;
const VIABLE = 22;
const AT_TERM = /(?<!\p{L})(?:hamil|g\d\w*|primi\w*|multi\w*)[\s,]{1,2}(?:aterm|at term|cukup bulan)(?!\p{L})/iu;

/** The heart of a child that is not born. */
const UNBORN = /(?<!\p{L})(?:DJJ|BJJ|FHR|TBJ)(?!\p{L})|(?<!\p{L})(?:inpartu|kala (?:I|1)(?!\p{L}|\d))/u;

const BIRTH =
  '(?:FT)?N?S?VDs?|FTND|[SN]VB|(?:EM|EL)?LSCS|LUCS|EMCS|ELCS|C\\/?S|c-?section|ca?esar(?:ean)?(?: section)?|forceps|ventouse|vacuum(?: extraction)?|(?:vaginal |normal |home )?delivery|childbirth|giving birth|gave birth|partum|natal|SC|sectio(?: ca?esar\\w+)?|(?:operasi )?(?:sesar|sc|caesar)|partus|persalinan|melahirkan|lahiran|bersalin|salin';
const KIND = '(?:(?:an?|the|her|my|emergency|elective|em|el|normal|spontaneous|assisted|operasi|op|uncomplicated)\\s)?';
const AFTER = '(?:post|after|since|following|setelah|stlh|sesudah|pasca|paska|habis|abis|sehabis|s\\/p)';
const SPAN = '(?:days?|d|hours?|hrs?|h|weeks?|wks?|mins?|minutes?|hari|hr|jam|minggu|mgg|menit|mnt)';
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|ten|satu|dua|tiga|empat|lima|enam)';
const CHILDBED: readonly RegExp[] = [
  // day 19 post NVD; POD 2 LSCS; H+3 post SC; day 5 after a forceps
  new RegExp(
    `(?<!\\p{L})(?:day|D|hari|hr|H|POD|jam|week)\\s*(?:ke)?[\\s#+-]*${NUMBER}[\\s,]*${AFTER}?[\\s-]*${KIND}(?:${BIRTH})(?!\\p{L})`,
    'iu',
  ),
  // 3 hari setelah melahirkan; 2/52 post SVD; 4 weeks postnatal; 6/52 PN
  new RegExp(`(?<![\\d.,/])${NUMBER}\\s*(?:\\/(?:7|52|24)|${SPAN})\\s*(?:${AFTER}[\\s-]*${KIND}(?:${BIRTH})|PN|PP)(?!\\p{L})`, 'iu'),
  // post SC hr ke 5; post partum hari ke-7; SVD day 3
  new RegExp(
    `(?<!\\p{L})(?:${AFTER}[\\s-]*${KIND}(?:${BIRTH})|SVD|NVD|LSCS|PP|PN)(?!\\p{L})[\\s,(]*(?:hari|hr|day|D|H|jam|week|minggu)\\s*(?:ke)?[\\s#+-]*${NUMBER}(?!\\d)`,
    'iu',
  ),
  // post SC 5 hari
  new RegExp(`(?<!\\p{L})${AFTER}[\\s-]*${KIND}(?:${BIRTH})[\\s,(]*${NUMBER}\\s*${SPAN}(?!\\p{L})`, 'iu'),
  /(?<!\p{L})PPD\s?#?\d{1,2}(?![\d.]|\s?(?:mm|x))/u,
  /(?<!\p{L})(?:ibu nifas|masa nifas|nifas (?:hari|hr|h|ke|minggu|mgg|\d)|puerperal day)/iu,
  /(?<!\p{L})(?:baru (?:saja )?(?:melahirkan|partus|lahiran|bersalin)|just (?:delivered|gave birth))(?!\p{L})/iu,
  /(?<!\p{L})(?:plasenta|placenta)(?: \p{L}+)? (?:lahir|delivered|out|expelled|retained|tertinggal)(?!\p{L})/iu,
  /(?<!\p{L})post[\s-]?partum (?:spontan|normal|pervaginam|sc|vakum|vacuum|forceps?)(?!\p{L})/iu,
  /(?<!\p{L})partus (?:spontan|normal|pervaginam|tadi|jam|di|kemarin|\d)/iu,
];
/** Of another birth. */
const EARLIER_BEFORE =
  /(?:riwayat|riw|history|previous(?:ly)?|prev|last|first|dulu|sebelumnya|anak (?:ke-?\d|pertama|kedua))[^.;\n]{0,20}$/i;
const EARLIER_BEHIND = /^[^.;\n]{0,15}(?:tahun|thn|th|years?|yrs?)(?!\p{L})|^[\s(,]*(?:19|20)\d\d/iu;
const WEEKS_OF_CHILDBED = 6;
const IN_WEEKS = /(\d{1,2})\s*(?:\/52|weeks?|wks?|minggu|mgg)|(?:week|minggu)\s*(?:ke)?[\s-]*(\d{1,2})/iu;

const NEWBORN: readonly RegExp[] = [
  /(?<!\p{L})(?:baby|infant|newborn|neonate|twin|son|daughter) (?:boy |girl )?of (?:mrs|ms|miss|mdm|a (?:primi\w*|multi\w*|g\d|diabetic|gdm|\d\d))|(?<!\p{L})b\/o(?!\p{L})/iu,
  /(?<!\p{L})by[.\s]{1,2}ny(?!\p{L})|(?<!\p{L})bayi (?:dari )?(?:ny|ibu \p{Lu})(?!\p{Ll})/iu,
  /(?<!\p{L})(?<!(?:of|has|with|holding|her|my|our|and|the) (?:a |an |her |the |our )?)(?:newborn|neonate|neonat(?:us|al (?:day|visit)))(?!\p{L})|(?<!\p{L})(?:bayi baru lahir|kunjungan neonatal)(?!\p{L})/iu,
  /(?<![\p{L}\d])(?:BBL|BBLR|BBLSR|NCB|NKB|NCBSMK|NCB-SMK|NKBSMK|NKB-KMK|KN ?[1-3])(?![\p{L}\d])/u,
  /(?<!\p{L})(?<!(?:first|second|third|had|have|having|delivered|birth to|move\w*|the|her|my) (?:a |her |my )?)(?:bayi|baby|infant|twin)(?!\p{L})[^.;\n]{0,30}?(?<!\p{L})(?:cukup bulan|kurang bulan|prematur\p{L}*|pre-?term|full[- ]?term|term|lahir|born|apgar|svd|nvd|lscs)(?!\p{L})/iu,
  /(?<!\p{L})(?:full[- ]?term|term|pre-?term|premature|ex[- ]?(?:prem|\d{2}[- ]?weeker))(?!\p{L})[^.;\n]{0,12}(?<!\p{L})(?:baby|infant|boy|girl|twin)(?!\p{L})|\d{2}[- ]?weeker/iu,
  /^\W*born (?:at|by|via) /iu,
];
/** Where both are named, those who show signs of one or of the other. */
const OF_NEWBORN =
  /(?<!\p{L})(?:merintih|grunt\p{L}*|retraksi|retraction\p{L}*|flaring|cuping|tali pusat|umbilic\p{L}*|cord stump|apgar|mekonium|meconium|fontanel\p{L}*|ubun-ubun|(?:malas|tidak mau|tdk mau|kuat) (?:minum|menyusu|menetek|netek)|(?:not|poor|slow|good|refusing) (?:to )?(?:feed\p{L}*|suck\p{L}*)|hisap|moro|tangis\p{L}*|menangis|cry|cries|crying|kuning|yellow|jaundice\p{L}*|ikterik|bilirubin|biru|blue|apn\p{L}*|nappy|nappies|popok|lethargic|floppy)(?!\p{L})/giu;
const OF_MOTHER =
  /(?<!\p{L})(?:payudara|breasts?|puting|nipples?|lok[h]?ia|lochia|uterus|rahim|fundus|tfu|perineum|jahitan|stitches|sutures?|episio\p{L}*|plasenta|placenta|perdarahan|bleeding|soak\p{L}*|pads?|underpad|pembalut|pv|vagin\p{L}*|hpp|pph|atoni\p{L}*|oksitosin|oxytocin|misoprostol|tensi|td|bp|calf|betis|menyusui|breastfeeding|headache|sakit kepala|wound|luka (?:operasi|sc|sesar))(?!\p{L})/giu;

const countOf = (said = ''): number => (/^\d+$/.test(said) ? Number(said) : (ROMAN.get(said.toUpperCase()) ?? Number.NaN));
const ROMAN = new Map('0 I II III IV V VI VII VIII IX X'.split(' ').map((roman, number) => [roman, number]));

export function birthNote(text: string): BirthNote | null {
  if (!OF_BIRTH.test(text)) return null;
  const newborn = first(text, NEWBORN);
  const childbed = childbedIn(text);
  const carrying = carryingIn(text);
  const mother = childbed ?? carrying;
  if (newborn !== undefined && (mother === undefined || isOfNewborn(text, newborn.index, mother.at)))
    return { stage: 'newborn', at: newborn.index, said: bornEarly(text) };
  const age = ageBehind(text);
  const own = age === undefined ? {} : { age };
  if (childbed !== undefined) return { stage: 'childbed', at: childbed.at, said: childbed.said, ...own };
  if (carrying !== undefined) return { stage: 'carrying', said: [], ...carrying, ...own };
  const births = PARITY.exec(text)?.index ?? Infinity;
  return age !== undefined || births < BEGINNING ? { stage: 'woman', at: births, said: [], ...own } : null;
}
/** Whose births stand there is the patient, and not the mother of one. */
const BEGINNING = 25;

/** Who shows more signs; else who is named first. */
function isOfNewborn(text: string, newborn: number, mother: number): boolean {
  const more = (text.match(OF_NEWBORN)?.length ?? 0) - (text.match(OF_MOTHER)?.length ?? 0);
  return more > 0 || (more === 0 && newborn < mother);
}

function childbedIn(text: string): { readonly at: number; readonly said: readonly SaidFinding[] } | undefined {
  for (const pattern of CHILDBED) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (EARLIER_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || EARLIER_BEHIND.test(text.slice(end, end + 30))) continue;
    const weeks = IN_WEEKS.exec(match[0]);
    if (Number(weeks?.[1] ?? weeks?.[2] ?? 0) > WEEKS_OF_CHILDBED) continue;
    return { at: start, said: [{ finding: 'postpartum-now', present: true, start, end }] };
  }
  return undefined;
}

function carryingIn(text: string): { readonly at: number; readonly week?: number } | undefined {
  const told = first(text, WEEKS);
  const week = Number(told?.[1] ?? 0);
  if (told !== undefined && isHers(text, told) && week >= FIRST_WEEK && week <= LAST_WEEK) return { at: told.index, week };
  const term = AT_TERM.exec(text);
  if (term !== null) return { at: term.index, week: TERM };
  const counts = OBSTETRIC_COUNTS.exec(text);
  if (counts !== null && isOneMore(counts) && isHers(text, counts)) return { at: counts.index };
  const unborn = UNBORN.exec(text);
  return unborn === null ? undefined : { at: unborn.index };
}

/** “A boy of 22 months … Mum G2 30/40”: what stands behind her is hers. */
const OF_KIN = /[^.;\n].{3}(?<!\p{L})(?:mum|mom|mother|wife|sister|partner|ibunya|istri\w*|kakak\w*|adik\w*|menantu\w*)[\s,:]{1,3}$/iu;
const isHers = (text: string, { index }: RegExpExecArray): boolean => !OF_KIN.test(text.slice(Math.max(0, index - 20), index));

/** More pregnancies than have ended: “G2P1A0”, and not “G3P3”. Four figures are births at term and before, losses, and living children. */
function isOneMore({ 1: g, 2: p = '', 3: a, 4: gravida, 5: para }: RegExpExecArray): boolean {
  const [pregnancies, births] = [countOf(g ?? gravida), p.length === 4 ? sum(p.slice(0, 3)) : countOf(p === '' ? para : p)];
  return pregnancies > births + (a === undefined ? 0 : countOf(a));
}
const sum = (digits: string): number => [...digits].reduce((all, digit) => all + Number(digit), 0);

function bornEarly(text: string): readonly SaidFinding[] {
  const told = first(text, [...BORN_WEEKS, ...WEEKS]);
  const week = Number(told?.[1] ?? 0);
  if (told === undefined || week < VIABLE || week >= TERM) return [];
  return [{ finding: 'preterm-birth', present: true, start: told.index, end: told.index + told[0].length }];
}

function ageBehind(text: string): Age | undefined {
  const match = AGE_BEHIND.exec(text);
  if (match === null) return undefined;
  const start = match.index + match[0].lastIndexOf(match[1] ?? '');
  return { ageYears: Number(match[1]), ageAt: [start, match.index + match[0].length] };
}

/** The earliest of them. */
function first(text: string, patterns: readonly RegExp[]): RegExpExecArray | undefined {
  let best: RegExpExecArray | undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null && (best === undefined || match.index < best.index)) best = match;
  }
  return best;
}
