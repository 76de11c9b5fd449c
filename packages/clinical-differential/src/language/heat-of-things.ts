/** “Rumah seng panas”, “cuaca lagi panas”, “kompor panas”: what is hot is a thing, a place or the weather, and nobody has a fever. */
import type { Concepts } from './concepts.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

const HOT = new Set(['panas', 'panasnya']);
const set = (words: string) => new Set(words.trim().split(/\s+/));
const THINGS = set(`
  seng atap genteng tenda ruang ruangan dapur pabrik gudang tempat lokasi lapangan cuaca hawa udara iklim musim suasana matahari terik aspal pasir
  lantai tanah kompor oven tungku wajan panci teflon setrika setrikaan knalpot mesin radiator motor mobil bus angkot truk api bara arang minyak
  air teh kopi susu kuah sup bubur bakso mie nasi makanan minuman gelas uap besi logam plat alat kompres botol bantal baju jaket selimut solder
  catokan lilin sauna kolam
`);
/** Where people are: whoever is at home and hot has a fever. */
const PLACES = set('rumah kamar kelas kantor kontrakan kos jalan jalanan sekolah');
const AT = set('di ke dari pulang sampai');
/** Between the thing and that it is hot. */
const BETWEEN = set(
  'yang yg lagi sedang sangat amat agak cukup lumayan begitu makin memang selalu terlalu terasa sekali juga itu ini minum masih mandi di sini sana kerja luar dalam',
);
/** “Panas matahari”, “panas terik”. */
const BEHIND = set('matahari terik mentari cuaca udara kompor api setrika knalpot mesin bara');
/** “Panas tinggi”, “panas sejak kemarin”, “panas 3 hari”: of a patient after all. */
const FEVER_BEHIND = set('tinggi sejak selama naik turun dingin menggigil hari badan badannya demam');
/** “Di tempat panas, badan panas”: of whom it is said all the same. */
const OWN = set('badan badannya tubuh tubuhnya anak anaknya bayi bayinya dahi dahinya kepala');
const FARTHEST = 3;

export function withoutHeatOfThings(
  concepts: Concepts,
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
): readonly Occurrence[] {
  if (!tokens.some(({ text }) => HOT.has(text))) return occurrences;
  return occurrences.filter(
    ({ concept, from, to }) => concepts.nameOf(concept) !== 'fever' || !HOT.has(tokens[to]?.text ?? '') || !isOfThing(tokens, from, to),
  );
}

function isOfThing(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to + 1];
  if (BEHIND.has(next?.text ?? '')) return true;
  if (next !== undefined && (next.kind === 'number' || FEVER_BEHIND.has(next.text))) return false;
  for (let at = to - 1; at >= 0 && to - at <= FARTHEST; at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (OWN.has(text)) return false;
    const thing = text.endsWith('nya') ? text.slice(0, -3) : text;
    if (THINGS.has(thing)) return true;
    if (PLACES.has(thing)) return !AT.has(tokens[at - 1]?.text ?? '');
    if (at < from && !BETWEEN.has(text)) return false;
  }
  return false;
}
