/** Age, sex, pregnancy and place of the patient, as a text tells them. */
import type { Region } from '../assessment.ts';
import { type Age, ageOf } from './patient-age.ts';

export interface TextFacts extends Partial<Age> {
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
  readonly pregnancyWeek?: number;
  readonly region?: Region;
}

export function patientFacts(text: string): TextFacts {
  const head = text.slice(0, 4000);
  const age = ageOf(head);
  const week = pregnancyWeek(head);
  const pregnant = week === undefined ? isPregnant(head) : true;
  const sex = pregnant === true ? 'female' : sexOf(head);
  const region = regionOf(head);
  return {
    ...(age === undefined ? {} : age),
    ...(sex === undefined ? {} : { sex }),
    ...(pregnant === undefined ? {} : { pregnant }),
    ...(week === undefined ? {} : { pregnancyWeek: week }),
    ...(region === undefined ? {} : { region }),
  };
}

const SEX: readonly (readonly [RegExp, 'female' | 'male'])[] = [
  [
    /\b(?:woman|female|girl|lady|schoolgirl|housewife|waitress|perempuan|wanita|gadis|mahasiswi|siswi|karyawati|ny\.|nn\.|nenek|primigravida|multigravida|g\dp\d)(?![\p{L}])/iu,
    'female',
  ],
  [/^(?:seorang )?(?:ibu|bu)\b(?! (?:saya|kami|aku))/iu, 'female'],
  [/^(?:seorang )?(?:bapak|pak)\b(?! (?:saya|kami|aku))/iu, 'male'],
  [/\b(?:man|male|boy|gentleman|schoolboy|laki-laki|lelaki|pria|pemuda|tn\.|kakek)(?![\p{L}])/iu, 'male'],
  [/(?<![\p{L}])\d{1,3}\s*(?:y\/?o|yo)?[\s/-]*F(?![\p{L}\d])/u, 'female'],
  [/(?<![\p{L}])\d{1,3}\s*(?:y\/?o|yo)?[\s/-]*M(?![\p{L}\d])/u, 'male'],
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

function sexOf(text: string): 'female' | 'male' | undefined {
  const found = SEX.flatMap(([pattern, sex]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ at: match.index, sex }];
  }).sort((a, b) => a.at - b.at)[0];
  if (found !== undefined) return found.sex;
  const kin = KIN_SEX.find(([pattern]) => pattern.test(text));
  if (kin !== undefined) return kin[1];
  const she = text.match(/\b(?:she|her)\b/gi)?.length ?? 0;
  const he = text.match(/\b(?:he|his|him)\b/gi)?.length ?? 0;
  if (she === he) return undefined;
  return she > he ? 'female' : 'male';
}

const WEEKS =
  /(\d{1,2})\s*(?:\+\d\s*)?[- ]?(?:weeks?|wks?|minggu|mgg)(?:['’]?\s*(?:\+\d\s*days?)?)[- ]*(?:pregnant|gestation|gravid|of pregnancy|into (?:her|the) pregnancy|of gestation|kehamilan)|(?:hamil|kehamilan|gravida|gestation(?:al age)?(?: of)?|pregnant(?: at)?|usia kehamilan|uk)[ :,]*(?:aterm |anak \w+ |ke-?\w+ )?(\d{1,2})\s*(?:-\d+\s*)?(?:weeks?|minggu|mgg)/i;
/** “A 36-year-old woman at 32 weeks”, “G2P1 at 36 weeks”. */
const AT_WEEKS = /\b(?:woman|lady|mother|primi\w*|multi\w*|G\d+\s?P\d+\w*|gravida \w+)[^.;\d]{0,12}\bat (\d{1,2}) ?weeks?\b/i;
const MONTHS = /hamil(?: anak \w+)?(?: usia)? (\d)\s*bulan|(\d)\s*months? pregnant/i;

function pregnancyWeek(text: string): number | undefined {
  const match = WEEKS.exec(text);
  if (match !== null) return Number(match[1] ?? match[2]);
  const at = AT_WEEKS.exec(text);
  if (at !== null) return Number(at[1]);
  const months = MONTHS.exec(text);
  return months === null ? undefined : Math.round(Number(months[1] ?? months[2]) * 4.3);
}

function isPregnant(text: string): boolean | undefined {
  if (
    /\b(?:not pregnant|tidak (?:sedang )?hamil|pregnancy test (?:is |was )?negative|negative pregnancy test|tes kehamilan negatif|denies pregnancy)\b/i.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:is pregnant|pregnant woman|pregnant lady|currently pregnant|ibu hamil|wanita hamil|perempuan hamil|sedang hamil|bumil|primigravida|multigravida|(?:first|second|third) trimester|trimester (?:satu|dua|tiga|[123i]+)|hamil)\b|\bG\d+\s?P\d+|\bpregnant\b/i.test(
      text,
    )
  ) {
    return /\b(?:she|wife|sister|mother) (?:was|were) pregnant\b|\b(?:last|previous|during (?:her )?(?:last )?) pregnan|kehamilan (?:sebelumnya|lalu)/i.test(
      text,
    )
      ? undefined
      : true;
  }
  return undefined;
}

const REGIONS: readonly (readonly [RegExp, Region])[] = [
  [
    /\b(?:indonesia|jakarta|jawa|java|bali|lombok|ntb|ntt|flores|sumba|kupang|papua|jayapura|timika|merauke|sumatera|sumatra|medan|aceh|padang|palembang|lampung|kalimantan|borneo|pontianak|banjarmasin|samarinda|sulawesi|makassar|manado|maluku|ambon|bandung|semarang|yogyakarta|surabaya|malang|solo|bogor|bekasi|depok|tangerang)\b/i,
    'indonesia',
  ],
  [/\b(?:india|delhi|mumbai|kolkata|chennai|bangalore|bengaluru|kerala|bihar|gujarat|assam|punjab|odisha|hyderabad)\b/i, 'india'],
  [
    /\b(?:africa|kenya|uganda|ghana|nigeria|tanzania|malawi|mozambique|congo|cameroon|senegal|ethiopia|zambia|zimbabwe|sudan|mali|ivory coast|sierra leone|liberia)\b/i,
    'africa',
  ],
  [
    /\b(?:thailand|vietnam|cambodia|laos|myanmar|philippines|malaysia|singapore|brazil|amazon|peru|colombia|caribbean|mexico|sri lanka|bangladesh|nepal|papua new guinea|timor|central america|south america|latin america|southeast asia|south-east asia|tropics|tropical country)\b/i,
    'tropics',
  ],
  [
    /\b(?:england|london|united kingdom|germany|france|united states|new york|canada|australia|japan|korea|netherlands|massachusetts|connecticut|texas|california)\b/i,
    'temperate',
  ],
];

function regionOf(text: string): Region | undefined {
  return REGIONS.find(([pattern]) => pattern.test(text))?.[1];
}
