import hospitalLetters from '../data/hospital-letters.json' with { type: 'json' };
import wideRegions from '../data/wide-regions.json' with { type: 'json' };
import type { Finding } from './identifier.ts';
import { isAcronym, isCommonWord, isGivenName, isMedicalWord, leadingPlace, mayNamePlace, OFFICE, WORD, WORDS } from './name-words.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const HONORIFIC = String.raw`(?:(?:dr|Dr|drg|Prof|Hj?|K\.H|KH|R|I|Ir|Tgk|Sta?|Sto|Santo|Santa)\.? ?|(?<!\. {0,2})\p{Lu}\. ?){0,3}`;
/** What a hospital is for and whose it is, before its name. */
const KINDS = `(?:(?:[Uu]mum|[Dd]aerah|[Pp]usat|[Nn]asional|[Ii]bu dan [Aa]nak|[Ii]bu & [Aa]nak|[Bb]ersalin|[Jj]iwa|[Jj]antung|Islam|Kristen|[Kk]husus|[Pp]aru|[Mm]ata|[Kk]anker|[Oo]rthopa?edi|[Oo]rtopedi|Universitas|Bhayangkara|Tentara|Angkatan|PGI|PKU|TNI|AD|AL|AU|PHC|T[Kk]\\.? ?(?:IV|I{1,3})) ){0,4}`;
/** "RSUD Wangaya", "RSUP Dr. Sardjito", "Puskesmas Kecamatan Tebet", "Klinik Sehat Sentosa". */
const INDONESIAN = new RegExp(
  String.raw`${START}(?:(?:RS(?:\. {0,2}|(?:U[DKP]N?|UPN|PA[DLU]|JPD|KIA|IA|AB|A[LUD]|JD?|KD?|GM|I|PI|PP|T|U)? )|[Rr]umah [Ss]akit |Rumkit(?:al|ban)? )${KINDS}|(?:(?:Puskesmas|puskesmas)(?: [Pp]embantu| [Kk]ecamatan)?|Pustu|PKM|B?BKPM|Balkesmas|Balai (?:[Pp]engobatan|[Kk]esehatan(?: [Mm]asyarakat)?)|Rumah [Bb]ersalin|[Pp]oskesdes|[Pp]olindes|[Pp]osyandu|[Aa]pot[ei]k|(?<clinic>[Kk]linik)(?: [Pp]ratama| [Uu]tama)?) )(?:(?:[Kk]ab|[Pp]rov)(?:\. ?| )|(?:[Kk]abupaten|[Kk]ota|[Pp]rovinsi) )?${HONORIFIC}(?<name>${WORDS})`,
  'gu',
);
/** What names of hospitals and clinics hold, and little else of a case does. */
const BRANDS = '(?:medi[ck]a|medical|husada|sejahtera|harapan|permata|waluyo|medistra|siloam|hermina|mayapada|mulia|bhakti|bakti|insani)';
const SMALL = new RegExp(
  String.raw`${START}(?<!${OFFICE} )(?:rsu[dp]?|rsia|puskesmas|pkm|pustu) (?:(?:dr|kab|kec|kota)\.? )?(?<name>[\p{Ll}'’-]{3,30})(?![\p{L}])`,
  'gu',
);
/**
 * In small letters "klinik" and "rumah sakit" are words like others ("gejala klinik", "rumah sakit terdekat"): only with what names of
 * theirs hold.
 */
const SMALL_BRAND = new RegExp(
  String.raw`${START}(?:klinik(?: pratama| utama)?|balai pengobatan|rumah (?:sakit|bersalin)|rs) (?:(?<first>[\p{Ll}'’-]{3,20}) )?(?:${BRANDS})(?: (?:${BRANDS}|kita|ibu|utama|sehat))?(?![\p{L}])`,
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
/** Where women give birth and where nurses and midwives treat. "RB" is a gene and a tumour as well, and "BP" a pressure: only with what names of theirs hold. */
const SHORT = new RegExp(String.raw`${START}(?<kind>RB|BP)(?:\. {0,2}| )${HONORIFIC}(?<name>${WORDS})`, 'gu');
const SHORT_BRAND = new RegExp(
  `^(?:${BRANDS}|amanah|ananda|anggrek|annisa|asih|asri|bunda|cempaka|dahlia|fatimah|kartini|kasih|kenanga|kencana|mawar|melati|mutiara|rahayu|sentosa)$`,
  'iu',
);

/** What a hospital has published is no place of treatment. */
const PUBLISHED =
  /^[ -](?:[Gg]uidelines?|[Pp]rotocols?|[Cc]riteria|[Ss]core|[Ss]tudy|[Cc]lassification|[Pp]edoman|[Pp]anduan|[Pp]rotokol|[Kk]riteria|[Ss]kor)/;

const CLASS = new Set(['Pratama', 'Utama', 'Madya', 'Paripurna', 'Anda', 'Pemerintah', 'Swasta', 'Kabupaten', 'Provinsi', 'Universitas']);
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

const CITY = new RegExp(`^, (${WORD})`, 'u');
const WIDE: ReadonlySet<string> = new Set(wideRegions);

/** A clinic may begin with words of praise: "Klinik Sehat Sentosa". Its kind is no name: "Klinik Umum". */
function clinicName(name: string): number {
  const words = [...name.matchAll(/\S+/g)];
  const at = words.findIndex(([word]) => !isCommonWord(word) && !CLASS.has(word));
  const from = words[at]?.index;
  if (from === undefined || at > 2) return 0;
  const { length } = leadingPlace(name.slice(from), notPlace);
  return length === 0 ? 0 : from + length;
}

export function* detectFacilities(text: string): Iterable<Finding> {
  for (const match of text.matchAll(INDONESIAN)) {
    const { name = '', clinic } = match.groups ?? {};
    const length = clinic === undefined ? leadingPlace(name, notPlace).length : clinicName(name);
    if (length > 0) yield finding(match.index, match.index + match[0].length - name.length + length);
  }
  for (const match of text.matchAll(SHORT)) {
    const { kind, name = '' } = match.groups ?? {};
    const names = (word: string) => SHORT_BRAND.test(word) || (kind === 'RB' && isGivenName(word));
    const { words, length } = leadingPlace(name, (word) => !names(word) && notPlace(word));
    if (words.some(names)) yield finding(match.index, match.index + match[0].length - name.length + length);
  }
  for (const match of text.matchAll(SMALL))
    if (mayNamePlace(match.groups?.name ?? '')) yield finding(match.index, match.index + match[0].length);
  for (const match of text.matchAll(SMALL_BRAND))
    if (match.groups?.first === undefined || mayNamePlace(match.groups.first)) yield finding(match.index, match.index + match[0].length);
  for (const match of text.matchAll(ENGLISH)) {
    const words = [...(match.groups?.name ?? '').matchAll(/\S+/g)];
    const naming = words.find(([word]) => /^(?:St|Dr)\.$/.test(word) || !isGeneric(word));
    const end = match.index + match[0].length;
    if (naming) yield finding(match.index + naming.index, end);
    else {
      // "Government Medical College, Kottayam": which one it is, its city says.
      const [cited = '', city = ''] = CITY.exec(text.slice(end, end + 40)) ?? [];
      if (city !== '' && !isGeneric(city) && !WIDE.has(city)) yield finding(match.index, end + cited.length);
    }
  }
  for (const match of text.matchAll(LETTERS)) {
    const end = match.index + match[0].length;
    if (!PUBLISHED.test(text.slice(end, end + 16))) yield finding(match.index, end);
  }
}
