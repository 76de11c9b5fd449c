import hospitalLetters from '../data/hospital-letters.json' with { type: 'json' };
import type { Finding } from './identifier.ts';
import { isAcronym, isCommonWord, isMedicalWord, leadingName, WORD, WORDS } from './name-words.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const HONORIFIC = String.raw`(?:(?:dr|Dr|drg|Prof|H|Hj|K\.H|KH|R|I|Ir|Tgk)\.? ?){0,3}`;
/** "RSUD Wangaya", "RSUP Dr. Sardjito", "Puskesmas Kecamatan Tebet", "Klinik Sehat Sentosa". */
const INDONESIAN = new RegExp(
  `${START}(?:RS(?:U[DP]N?|UPN|PAD|IA|AB|A[LUD]|JD?|KD?|GM|I|PI|PP|U)?|Rumah [Ss]akit(?: (?:[Uu]mum|[Dd]aerah|[Pp]usat|[Ii]bu dan [Aa]nak|[Jj]iwa|Islam|[Kk]husus|[Pp]aru|[Mm]ata|[Kk]anker|Universitas|Bhayangkara|Angkatan)){0,3}|(?:Puskesmas|puskesmas)(?: [Pp]embantu| [Kk]ecamatan)?|Pustu|[Kk]linik(?: [Pp]ratama| [Uu]tama)?) ${HONORIFIC}(?<name>${WORDS})`,
  'gu',
);
const ENGLISH = new RegExp(
  String.raw`${START}(?<name>(?:(?:St|Dr)\. )?${WORD}(?: (?:of )?(?:(?:St|Dr)\. )?${WORD}){0,4}) (?<type>Hospitals?|Medical Cent(?:er|re)|Clinic|Infirmary|Nursing Home|Medical College|Health Cent(?:er|re)|Sanatorium)(?![\p{L}])`,
  'gu',
);

/** Hospitals that everybody calls by their letters; the longer first, which are those with their city. */
const LETTERS = new RegExp(
  String.raw`${START}(?:${hospitalLetters.toSorted((one, other) => other.length - one.length).join('|')})(?![\p{L}\p{N}-])`,
  'gu',
);
/** What a hospital has published is no place of treatment. */
const PUBLISHED =
  /^[ -](?:[Gg]uidelines?|[Pp]rotocols?|[Cc]riteria|[Ss]core|[Ss]tudy|[Cc]lassification|[Pp]edoman|[Pp]anduan|[Pp]rotokol|[Kk]riteria|[Ss]kor)/;

const CLASS = new Set(['Pratama', 'Utama', 'Madya', 'Paripurna']);
const notPlace = (word: string): boolean =>
  isCommonWord(word) || isMedicalWord(word) || CLASS.has(word) || (isAcronym(word) && word.length < 4);
/** Words of an English hospital's kind, which do not name it. */
const isGeneric = (word: string): boolean =>
  notPlace(word) || /^(?:The|A|An|Hospital|Memorial|Medical|College|Institute|Department|Unit|Ward|of)$/.test(word);

const finding = (start: number, end: number): Finding => ({
  kind: 'address',
  reason: 'facility',
  start,
  end,
  replacement: { key: 'facility' },
});

export function* detectFacilities(text: string): Iterable<Finding> {
  for (const match of text.matchAll(INDONESIAN)) {
    const name = match.groups?.name ?? '';
    const { length } = leadingName(name, notPlace);
    if (length > 0) yield finding(match.index, match.index + match[0].length - name.length + length);
  }
  for (const match of text.matchAll(ENGLISH)) {
    const words = [...(match.groups?.name ?? '').matchAll(/\S+/g)];
    const naming = words.find(([word]) => /^(?:St|Dr)\.$/.test(word) || !isGeneric(word));
    if (!naming) continue;
    yield finding(match.index + naming.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(LETTERS)) {
    const end = match.index + match[0].length;
    if (!PUBLISHED.test(text.slice(end, end + 16))) yield finding(match.index, end);
  }
}
