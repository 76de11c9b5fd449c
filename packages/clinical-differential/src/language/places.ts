/** Where the patient lives, or has been: what somebody brings back from a journey goes before where he lives. */
import type { Region } from '../assessment.ts';
import { PLACE_NAMES } from './place-names.ts';

const joined = (names: string) => names.replace(/\n/g, '');
const named = (names: string, flags: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${joined(names)})(?![\p{L}\d])`, flags);
const PLACES = PLACE_NAMES.map(({ region, clear, unclear }) => ({
  region,
  clear: named(clear, 'giu'),
  unclear: unclear === undefined ? undefined : named(unclear, 'giu'),
}));

/** Most texts name none: that is asked once for all of them. */
const ANY_PLACE = named(PLACE_NAMES.map(({ clear, unclear }) => (unclear === undefined ? clear : `${clear}|${unclear}`)).join('|'), 'iu');

/** What is called by a place and is none: flu Singapura, Brazil nuts, nasi padang, Congo red. */
const NOT_BEFORE = /(?:flu|campak|nasi|kopi|soto|sate|rendang|apel|salak|kacang|masakan|restoran|rumah makan|minyak|obat|kayu|new)\s+$/iu;
const NOT_AFTER =
  /^[\s-]*(?:flu|fever|measles|encephalitis|virus|worms?|pigs?|belly|foot|nuts?|red|ink|ticks?|ocean|leather|sandwich|meat|rumput|pasir|perang|magnet|berat|nasib|karir)(?!\p{L})/iu;
const WORD_OF_PLACE =
  /(?<!\p{L})(?:in|from|to|near|around|across|through|visit(?:ed|ing|s)?|toured|rural|urban|northern|southern|eastern|western|di|ke|dari|asal|orang|kota|kab(?:upaten)?\.?|pulau|provinsi|warga|daerah|wilayah|tinggal|domisili|pulang|mudik)\s+(?:the\s+|kota\s+)?$/iu;

const FARTHEST = 90;
const RETURNED = `return(?:s|ed|ing)?|back|home|came|comes|coming|flew|flown|arriv(?:ed|ing)|pulang|sepulang|kembali|tiba|datang|balik`;
const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:${RETURNED}|travell?(?:ed|ing)|trips?|journey|holiday|immigrat\w*|emigrat\w*|migrated|moved|refugee|baru|habis|perjalanan|bepergian)(?!\p{L})[^.;!?]{0,40}?(?<!\p{L})(?:from|dari)\s+(?:the\s+)?(?:\p{L}+\s+){0,2}$`,
  'iu',
);
/** “Returned from Kenya to London”, “pulang ke Jakarta”: home. */
const HOME = new RegExp(
  String.raw`(?<!\p{L})(?:${RETURNED})(?!\p{L})[^.;!?]{0,50}?(?<!\p{L})(?:to|ke)\s+(?:the\s+|kota\s+)?(?:\p{L}+\s+)?$`,
  'iu',
);
const JOURNEY =
  /(?<!\p{L})(?:travell?(?:ed|ing|s)?|trips?|holidays?|vacation(?:ing)?|visit(?:ed|ing|s)?|tour(?:ed|ing)?|journey|backpack(?:ed|ing)?|honeymoon|safari|deployed|deployment|mission|expedition|pilgrimage|been (?:to|in)|stayed|worked|spent|after (?:\S+ ){1,4}in|volunteer\w*|bepergian|liburan|berlibur|jalan-jalan|mudik|dinas|tugas|bertugas|wisata|berkunjung|mengunjungi|kunjungan|perjalanan|kerja|bekerja|tur|sempat (?:ke|di)|dari)(?!\p{L})[^.;!?]*$/iu;
/** “His brother came back from Kenya” */
const KIN_TRAVELLED = new RegExp(
  String.raw`(?<!\p{L})(?:brother|sister|father|mother|husband|wife|son|daughter|friend|uncle|aunt|neighbour|neighbor|colleague|kakak|adik|ayah|ibu|suami|istri|anak|teman|paman|tetangga)(?:nya)?\s+(?:(?:has|had|who|recently|just|also|baru|yang|juga|saja)\s+)*(?:${RETURNED}|travell?ed|visited)(?!\p{L})`,
  'iu',
);
const LONG_AGO =
  /^[^.;!?]{0,40}?(?:years?|decades?) (?:ago|earlier)|^[^.;!?]{0,40}?tahun (?:yang )?(?:lalu|silam)|^[^.;!?]{0,25}?as a child/iu;

const SURE = 3;
const THERE = 2;
const LIVES = 1;
const ONCE = 0;

export function regionOf(text: string): Region | undefined {
  if (!ANY_PLACE.test(text)) return undefined;
  const hasCapitals = /\p{Lu}/u.test(text);
  let best: { readonly region: Region | undefined; readonly weight: number; readonly at: number } | undefined;
  for (const { region, clear, unclear } of PLACES)
    for (const pattern of [clear, unclear])
      for (const { 0: name, index: at } of pattern === undefined ? [] : text.matchAll(pattern)) {
        const before = text.slice(Math.max(0, at - FARTHEST), at);
        const after = text.slice(at + name.length, at + name.length + FARTHEST);
        if (NOT_BEFORE.test(before) || NOT_AFTER.test(after)) continue;
        if (pattern === unclear && !(WORD_OF_PLACE.test(before) && (!hasCapitals || /^\p{Lu}/u.test(name)))) continue;
        const weight = weightOf(before.slice(before.search(/[^.;!?\n]*$/)), after);
        if (weight === null) continue;
        if (best === undefined || weight > best.weight || (weight === best.weight && at < best.at)) best = { region, weight, at };
      }
  return best?.region;
}

/** How much it says of where an illness comes from; null where it is another who was there. */
function weightOf(before: string, after: string): number | null {
  if (KIN_TRAVELLED.test(before)) return null;
  if (LONG_AGO.test(after)) return ONCE;
  if (FROM.test(before)) return SURE;
  if (HOME.test(before)) return LIVES;
  return JOURNEY.test(before) ? THERE : LIVES;
}
