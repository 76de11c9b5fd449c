/** Of whom a part of the text speaks: of the patient, of a relative, or of somebody who was near. */
import { BESIDE, RELATIVES } from './kin-words.ts';
import { countOf } from './number-words.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

export type Whose = 'patient' | 'family' | 'contact';

const set = (words: string) => new Set(words.split(' '));

const OTHERS = set(
  'husband wife partner roommate classmate classmates colleague colleagues coworker coworkers friend friends neighbour neighbours neighbor housemate housemates suami istri suaminya istrinya teman temannya tetangga tetangganya pacar pacarnya kerabat rekan gf bf flatmate flatmates others everyone',
);
/** Between the relative and what the relative has. */
const HAVING = set(
  'has had have with suffers suffered diagnosed died was is are were who also both menderita mengidap punya mempunyai juga sakit meninggal memiliki dengan terkena mengalami pernah riwayat sedang ada needed needs got developed lost bled butuh dulu',
);
/** The relative tells or does; it is the patient who has it. */
const TELLING = set(
  'writes wrote phones phoned phoning rings rang asks asked menulis menelepon says said reports reported noticed notices brings brought describes states worried concerned found gives gave thinks mentions tells told denies mengatakan bilang melihat membawa mengeluh mengeluhkan mengaku menyangkal menyadari memperhatikan khawatir cerita bercerita menceritakan mendapati complains complained complain notes noted observed',
);
/** “Her mother says that the child has a cough” */
const CHILD = set('child baby infant newborn boy girl toddler anak bayi');
const ITS_ARTICLE = set('the that bahwa sang si');
/** “No one else itches” */
const ANYONE = set('one anyone nobody someone everyone');
/** “Mertua serumah lagi batuk”, “temannya kemarin muntah”: only when, where and how often stands between, or that it befell him. */
const PASSING = set(
  'sudah lagi lg masih baru ikut sering suka mulai sempat juga pada kemarin semalam tadi yang sebelah sebelahnya sekamar serumah sekantor sekelas sekolah kos kantor kelas kampus pondok asrama lalu semua hari minggu',
);
const BEFALLEN = set('kena ketularan opname dirawat positif');
/** “Kakaknya kena campak, sekarang panas tinggi”: the story comes back to the patient. */
const BACK = set('sekarang kini now today');
const JOINS = set('dan and sama serta & +');
const HIS = set('his her my our the their');
const SPEAKERS = set('he she patient pasien i saya aku gue gw');
/** Behind a word of kinship, whose. */
const OWNERS_BEHIND = set('saya aku gue gw kami pasien');
const CHILDREN = set('anak anaknya bayi bayinya');
/** Who comes is named first. */
const BEGINNING = 8;
/** “Badanku panas”: whose it is stands behind it. */
const MINE =
  /^(?:badan|kepala|perut|dada|kaki|tangan|mata|leher|punggung|pinggang|gigi|muka|wajah|kulit|tenggorokan|lambung|jantung|telinga|hidung|mulut|lutut|betis|payudara|haid|mens|kehamilan|kandungan)ku$/;
const BROUGHT = set('by oleh menurut according per kata diantar dibawa');

export const CHRONIC_PAST = set('history riwayat pmh pmhx rpd');

/** “At my brother's”, “di rumah kakak”: where, and not who. */
const isPlaceOf = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at - 2]].some((token) => token?.text === 'at' || token?.text === 'rumah');

/** “Mother of three”, “ibu dari dua anak”, “ibu rumah tangga”: who she is, and nobody else. */
const isParentOf = (tokens: readonly Token[], at: number): boolean =>
  PARENTS.has(tokens[at]?.text ?? '') && CHILDREN_OR_HOME.has(tokens[at + 1]?.text ?? '');
const CHILDREN_OR_HOME = set('of dari rumah');
const PARENTS = set('mother father mum mom dad grandmother grandfather parent ibu ayah bapak');

/** The nearest relative before it in the sentence, where something says that the relative has it; or “… in his mother” right after. */
export function ownerOf(tokens: readonly Token[], structure: Structure, from: number, to: number): Whose {
  if (structure.ofFamily[from] === 1) return 'family';
  if (tokens.slice(from, to + 1).some(({ text }) => MINE.test(text))) return 'patient';
  const NEAR = 14;
  for (let at = from - 1; at >= 0 && from - at <= NEAR && structure.sentence[at] === structure.sentence[from]; at -= 1) {
    const text = tokens[at]?.text ?? '';
    // “Ayah pasien”, “ibu saya” is the father, the mother.
    if (OWNERS_BEHIND.has(text) && isKin(tokens[at - 1]?.text ?? '') && (text === 'pasien' || structure.isTold)) continue;
    if (SPEAKERS.has(text) && isWorryOfTeller(tokens, structure, at, from)) return 'contact';
    if (SPEAKERS.has(text) || MINE.test(text)) return 'patient';
    if (structure.patientKin.has(text) || (CHILD.has(text) && ITS_ARTICLE.has(tokens[at - 1]?.text ?? ''))) return 'patient';
    if (text === 'else' && ANYONE.has(tokens[at - 1]?.text ?? '')) return 'contact';
    const kind = RELATIVES.has(text) ? 'family' : OTHERS.has(text) ? 'contact' : null;
    if (kind === null || isPlaceOf(tokens, at) || isParentOf(tokens, at)) continue;
    if (isJoinedToPatient(tokens, structure, at) || isBackAtPatient(tokens, at, from)) return 'patient';
    const words = tokens
      .slice(at + 1, from)
      .map((token) => token.text)
      .filter((word, index) => index > 0 || !OWNERS_BEHIND.has(word));
    if (isCluster(tokens, structure, at, words)) return 'patient';
    if (words.some((word) => TELLING.has(word)) || BROUGHT.has(tokens[at - 1]?.text ?? '') || BROUGHT.has(tokens[at - 2]?.text ?? ''))
      return 'patient';
    if (BESIDE.has(words[0] ?? '') || isListOf(words)) return kind;
    const isFamilyHistory = text === 'family' || text === 'keluarga';
    if (isFamilyHistory || words.some((word) => HAVING.has(word)) || words.length === 0) return kind;
    // Who is spoken of first may be who comes: “tadi siang adik kena air panas”.
    if (structure.isTold && (words.some((word) => BEFALLEN.has(word)) || words.every((word) => isPassing(word, text)))) return kind;
    return 'patient';
  }
  for (let at = to + 1; at < tokens.length && at - to <= 5 && structure.part[at] === structure.part[to]; at += 1) {
    const text = tokens[at]?.text ?? '';
    const link = tokens[at - 1]?.text ?? '';
    const second = tokens[at - 2]?.text ?? '';
    const isLinked = [link, second].some((word) => word === 'in' || word === 'pada' || word === 'di' || word === 'dalam');
    if (isLinked && RELATIVES.has(text)) return 'family';
    if (isLinked && OTHERS.has(text)) return 'contact';
  }
  return 'patient';
}

/** “Adik kejang, saya panik dok”, “anak saya muntah terus, saya khawatir”: who asks for another fears for him. */
const isWorryOfTeller = (tokens: readonly Token[], { patientKin }: Structure, speaker: number, from: number): boolean =>
  WORRIES.test(tokens[from]?.text ?? '') &&
  from - speaker <= 2 &&
  (patientKin.size > 0 ||
    tokens.slice(0, speaker).some(({ text }, at) => CHILDREN.has(text) && OWNERS_BEHIND.has(tokens[at + 1]?.text ?? '')));
const WORRIES = /^(?:panik|khawatir|kuatir|cemas|takut|bingung|was-was|stres|worried|scared|panick\w*|anxious)$/;

/** “Adik batuk pilek, panas”, “brother fever and cough”: all that follows in one breath is his. */
const isListOf = (words: readonly string[]): boolean =>
  COMPLAINTS.has(words[0] ?? '') && words.every((word) => COMPLAINTS.has(word) || JOINS.has(word) || PASSING.has(word) || word === '/');
const COMPLAINTS = set(
  'batuk pilek demam panas meriang muntah mual mencret diare pusing sakit perut kepala gatal sesak kejang lemas lemah nyeri campak cacar ruam bintik merah fever cough cold vomiting diarrhoea diarrhea rash itch itching headache flu sick',
);

const isKin = (word: string): boolean => RELATIVES.has(word) || OTHERS.has(word);

/** A mother or a father may be who comes: of them more than a word of when must tell that they are not. */
const isPassing = (word: string, kin: string): boolean => (PASSING.has(word) || /^\d{1,2}$/.test(word)) && !TITLES.has(kin);
const TITLES = set('ibu bapak ayah nenek kakek suami istri');

/** “Anak saya sama kakaknya demam”, “my son and his sister”: both have it. */
function isJoinedToPatient(tokens: readonly Token[], { patientKin, sentence }: Structure, at: number): boolean {
  let before = at - 1;
  if (HIS.has(tokens[before]?.text ?? '')) before -= 1;
  if (before > BEGINNING || !JOINS.has(tokens[before]?.text ?? '') || sentence[before] !== sentence[at]) return false;
  const [second = '', first = ''] = [tokens[before - 2]?.text, tokens[before - 1]?.text];
  if (patientKin.has(first) || CHILDREN.has(first)) return true;
  return SPEAKERS.has(first) && (!isKin(second) || patientKin.has(second));
}

function isBackAtPatient(tokens: readonly Token[], kin: number, from: number): boolean {
  const comma = tokens.findIndex(({ text }, at) => at > kin && at < from && text === ',');
  return comma >= 0 && tokens.slice(comma + 1, from).some(({ text }) => BACK.has(text));
}

const ALL = set('whole entire all satu seluruh semua se segenap');
const ALL_AFTER = set('semua semuanya seluruhnya all together serumah');

/** “Whole family vomiting”, “Family with headache”: the patient and the others fell ill together. A family history is said otherwise. */
function isCluster(tokens: readonly Token[], structure: Structure, at: number, words: readonly string[]): boolean {
  const text = tokens[at]?.text ?? '';
  if (text !== 'family' && text !== 'keluarga') return false;
  if (words.some((word) => CHRONIC_PAST.has(word))) return false;
  const before = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  if (before.some((word) => CHRONIC_PAST.has(word))) return false;
  if (before.some((word) => ALL.has(word))) return true;
  // “Keluarga 3 orang pusing”, “family of four vomiting”: so many fell ill, and one of them is here.
  if (isCountOfPeople(words)) return true;
  for (let next = at + 1; structure.part[next] === structure.part[at] && next - at <= 8; next += 1)
    if (ALL_AFTER.has(tokens[next]?.text ?? '')) return true;
  const isFirst = at === 0 || structure.sentence[at - 1] !== structure.sentence[at] || tokens[at - 1]?.text === 'a';
  return isFirst && (words[0] === 'with' || words[0] === 'dengan');
}

const isCountOfPeople = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  (first === 'of' ? isNumber(second) : isNumber(first) && PEOPLE.has(second)) && !more.some((word) => LASTING.has(word));
const isNumber = (word: string): boolean => word !== '' && Number.isFinite(countOf(word));
const PEOPLE = set('orang people persons members anggota');
const LASTING = set(
  'menderita mengidap punya mempunyai meninggal died suffers had have has diabetes hipertensi hypertension cancer kanker',
);
