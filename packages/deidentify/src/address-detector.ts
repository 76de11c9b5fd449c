import wideRegions from '../data/wide-regions.json' with { type: 'json' };
import type { Finding, ReasonKey } from './identifier.ts';
import { isAcronym, isCommonWord, isMedicalWord, leadingPlace, mayNamePlace, OFFICE, WORD } from './name-words.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
/** What begins the next part of an address. */
const NEXT = String.raw`(?!(?:No|NO|Nomor|RT|RW|Blok|Km|KM|Kav|Gg|Gang|Desa|Ds|Dusun|Dsn|Kp|Kel|Kelurahan|Kec|Kecamatan|Kab|Kabupaten|Kota|Prov|Provinsi)(?![\p{L}]))`;
const PLACE = `${WORD}(?: ${NEXT}${WORD}){0,3}`;
const HOUSE = String.raw`(?:,? ?(?:[Nn]o|NO|[Nn]omor|[Bb]lok|Km|Kav)\.? ?[A-Z]{0,2}[/-]?\d{1,4}[A-Z]?| \d{1,4}[A-Z]?(?![\p{L}\p{N}%/-]|[.,]\d))`;
const RT_RW = String.raw`RT\.? ?\d{1,3}(?: ?[/,]? ?(?:RW\.? ?)?\d{1,3})?`;

/** Streets are called after people: "Jl. Dr. Sutomo", "Jl. Letjen S. Parman", "Jl. M.T. Haryono". */
const HONOURED = String.raw`(?:(?:dr|Dr|Drs|Hj|HR|Ir|Jend|KH|Kapt?|Kol|Let|Letjen|Mayjen|MT|Brigjen|Mgr|Prof|RA|RE)(?:\. {0,2}| )|\p{Lu}\. {0,2}){0,4}`;
/** "Jl. Kenanga No. 12 RT 03/RW 05"; "Jalan" with a stop list, since "jalan napas" is the airway. */
const STREET_ID = new RegExp(
  String.raw`${START}(?:J(?:l|ln|L|LN)\.? {0,2}|Jalan |jalan |Gg\. {0,2}|Gang )${HONOURED}(?<name>(?:${WORD}|[IVX]{1,4})(?: ${NEXT}(?:${WORD}|[IVX]{1,4}(?![\p{L}]))){0,3})${HOUSE}?(?:,? ${RT_RW})?`,
  'gu',
);
/** "jl. kenanga no 12": without capitals only with a house number, since "gg." is also a disorder. */
const STREET_SMALL = new RegExp(
  String.raw`${START}(?:jl|jln|gg)\.? {0,2}(?!no(?:mor)?\b)[\p{Ll}'’]{2,30}(?: (?!no(?:mor)?\b)[\p{Ll}'’]{2,30}){0,2},? (?:(?:no|nomor)\.? ?)?\d{1,4}[a-z]?(?![\p{L}\p{N}%/-]|[.,]\d)`,
  'gu',
);
const NEIGHBOURHOOD = new RegExp(
  String.raw`${START}(?:RT\.? ?\d{1,3} ?[/,]? ?(?:RW\.? ?)?\d{1,3}|RT\.? ?0\d{1,2}|RW\.? ?0?\d{1,2})(?![\p{L}\p{N}%]|[.,]\d)`,
  'gu',
);
const STREET_EN = new RegExp(
  String.raw`${START}(?:(?<house>\d{1,5}[A-Z]?),? )?(?<name>${PLACE}) (?<type>Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Marg|Colony|Nagar|Layout|Enclave|Crescent)(?![\p{L}\p{N}])`,
  'gu',
);
const HOUSE_EN = /(?<![\p{L}\p{N}])(?:Flat|House|Door|Plot|Apartment|Apt) ?(?:[Nn]o\.?|#) ?\d{1,5}[A-Z]?(?:\/\d{1,4})?(?![\p{L}\p{N}])/gu;
const DISTRICT_ID = new RegExp(
  String.raw`${START}(?:(?:[Dd]esa|[Dd]usun|[Kk]elurahan|Kel\.|[Kk]ecamatan|Kec\.?|[Kk]abupaten|Kab\.?|[Kk]ampung|Kp\.|[Nn]agari|[Dd]ukuh|[Kk]ota|[Kk]ompleks?(?: [Pp]erumahan)?|[Pp]erumahan|Perum|[Aa]partemen|(?:[Pp]ondok )?[Pp]esantren|Ponpes|(?:SDN?|SMPN?|SMAN?|SMKN?|MTsN?)(?: [Nn]egeri)?(?: \d{1,3})?) |(?:Ds|Dsn|Dk|Kel|Kec|Kab|Kp|Perum)\. {0,2})(?<name>${PLACE})`,
  'gu',
);
const DISTRICT_SMALL = new RegExp(
  String.raw`${START}(?:kab\.?|kec\.|dsn?\.|(?<!${OFFICE} )(?:desa|dusun|kelurahan|kecamatan)) (?<name>[\p{Ll}'’-]{3,30})(?![\p{L}])`,
  'gu',
);
/** Where somebody lives or comes from. */
const HOME = new RegExp(
  `${START}(?:(?:[Ll]ives?|[Ll]iving|[Ll]ived|[Rr]esid(?:es|ed|ing|ent)) (?:in|at|near|of)|(?:(?:[Bb]er)?tempat )?[Tt]inggal di|[Aa]lamat(?: rumah)?:|[Nn]ative of|[Hh]ails? from|[Dd]omisili(?: di)?|[Bb]erdomisili di|[Bb]erasal dari|[Aa]sal|[Ww]arga|[Pp]enduduk) (?:(?:daerah|kawasan|kel\\.|kec\\.) )?(?<name>${PLACE})`,
  'gu',
);
const DISTRICT_EN = new RegExp(
  String.raw`${START}(?:(?:village|hamlet|town|taluk|tehsil|mandal|suburb|district|regency|subdistrict|sub-district) of (?<name>${PLACE})|(?<before>${PLACE}) (?:[Vv]illage|[Tt]aluk|[Tt]ehsil|[Mm]andal|[Rr]egency|[Ss]ub-?district))(?![\p{L}])`,
  'gu',
);

const notPlace = (word: string): boolean =>
  isCommonWord(word) || isMedicalWord(word) || (isAcronym(word) && !/^[IVX]+$/.test(word) && word.length < 4);
/** These road words are also medicine ("respiratory Drive") or saints: only with a house number. */
const NEEDS_HOUSE = /^(?:Drive|St|Ln|Layout|Crescent)$/;

/** A province, a state or what is wider does not narrow down who it is. */
const WIDE = new RegExp(`^(?:${wideRegions.join('|')})(?![\\p{L}])`, 'u');

const finding = (start: number, end: number, reason: ReasonKey): Finding => ({
  kind: 'address',
  reason,
  start,
  end,
  replacement: { key: reason === 'place' ? 'place' : 'address' },
});

function* streets(text: string): Iterable<Finding> {
  for (const match of text.matchAll(STREET_ID)) {
    const name = match.groups?.name ?? '';
    const { length } = leadingPlace(name, notPlace);
    const before = match[0].indexOf(name);
    // The whole match with house number only if no word of the name was cut.
    if (length > 0) yield finding(match.index, match.index + (length === name.length ? match[0].length : before + length), 'address');
  }
  for (const match of text.matchAll(STREET_EN)) {
    const { house, name = '', type = '' } = match.groups ?? {};
    if (house === undefined && NEEDS_HOUSE.test(type)) continue;
    const words = [...name.matchAll(/\S+/g)];
    const naming = words.find(([word]) => house !== undefined || !notPlace(word));
    if (!naming || (house === undefined && words.every(([word]) => isMedicalWord(word)))) continue;
    const start = house === undefined ? match.index + naming.index : match.index;
    yield finding(start, match.index + match[0].length, 'address');
  }
  for (const pattern of [STREET_SMALL, NEIGHBOURHOOD, HOUSE_EN]) {
    for (const match of text.matchAll(pattern)) yield finding(match.index, match.index + match[0].length, 'address');
  }
}

/** "Kec. Batu Ketulis" is a place, though "Batu" is a word. */
const ABBREVIATED = /^\p{L}{2,5}\. /u;

function* districts(text: string): Iterable<Finding> {
  for (const pattern of [DISTRICT_ID, DISTRICT_EN]) {
    for (const match of text.matchAll(pattern)) {
      const { name, before } = match.groups ?? {};
      if (before !== undefined) {
        const naming = [...before.matchAll(/\S+/g)].find(([word]) => !notPlace(word));
        if (naming) yield finding(match.index + naming.index, match.index + match[0].length, 'place');
        continue;
      }
      const { length } = leadingPlace(name ?? '', notPlace, ABBREVIATED.test(match[0]));
      if (length > 0) yield finding(match.index, match.index + match[0].length - (name ?? '').length + length, 'place');
    }
  }
}

function* homes(text: string): Iterable<Finding> {
  for (const match of text.matchAll(DISTRICT_SMALL)) {
    const { name = '' } = match.groups ?? {};
    if (mayNamePlace(name)) yield finding(match.index, match.index + match[0].length, 'place');
  }
  for (const match of text.matchAll(HOME)) {
    const { name = '' } = match.groups ?? {};
    const { length } = leadingPlace(name, notPlace);
    const start = match.index + match[0].length - name.length;
    if (length > 0 && !WIDE.test(name)) yield finding(start, start + length, 'place');
  }
}

export function* detectAddresses(text: string): Iterable<Finding> {
  yield* streets(text);
  yield* districts(text);
  yield* homes(text);
}
