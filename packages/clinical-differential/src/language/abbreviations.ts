/** Abbreviations that mean one thing in a note and another elsewhere, told apart by what stands beside them, and written out. */
import { FITS } from './fits-meant.ts';

/** What is written, and what it stands for. */
export type Rule = readonly [pattern: RegExp, words: string | ((...match: readonly string[]) => string | undefined)];

/** The letters first: what stands before them is looked at only where they are. */
function alone(written: string, behind = '', before = ''): RegExp {
  const ahead = before === '' ? `(?<![\\p{L}\\d](?:${written}))` : `(?<=${before}(?:${written}))`;
  return new RegExp(`(?:${written})${ahead}(?![\\p{L}\\d])${behind === '' ? '' : `(?=${behind})`}`, 'gu');
}

/** “+/+”, “(-/-)”, “+”: of both sides or of one. */
const GRADED = '\\s*[:=]?\\s*\\(?[+-](?:\\/[+-])?\\)?(?![\\p{L}\\d])';
const BOTH_SIDES = '\\s*[:=]?\\s*\\(?[+-]{1,2}\\/[+-]{1,2}';
/** Beside other old illnesses; with a number behind it is a haematocrit. */
const OLD_ILLNESS = '(?:RPD|PMH|PMHx|[Rr]iwayat|[Rr]iw\\.?|[Rr]wt|[Kk]nown|history of)\\s*:?\\s*';
const BESIDE_DIABETES = '\\s*(?:[,&+/]|and|dan)\\s*(?:T[12])?DM(?![\\p{L}\\d])';

/** “SpO2 86 % RA” is of the air that is breathed, and no arthritis. */
const ROOM_AIR =
  /RA(?<=(?:spo2|sp02|sao2|sats?|saturation|saturasi|o2)[^.;\n]{0,25}\d{2,3}\s?%?\s*[,(]?\s*(?:on|in|at|dengan|pada)?\s*RA)(?![\p{L}\d])/giu;
/** “Eritrosit 30/LPB”, “leuko penuh/LPB” is of the microscope, and no lymphocyte. */
const MICROSCOPE_FIELD = /LP[BK](?<=[\d\p{L})]\s?\/\s?LP[BK])(?![\p{L}\d])/gu;
/** “Lahir di PMB” is at a midwife's, and no bleeding after the menopause. */
const MIDWIFES = /(?<![\p{L}\d])(?:T?PMB|BPM|BPS)(?![\p{L}\d])/gu;
/** “GCS 456”: of the eyes, the voice and the movement. */
const COMA_IN_DIGITS: Rule = [
  /(?<=GCS\s*[:=]?\s*)([1-4])([1-5])([1-6])(?!\d)/gu,
  (_written, eyes = '', voice = '', motor = '') => `E${eyes}V${voice}M${motor}`,
];

/** “GCS E4M6V5”: as Indonesian notes order them. */
const COMA_WITH_VOICE_LAST: Rule = [
  /(?<=GCS\s*[:=]?\s*\(?)E\s?([1-4])\s?M\s?([1-6])\s?V\s?([1-5])(?!\d)/gu,
  (_written, eyes = '', motor = '', voice = '') => `E${eyes}V${voice}M${motor}`,
];

/** “PMH: HTN, MI 2018”, “riw DM, IMA 2020”: among old illnesses or with its year it is an old one. */
const INFARCT = '(?:MI|AMI|IMA|N?STEMI)';
const OF_OLD =
  '(?:RPD|PMH|PMHx|[Rr]iwayat|[Rr]iw\\.?|[Rr]wt|[Hh]istory of|[Hh]\\/[Oo]|[Hh]x(?: of)?|[Pp]rev(?:ious)?\\.?|[Kk]nown)\\s*:?\\s*(?:[^.;\\n:()]{0,40}[,&+/]\\s*)?';
const ITS_YEAR = '\\s*(?:\\(|in |thn?\\.? |tahun |[Tt]h )?(?:19|20)\\d\\d(?!\\d)';

/** “Kelas 2 MI 2019”, “TK RA”: madrasah ibtidaiyah and raudhatul athfal are schools; the second class of NYHA or Killip is none. */
const OF_PUPILS =
  '(?:(?<!(?:NYHA|[Kk]illip|CCS|[Ff]ungsional)\\s+)(?:[Kk]elas|[Kk]ls)|[Mm]urid|[Ss]isw[ai]|[Pp]elajar|[Ss]ekolah|TK|SD\\/)\\s*(?:di\\s+)?(?:(?:\\d{1,2}|[IV]{1,3})\\s+)?';
const OF_A_SCHOOL = "\\s+(?:[Kk]elas|[Kk]ls|[Nn]egeri|[Ss]wasta|Al[- ]|Nurul|Muhammadiyah|Ma['’]?arif)";
/** “Sudden LOC”: nobody hit the head. */
const NO_BLOW =
  '(?:head|skull|scalp|fell|falls?|fallen|hit|struck|blow|injur\\w*|trauma\\w*|crash\\w*|MVA|RTA|RTC|assault\\w*|concuss\\w*)';
/** A fold of skin that stays for more than two seconds goes back very slowly (WHO). */
const SLOW_PINCH =
  /(?<!\p{L})(?:cubitan(?: kulit)?(?: perut)?|turgor(?: kulit)?|skin (?:pinch|tent(?:ing)?|fold|turgor))(?:\s+(?:kembali|takes|returns?|returning|goes back|of|in))*\s*:?\s*(?:(?:>|≥|lebih dari|more than|over|longer than)\s*[2-9]|[3-9]|\d\d)(?:[.,]\d)?\s*(?:s|secs?|seconds?|detik|dtk)(?!\p{L})/giu;

/** Of Indonesian notes, which may be too short to tell their language. */
const IN_BOTH: readonly Rule[] = [
  // One is wider than the other.
  [/(?<!\p{L})[Pp]upils?\s*:?\s*(?:ka|kanan|ki|kiri|OD|OS|[RL])\s*[<>≠]\s*(?:ka|kanan|ki|kiri|OD|OS|[RL])(?![\p{L}\d])/gu, 'anisocoria'],
  [alone('(?:MIN?|RA)', '', OF_PUPILS), 'madrasah'],
  [alone('(?:MIN?|RA)', OF_A_SCHOOL), 'madrasah'],
  [SLOW_PINCH, 'skin pinch goes back very slowly'],
  [alone(INFARCT, ITS_YEAR), 'old MI'],
  [alone(INFARCT, '', OF_OLD), 'old MI'],
  [alone("(?:unable to|can(?:no|[’'])?t|cannot|(?:has|had)(?: not|n[’']?t)|not) PU(?:[’']?d|ing)?"), 'unable to pee'],
  [alone('T?PMB', '', '(?<!\\p{L})(?:di|ke|dari|bidan)\\s'), 'tempat bidan'],
  [MICROSCOPE_FIELD, 'hpf'],
  COMA_IN_DIGITS,
  COMA_WITH_VOICE_LAST,
  [alone('VT', '\\s*[:=]?\\s*(?:[Pp]embukaan|[ØøΦ]|[Pp]ortio|[Pp]orsio|[Ss]erviks|\\d\\s?cm)'), 'periksa dalam'],
  [alone('RF', BOTH_SIDES), 'refleks fisiologis'],
  [alone('RP', BOTH_SIDES), 'refleks patologis'],
  [alone('CA', BOTH_SIDES), 'konjungtiva anemis'],
  [alone('SI', BOTH_SIDES), 'sklera ikterik'],
  [alone('[Oo]?[Ee]dema', BOTH_SIDES), 'edema tungkai'],
  // Of an organ it is a cancer; with a number behind it calcium.
  [
    alone(
      '[Cc][Aa]\\.?',
      '\\s+(?:of\\s+(?:the\\s+)?)?(?:prostat\\w*|breast|mamm?ae|payudara|lung|paru|colon|kolon|rect\\w*|rekt\\w*|ovar\\w*|cer?vi[xc]\\w*|servi\\w*|cervix|stomach|gaster|pancreas|pankreas|kidney|ginjal|bladder|buli|thyroid|tiroid|nasofaring|nasophary\\w*)(?!\\p{L})',
      '(?:[Kk]nown|[Rr]iw\\.?|[Rr]iwayat|RPD|PMHx?|metastatic|[Hh]x(?: of)?|dengan|dgn|pasien|pt)\\s*:?\\s*',
    ),
    'cancer',
  ],
  // Beside the other two of a failing heart; alone it is an operation.
  [alone('OP', GRADED), 'orthopnoea'],
  [alone('OP', '\\s*[,/&+]\\s*PND'), 'orthopnoea'],
  [alone('CM', '', '(?:[Kk]esadaran|[Kk]es\\.?)\\s*:?\\s*'), 'compos mentis'],
];

export const ENGLISH_ABBREVIATIONS: readonly Rule[] = [
  ...IN_BOTH,
  ...FITS,
  [
    new RegExp(`LOC(?<=[Ss]udden\\s+LOC)(?<!${NO_BLOW}[^\\n]{0,200}LOC)(?![\\p{L}\\d])(?![^\\n]{0,200}(?<!\\p{L})${NO_BLOW})`, 'gu'),
    'loss of consciousness',
  ],
  [/(?<=(?<!\p{L})back to )nl(?!\p{L})/gu, 'normal'],
  [
    /(?<!\p{L})(?:neighbou?r|friend|mate|brother|sister|mum|mom|dad|nan|uncle|aunt|cousin|colleague)(?:['’]?s|s['’])\s+(dog|cat|puppy|kitten|monkey)(?=\s+(?:has |had )?(?:bit|bitten|scratched|nipped|attacked))(?!\p{L})/giu,
    (_written, animal = '') => `a ${animal}`,
  ],
  [alone('(?:[Nn]eg\\.?|NEG|-ve)', '\\s+for\\s+\\p{L}'), 'negative'],
  [/(?<=\p{L}\s)-ve(?![\p{L}\d])(?!\s+for)/gu, '(-)'],
  [/(?<=\p{L}\s)\+ve(?![\p{L}\d])(?!\s+for)/gu, '(+)'],
  [ROOM_AIR, 'room air'],
  [
    alone('P\\/?E', '\\s*[:=]|\\s+(?:shows?|showed|reveals?|revealed|unremarkable|normal|findings?|notable|significant)(?!\\p{L})'),
    'examination',
  ],
  [alone('PE', '\\s+(?:there|he|she|the|his|her|no|it)(?!\\p{L})', '[Oo]n\\s'), 'examination'],
  [alone('MS', '\\s*[:=]\\s*(?:alert|orient|a&o|awake|confus|drows)'), 'mental state'],
  [alone('PV', '\\s*[:=]|\\s+(?:normal|exam\\w*|bleed\\w*|discharge|d\\/c|loss|spotting|nil|NAD)(?!\\p{L})'), 'vaginal'],
  [alone('[Nn]\\s?[/&+]\\s?[Vv]\\s?[/&+]\\s?[Dd]'), 'nausea, vomiting, diarrhoea'],
  [alone('[Nn]\\s?[/&+]\\s?[Vv]'), 'nausea and vomiting'],
  [alone('[Dd]\\s?[&+]\\s?[Vv]|[Vv]\\s?[&+]\\s?[Dd]'), 'diarrhoea and vomiting'],
  [alone('BNO'), 'bowels not opened'],
  [alone('BG', '\\s*[:=]?\\s*\\d'), 'glucose'],
  [alone('[Ii]mms?\\s+(?:UTD|utd)'), 'immunisations up to date'],
  // Of a dipstick, and not in the hair.
  [alone('[Nn]it', '\\s*(?:\\+|-|[Pp]os|[Nn]eg)'), 'nitrites'],
  [alone("(?:unable to|can(?:no|[’'])t|cannot|not|won[’']?t) (?:WB|wt[- ]?bear\\w*)"), 'unable to bear weight'],
  // More than anybody takes once a day, which is OD as well.
  [
    alone('OD', '\\s+(?:of\\s+)?(?:(?:[4-9]|\\d{2,3})(?:[.,]\\d+)?\\s*(?:g|gr|grams?|gm)|\\d{2,3}\\s*(?:tabs?|tablets?|pills?))(?!\\p{L})'),
    'overdosed on',
  ],
  [alone('[Pp]tx', '\\s*(?![\\d:])'), 'pneumothorax'],
  [alone('CP', '\\s+(?:on exertion|at rest|radiat|worse|when|since|for \\d|x\\s?\\d)'), 'chest pain'],
  [alone('[Rr]\\/[Oo]'), 'rule out'],
  [alone('[Ss]\\/[Pp]'), 'previous'],
  [alone('POD', '\\s?#?\\d'), 'postoperative day'],
  [alone('T2DM|T2D|DM2|DMT2'), 'type 2 diabetes'],
  [alone('T1DM|T1D|DM1|DMT1'), 'type 1 diabetes'],
  [alone('HT', `${GRADED}|${BESIDE_DIABETES}`), 'hypertension'],
  [alone('HT', '(?!\\s*[:=]?\\s*\\d)', OLD_ILLNESS), 'hypertension'],
];

export const INDONESIAN_ABBREVIATIONS: readonly Rule[] = [
  ...IN_BOTH,
  [MIDWIFES, 'tempat bidan'],
  // “Terus mual muntah” behind a full stop is what comes next; “muntah terus” goes on.
  [
    /(?<=[.;,!]\s)[Tt]erus(?=,?\s+(?!(?:menerus|sejak|sjk|selama|sampai|sampe|tiap|setiap|dari|dr|ga|gak|tidak|tdk|sepanjang|hampir|malam|bertambah|makin)(?!\p{L}))\p{L}{3})/gu,
    'lalu',
  ],
  [ROOM_AIR, 'udara ruang'],
  // “Surabaya lg panas bgt” is the weather.
  [/(?<=\p{Lu}\p{Ll}+\s(?:lg|lagi)\s)panas(?=\s+(?:bgt|banget|sekali|terik))/gu, 'terik'],
  [alone('HT', `${GRADED}|${BESIDE_DIABETES}`), 'hipertensi'],
  [alone('HT', '(?!\\s*[:=]?\\s*\\d)', OLD_ILLNESS), 'hipertensi'],
];
