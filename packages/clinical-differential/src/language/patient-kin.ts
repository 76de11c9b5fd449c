/** Histories are told by others: “my son has …”, “suami saya …”. Then the words of kinship name the patient. */
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

const KIN = set(
  'mother father brother sister grandmother grandfather mum mom dad son daughter husband wife aunt uncle partner girlfriend boyfriend grandad granddad grandpa grandma granny gran nan ibu ayah bapak kakak adik nenek kakek oma opa eyang mbah suami istri paman bibi saudara',
);
/** Whose relation the speaker need not say; in Indonesian also how an adult is spoken of who is nobody's relation here. */
const TITLES = set('ibu bapak kakek nenek oma opa eyang mbah suami istri mum mom dad grandad granddad grandpa grandma granny gran nan');
/** “Paman muntah darah”, “sister fainted”: who is named first, alone, and with what ails him now. */
const JOINS_OR_HAS = set('and or dan atau with has had have dengan pernah punya serta , : is was were');
const OWNERS = set('my our');
const OWNERS_AFTER = set('saya kami aku gue');
/** The story is of somebody else after all: the speaker's own complaint, or the family's. */
const OF_OTHERS = set('died history riwayat meninggal family keluarga');
const SPEAKER = set('i im ive saya aku');
const SPEAKER_HAS = set(
  'have had feel felt am get got suffer noticed hit fell fainted collapsed cough vomit bleed itch ache hurt merasa mengalami demam sakit batuk punya jatuh terbentur pingsan pusing muntah mual sesak gatal',
);
/** “My daughter has spots … I'm not pregnant”, “I'm worried”: who asks is not ill. */
const SPEAKER_IS = set('not worried concerned afraid scared calling phoning ringing writing asking her his the a sure sorry');
const BEGINNING = 12;

export function patientKin(tokens: readonly Token[]): ReadonlySet<string> {
  const none = new Set<string>();
  const beginning = tokens.slice(0, BEGINNING);
  const at = beginning.findIndex(({ text }) => KIN.has(text));
  const kin = beginning[at];
  if (kin === undefined || beginning.slice(0, at).some(({ text }) => SPEAKER.has(text))) return none;
  const before = beginning.slice(Math.max(0, at - 8), at).map(({ text }) => text);
  const next = tokens[at + 1]?.text ?? '';
  // “Ayah pasien sedang minum obat”: the father is not the patient.
  if (next === 'pasien') return none;
  const isOwned = before.some((text) => OWNERS.has(text)) || OWNERS_AFTER.has(next);
  const isTitle = TITLES.has(kin.text) && (at === 0 || (at === 1 && before[0] === 'seorang'));
  const isFirst = at === 0 && !JOINS_OR_HAS.has(next) && !tokens.some(({ text }) => SPEAKER.has(text) || OWNERS.has(text));
  if (!isOwned && !isTitle && !isFirst) return none;
  if (tokens.slice(Math.max(0, at - 3), at + 6).some(({ text }) => OF_OTHERS.has(text))) return none;
  const speaks = tokens.some(
    ({ text }, index) =>
      index > at + 1 &&
      SPEAKER.has(text) &&
      !(text === 'im' && SPEAKER_IS.has(tokens[index + 1]?.text ?? '')) &&
      (text === 'ive' || text === 'im' || SPEAKER_HAS.has(tokens[index + 1]?.text ?? '')),
  );
  return speaks ? none : new Set([kin.text]);
}
