/** Histories are told by others: “my son has …”, “suami saya …”. Then the words of kinship name the patient. */
import { BESIDE } from './kin-words.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

const KIN = set(
  'mother father brother sister grandmother grandfather mum mom dad son daughter husband wife aunt uncle partner girlfriend boyfriend grandad granddad grandpa grandma granny gran nan ibu ayah bapak kakak adik nenek kakek oma opa eyang mbah suami istri paman bibi saudara mertua menantu cucu ponakan keponakan sepupu',
);
/** Whose relation the speaker need not say; in Indonesian also how an adult is spoken of who is nobody's relation here. */
const TITLES = set('ibu bapak kakek nenek oma opa eyang mbah suami istri mum mom dad grandad granddad grandpa grandma granny gran nan');
/** “Paman muntah darah”, “sister fainted”: who is named first, alone, and with what ails him now. */
const JOINS_OR_HAS = set('and or dan atau with has had have dengan pernah punya serta , : is was were');
/** Nobody's relations, who are asked for as well: “my flatmate has fever and purple spots”. */
const ACQUAINTED = set(
  'flatmate roommate housemate friend colleague coworker classmate neighbour neighbor teman temannya tetangga tetangganya rekan',
);
const OWNERS = set('my our');
const OWNERS_AFTER = set('saya kami aku gue gw');
/** The story is of somebody else after all: the speaker's own complaint, or the family's. */
const OF_OTHERS = set('died history riwayat meninggal family keluarga');
const SPEAKER = set('i im ive saya aku gue gw');
const SPEAKER_HAS = set(
  'have had feel felt am get got suffer noticed hit fell fainted collapsed cough vomit bleed itch ache hurt merasa mengalami demam sakit batuk punya jatuh terbentur pingsan pusing muntah mual sesak gatal kencing haus mencret diare keputihan kesemutan meriang panas nyeri lemas',
);
/** “Aku cuma gatal” */
const ONLY = set('cuma hanya juga malah sendiri sekarang just only also');
/** “My daughter has spots … I'm not pregnant”, “I'm worried”: who asks is not ill. */
const SPEAKER_IS = set('not worried concerned afraid scared calling phoning ringing writing asking her his the a sure sorry');
const BEGINNING = 12;

/** Before anything is told: “dok, mau tanya”. */
const GREETING = set(
  'dok dokter halo hallo hai hi min pagi siang sore malam selamat assalamualaikum permisi maaf tolong bantu mohon mau ingin tanya nanya bertanya konsul konsultasi dong ya , . ! hello doctor please',
);
const CHILDREN = set('anak bayi');
const MINE = /^(?:badan|kepala|perut|dada|kaki|tangan|mata|leher|punggung|pinggang|gigi|muka|kulit|tenggorokan|haid|mens)ku$/;

function beginningOf(tokens: readonly Token[]): number {
  let at = 0;
  while (at < BEGINNING && (GREETING.has(tokens[at]?.text ?? '') || isAsking(tokens, at))) at += 1;
  return at;
}
/** “Saya mau tanya” */
const isAsking = (tokens: readonly Token[], at: number): boolean =>
  SPEAKER.has(tokens[at]?.text ?? '') && GREETING.has(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.kind === 'word';

/** “Saya gatal”, “aku cuma pusing”; in “anak saya batuk” it is the child that coughs. */
const isOfSpeaker = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  if (!SPEAKER.has(text) || KIN.has(before) || CHILDREN.has(before)) return false;
  if (text === 'im' && SPEAKER_IS.has(tokens[at + 1]?.text ?? '')) return false;
  return text === 'ive' || text === 'im' || SPEAKER_HAS.has(tokens[at + (ONLY.has(tokens[at + 1]?.text ?? '') ? 2 : 1)]?.text ?? '');
};

export const isPatientTold = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) => isOfSpeaker(tokens, at) || MINE.test(text) || (CHILDREN.has(text) && OWNERS_AFTER.has(tokens[at + 1]?.text ?? '')),
  ) || patientKin(tokens).size > 0;

/** Who tells speaks of himself; not where he only asks, fears or helps: “adik sesak, saya harus bagaimana”. */
const isOfTeller = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  return OWNERS.has(text) || (SPEAKER.has(text) && !tokens.slice(at + 1, at + 3).some((next) => ONLY_ASKS.has(next.text)));
};
const ONLY_ASKS = set(
  'harus mesti perlu mau ingin tanya nanya bertanya minta mohon kasih kasihkan beri berikan bawa kompres oles panik khawatir kuatir cemas takut bingung tahu tau lihat kira pikir rasa should must need want give gave took worried scared panicking thought think know saw did can what do',
);

export function patientKin(tokens: readonly Token[]): ReadonlySet<string> {
  const none = new Set<string>();
  const first = beginningOf(tokens);
  const beginning = tokens.slice(first, first + BEGINNING);
  const at = beginning.findIndex(({ text }) => KIN.has(text) || ACQUAINTED.has(text));
  const kin = beginning[at];
  if (kin === undefined || beginning.slice(0, at).some(({ text }) => SPEAKER.has(text))) return none;
  const before = beginning.slice(Math.max(0, at - 8), at).map(({ text }) => text);
  const next = beginning[at + 1]?.text ?? '';
  // “Ayah pasien sedang minum obat”: the father is not the patient.
  if (next === 'pasien' || BESIDE.has(next)) return none;
  const isOwned = before.some((text) => OWNERS.has(text)) || OWNERS_AFTER.has(next);
  const isTitle = TITLES.has(kin.text) && (at === 0 || (at === 1 && before[0] === 'seorang'));
  const isFirst = at === 0 && !JOINS_OR_HAS.has(next) && !tokens.some((_token, index) => index >= first && isOfTeller(tokens, index));
  if (!isOwned && (ACQUAINTED.has(kin.text) || (!isTitle && !isFirst))) return none;
  if (tokens.slice(Math.max(0, first + at - 3), first + at + 6).some(({ text }) => OF_OTHERS.has(text))) return none;
  const rest = tokens.slice(first + at + 2);
  // Who asks and says a word of themselves has caught it, or fears to.
  if (ACQUAINTED.has(kin.text) && rest.some(({ text }) => SPEAKER.has(text) || OWNERS.has(text) || MINE.test(text))) return none;
  const speaks = tokens.some((_token, index) => index > first + at + 1 && isOfSpeaker(tokens, index));
  return speaks ? none : new Set([kin.text]);
}
