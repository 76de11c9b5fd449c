/** What is said of medicines and their effects, and sounds like a complaint that they caused. */
import { DENIALS } from './denial-words.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

export const isMeantOfMedicine = (
  language: KnowledgeLanguage,
  tokens: readonly Token[],
  structure: Structure,
  found: readonly Match[],
  match: Match,
): boolean => {
  const id = language.findings[match.target]?.id;
  if (id === 'began-after-new-medicine') return beganAfter(tokens, structure, match);
  if (id === 'low-grade-fever') return !match.used.some(({ from }) => FALLS.test(tokens[from]?.text ?? ''));
  if (id === 'memory-loss') return !isForgottenDose(tokens, match);
  if (id?.endsWith('-use') === true && isBesideMedicine(language, tokens, match)) return false;
  if (isOfTaking(language, tokens, match)) return false;
  if (match.target < language.firstDisease || match.target >= language.firstStatement) return true;
  return !isVaccine(language, tokens, structure, match) && !isNoCause(language, tokens, structure, found, match);
};

/** A fever that goes down is a fever, however high. */
const FALLS =
  /^(?:(?:me|pe)?turun|menurun|penurun(?:an)?|(?:ber)?kurang|berkurang|menurunkan|hilang|menghilang|reduc\w*|decreas\w*|diminish\w*|los[st]\w*|declin\w*)(?:nya)?$/;

const SINCE = set(
  'after since following setelah sesudah sejak semenjak mulai habis sehabis abis usai baru new start starts started starting began begun beginning initiation initiating initiated ganti diganti changed change switched raised increased dose doses first pertama day days week weeks hours minutes jam menit hari minggu',
);
/** “Turun setelah minum obat”, “no better after the medicine”: how it answered. */
const ANSWERS = set(
  'turun reda mereda membaik sembuh hilang berkurang enakan mendingan tetap masih better improved improves improve eased eases relieved helped settled subsided resolved gone again lagi kembali back returns returned despite',
);
const SINCE_BEFORE = 4;

function beganAfter(tokens: readonly Token[], { part }: Structure, { from, to }: Match): boolean {
  const here = (start: number, end: number) =>
    tokens.slice(Math.max(0, start), end + 1).filter((_, at) => part[Math.max(0, start) + at] === part[from]);
  // “Takes no medicine” denies a new one too.
  const isSince = here(from - SINCE_BEFORE, to).some(({ text }) => SINCE.has(text) || DENIALS.has(text));
  return isSince && !here(from - ANSWERS_AROUND, to + ANSWERS_AROUND).some(({ text }) => ANSWERS.has(text));
}
const ANSWERS_AROUND = 5;

/** “Forgot his tablets”, “lupa minum obat”; who often does may well forget. */
function isForgottenDose(tokens: readonly Token[], { used, from }: Match): boolean {
  const word = (at: number) => tokens[at]?.text ?? '';
  return (
    used.every(({ to }) => to === from) &&
    /^(?:lupa|forgot|forgotten)$/.test(word(from)) &&
    [1, 2, 3].some((gap) => /^(?:minum|obat|obatnya|bawa|take|taking|tablets?|pills?|medicines?|medication)$/.test(word(from + gap))) &&
    !/^(?:sering|mudah|often|always|selalu)$/.test(word(from - 1))
  );
}

const BESIDE = set('after since despite setelah sesudah sejak lagi meski meskipun walau walaupun while saat ketika');

/** “Kejang setelah minum obat”, “a seizure despite medication”: no medicine against seizures, and the seizure is meant. */
function isBesideMedicine({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { used, from, to }: Match): boolean {
  const medicine = used.find(({ concept }) => concepts.nameOf(concept) === 'medicine');
  if (medicine === undefined) return false;
  const isLast = medicine.from === to && from < to && tokens[to]?.text.startsWith('obat') === true && tokens[from]?.text !== 'minum';
  return isLast || tokens.slice(from + 1, to).some(({ text }) => BESIDE.has(text));
}

const CANNOT = /^(?:cannot|cant|unable|trouble|difficulty|difficult|hard|susah|sulit|tidak|sukar)$/;

/** “Jarang minum obat” is no little water, and who cannot swallow tablets took no overdose. */
function isOfTaking({ concepts, findings, medicines }: KnowledgeLanguage, tokens: readonly Token[], { target, used }: Match): boolean {
  const isMedicine = (at: number) => MEDICINE.test(tokens[at]?.text ?? '') || medicines.has(tokens[at]?.text ?? '');
  const isUsed = (at: number) => used.some(({ from, to }) => from <= at && at <= to);
  if (findings[target]?.id === 'overdose-history')
    return used.some(({ from }) => [1, 2, 3].some((gap) => CANNOT.test(tokens[from - gap]?.text ?? '')));
  return used.some(({ concept, to }) => concepts.nameOf(concept) === 'drink' && isMedicine(to + 1) && !isUsed(to + 1));
}
const MEDICINE = /^(?:obat\w*|pil|kapsul|tablet|puyer|jamu|antibioti[ck]\w*|parasetamol|sirup)$/;

const VACCINE = /^(?:vaksin\w*|imunisasi|divaksin|diimunisasi|vaccin\w*|immuni[sz]\w*|unvaccinated|unimmuni[sz]ed)$/;
const SHOT_BEFORE = /^(?:suntik|suntikan|disuntik|injeksi|serum)$/;
const SHOT_AFTER = /^(?:shots?|jabs?|boosters?|vaccin\w*|immuni[sz]\w*|immunoglobulin|antitoxin|injections?|prophylaxis|profilaksis)$/;
const AGAINST = set('against for terhadap untuk anti of');
const LISTED = 8;

/** “Tetanus shot”, “vaksin rabies”, “vaccinated against measles, mumps and rubella” */
function isVaccine({ concepts }: KnowledgeLanguage, tokens: readonly Token[], { sentence }: Structure, { used, from, to }: Match) {
  if (used.some(({ concept }) => concepts.nameOf(concept) === 'vaccine')) return false;
  const word = (at: number) => (sentence[at] === sentence[from] ? (tokens[at]?.text ?? '') : '');
  if (SHOT_AFTER.test(word(to + 1))) return true;
  const before = AGAINST.has(word(from - 1)) || word(from - 1) === '-' ? from - 2 : from - 1;
  if (VACCINE.test(word(before)) || SHOT_BEFORE.test(word(before))) return true;
  for (let at = from - 1; at > 0 && from - at <= LISTED && word(at) !== ''; at -= 1)
    if (/^(?:against|terhadap)$/.test(word(at)) && VACCINE.test(word(at - 1))) return true;
  return false;
}

const CAUSES = set('karena akibat oleh dari induced due caused causing by from to terhadap reaction reaksi');
const AFTER = set('after since setelah sesudah sejak');

/** A complaint beside a medicine is no complaint of it: “fever medicine”, “panasnya turun dengan obat”; but “drug fever”, “demam obat”. */
function isNoCause(
  { concepts, firstDisease }: KnowledgeLanguage,
  tokens: readonly Token[],
  { part }: Structure,
  found: readonly Match[],
  { used, from, to, cost }: Match,
): boolean {
  const medicine = used.find(({ concept, isDirect }) => isDirect && concepts.nameOf(concept) === 'medicine');
  const rest = used.filter((one) => one !== medicine);
  if (medicine === undefined || rest.length === 0) return false;
  const isWhole = (other: Match) =>
    other.target < firstDisease && other.used.length === rest.length && other.used.every((one, at) => one.from === rest[at]?.from);
  if (!found.some(isWhole) && !rest.some((one) => /^al+erg/.test(tokens[one.from]?.text ?? ''))) return false;
  const span = tokens.slice(from, to + 1).map(({ text }) => text);
  if (span.some((word) => CAUSES.has(word))) return false;
  if (span.some((word) => AFTER.has(word)))
    return tokens
      .slice(Math.max(0, from - 2), to + 4)
      .some(({ text }, at) => part[Math.max(0, from - 2) + at] === part[from] && ANSWERS.has(text));
  const isIndonesian = tokens[medicine.from]?.text.startsWith('obat') === true;
  return cost > 0 || !(isIndonesian ? medicine.from === to : medicine.from === from);
}
