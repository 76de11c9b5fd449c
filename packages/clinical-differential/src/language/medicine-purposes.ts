/** Medicines that are called by what they are against: “obat penurun panas”, “cough syrup”. Whoever takes one does not say that it is there. */
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

export interface MedicinePurpose {
  /** What it is against, with what it does to it: from token to token, both included. */
  readonly from: number;
  readonly to: number;
  /** The word for the medicine itself; none in “penurun panas”. */
  readonly medicine: number | undefined;
}

const set = (words: string) => new Set(words.split(' '));

/** In Indonesian what it is against follows, in English it goes before. */
const BEFORE_PURPOSE = set('obat obatan sirup sirop syrup puyer salep krim jamu');
const AFTER_PURPOSE = set(
  'medicine medicines medication medications meds drugs tablet tablets pill pills capsules syrup linctus lozenge lozenges pastilles remedy remedies cream ointment gel reducer reducers reliever relievers remover removers shampoo spray suppressant suppressants mixture killer killers balm inhaler inhalers',
);
const DOES = set(
  'anti penurun pereda penghilang peredam pengurang penghenti penahan pencegah pengencer pelancar penyembuh pemati turun rasa gejala',
);
/** Says by itself that a medicine is meant; “anti-HIV” may be a test. */
const DOES_ALONE = set('penurun pereda penghilang peredam pengencer pelancar');
const DOING = set('reducing relieving relief lowering preventing stopping killing suppressing control prevention treatment');
/** “Coughs drops” are none, and temperatures drop. */
const COUGH_DROPS = /^(?:cough|throat) drops$/;
/** “Batuk pilek”, “cold and flu”: what one medicine is against. */
const TOGETHER = set('batuk pilek flu influenza demam panas mual muntah pegal linu nyeri cold cough fever pain aches ache');
const JOINED = set('and dan & / +');

/** What is taken daily, or by anybody: also after “setelah minum obat …” no complaint of that medicine. */
const EVERYDAY = set(
  'panas demam batuk pilek flu nyeri maag lambung tensi hipertensi darah kencing diabetes gula asam kolesterol tidur asma tbc tb epilepsi ayan jantung rematik tiroid pegal migrain',
);
/** “Setelah minum obat gatal-gatal”: a complaint that follows. */
const ONCE = set('setelah sesudah habis sehabis abis usai tiap setiap kalau kalo bila jika saat ketika begitu sejak semenjak');
const ONCE_BEFORE = 3;
/** “Habis obat sesak lagi”, “minum obat demam tinggi”: what is still there, or how bad. */
const THERE = set(
  'lagi terus masih tetap makin semakin hebat parah berat tinggi sekali banget mendadak sejak selama tiba muncul timbul bertambah',
);
const SEVERE = set('severe sudden worst persistent worsening tinggi hebat berat parah mendadak');
const isSevere = (words: readonly string[]) =>
  words.some((word, at) => SEVERE.has(word) && !/^(?:darah|kolesterol|tensi)$/.test(words[at - 1] ?? ''));

export function medicinePurposes(
  language: KnowledgeLanguage,
  tokens: readonly Token[],
  structure: Structure,
  found: readonly Match[],
): readonly MedicinePurpose[] {
  if (!tokens.some(({ text }) => BEFORE_PURPOSE.has(plain(text)) || AFTER_PURPOSE.has(text) || DOES.has(text) || text === 'drops'))
    return [];
  const complaints = found.filter((match) => isComplaint(language, tokens, match) && isUnbroken(match));
  const [starting, ending] = [Map.groupBy(complaints, ({ from }) => from), Map.groupBy(complaints, ({ to }) => to)];
  const word = (at: number) => tokens[at]?.text ?? '';
  const isIn = (at: number, other: number) => structure.sentence[at] === structure.sentence[other] && tokens[at] !== undefined;
  const overJoin = (at: number, step: 1 | -1) => (JOINED.has(word(at)) ? at + step : at);

  const behind = (at: number, medicine: number | undefined): MedicinePurpose | undefined => {
    let first = at;
    while (DOES.has(word(first)) || (word(first) === '-' && first > at)) first += 1;
    const does = first > at;
    if (!isIn(first, at)) return undefined;
    // What is made to go down or go away is what it is against, a complaint or not (“penurun tensi”).
    const ends = [first, at].flatMap((from) => starting.get(from) ?? []).flatMap(({ to }) => (to >= first ? [to] : []));
    let last = Math.max(does ? first : -1, ...ends);
    if (last < 0) return undefined;
    const next = overJoin(last + 1, 1);
    if (TOGETHER.has(word(first)) && TOGETHER.has(word(next)) && starting.get(next)?.some(({ to }) => to === next) === true) last = next;
    const words = tokens.slice(first, last + 1).map(({ text }) => text);
    if (!does && (isSevere(words) || THERE.has(word(last + 1)))) return undefined;
    const isOnce = tokens.slice(Math.max(0, at - 1 - ONCE_BEFORE), at).some(({ text }) => ONCE.has(text));
    return isOnce && !does && !words.some((one) => EVERYDAY.has(one)) ? undefined : { from: at, to: last, medicine };
  };
  const before = (medicine: number): MedicinePurpose | undefined => {
    let last = medicine - 1;
    while (DOING.has(word(last)) || (word(last) === '-' && last < medicine)) last -= 1;
    const begins = (to: number) => Math.min(tokens.length, ...(ending.get(to) ?? []).map(({ from }) => from));
    let first = begins(last);
    if (first > last || !isIn(first, medicine)) return undefined;
    const other = overJoin(first - 1, -1);
    if (other < first - 1 && TOGETHER.has(word(last)) && TOGETHER.has(word(other)) && begins(other) === other) first = other;
    if (isSevere(tokens.slice(first, last + 1).map(({ text }) => text)) || IS_DONE_TO_IT.test(word(last))) return undefined;
    return { from: first, to: medicine - 1, medicine };
  };

  return tokens.flatMap(({ text }, at): MedicinePurpose[] => {
    const isDrops = text === 'drops' && COUGH_DROPS.test(`${word(at - 1)} drops`);
    const isShade = word(at + 1) === '-' || /^(?:colou?red|white|rolling)$/.test(word(at + 1));
    return [
      BEFORE_PURPOSE.has(plain(text)) ? behind(at + 1, at) : undefined,
      DOES_ALONE.has(text) && !BEFORE_PURPOSE.has(plain(word(at - 1))) ? behind(at, undefined) : undefined,
      isDrops || (AFTER_PURPOSE.has(text) && !isShade) ? before(at) : undefined,
    ].filter((one) => one !== undefined);
  });
}

const plain = (word: string) => word.replace(/nya$/, '');
/** “Vomits tablets”, “trouble swallowing pills” */
const IS_DONE_TO_IT = /^(?:swallow|vomit|chok|chew|spit|bring|regurgitat)/;

const isBackground = ({ findings }: KnowledgeLanguage, target: number) => /^(?:history|exposure)$/.test(findings[target]?.kind ?? '');
/** Or an illness that lasts: what diabetes tablets are against is known of the patient as well. */
const isComplaint = (language: KnowledgeLanguage, tokens: readonly Token[], { target, used }: Match) =>
  target < language.firstStatement && (!isBackground(language, target) || used.every(({ from }) => LASTING.test(tokens[from]?.text ?? '')));

/** Its words stand together. */
const isUnbroken = ({ cost, used, from, to }: Match) =>
  cost === 0 && to - from < used.reduce((sum, one) => sum + one.to - one.from + 1, 0) + 1;

/** An illness that lasts is told by its medicine; a cold remedy or an antacid is taken for much. */
const LASTING =
  /^(?:hypertension|high|hipertensi|darah|diabetes|diabetic|kencing|asthma|asma|epilepsy|epilepsi|ayan|gout|asam|hiv|tbc?|tuberculosis|tuberkulosis|thyroid|tiroid|gondok|psoriasis|glaucoma|glaukoma|parkinsons?|acne|jerawat|eczema|eksim|rheumatoid|rematik|lupus|depression|depresi|schizophrenia|skizofrenia|bipolar|adhd|angina|migraine|migrain)$/;
/** “An overdose of diabetes tablets”, “menelan obat diabetes kakeknya”: perhaps somebody else's. */
const SWALLOWED = /^(?:overdos\w*|swallow\w*|ingest\w*|menelan|tertelan|nelan|telan|menenggak|keracunan|poison\w*|too)$/;
const OF_SOMEBODY = /^(?:kakek|nenek|ibu|ayah|bapak|suami|istri|kakak)(?:nya)?$|^(?:grand\w*|mother|father|husband|wife)s$/;

/** Known of the patient by what is taken against it: “takes diabetes tablets”. */
export function isToldByMedicine(
  language: KnowledgeLanguage,
  tokens: readonly Token[],
  purposes: readonly MedicinePurpose[],
  match: Match,
): boolean {
  if (isKnownByMedicine(language, match)) return true;
  const { target, used, isPartList } = match;
  const purpose = purposes.find(({ from, to }) => used.every((one) => from <= one.from && one.to <= to));
  if (purpose === undefined || isPartList || target >= language.firstStatement) return false;
  if (isOfAnother(tokens, purpose.from, purpose.to)) return false;
  return target < language.firstDisease ? isBackground(language, target) : used.some((one) => LASTING.test(tokens[one.from]?.text ?? ''));
}
const SWALLOWED_BEFORE = 6;
const isOfAnother = (tokens: readonly Token[], from: number, to: number) => {
  const start = Math.max(0, from - SWALLOWED_BEFORE);
  return tokens
    .slice(start, to + 3)
    .some(({ text }, at) => SWALLOWED.test(text) || (OF_SOMEBODY.test(text) && !isWhoTakesIt(tokens, start + at)));
};
/** “Kakek minum pengencer darah”: his own. */
const isWhoTakesIt = (tokens: readonly Token[], at: number) => tokens.slice(at + 1, at + 4).some(({ text }) => TAKES.test(text));
const TAKES = /^(?:minum|pakai|konsumsi|mengonsumsi|mengkonsumsi|suntik|rutin|takes?|taking|uses|using)$/;

/** “Swallowed her husband's blood pressure tablets”: nothing is known of the one who swallowed them. */
export const isToldByAnothers = (language: KnowledgeLanguage, tokens: readonly Token[], match: Match): boolean =>
  isKnownByMedicine(language, match) && isOfAnother(tokens, match.from, match.to);

/** “Takes blood pressure tablets” is itself said of those who have a high one. */
const isKnownByMedicine = ({ concepts, findings }: KnowledgeLanguage, { target, used }: Match): boolean =>
  findings[target]?.id.startsWith('known-') === true && used.some(({ concept }) => concepts.nameOf(concept) === 'medicine');

/** “Has not taken his diabetes tablets”: from here on the doses are denied, not what they tell. */
export function ownMedicineFrom(tokens: readonly Token[], { from, to, medicine = from }: MedicinePurpose): number | undefined {
  const start = Math.max(0, Math.min(from, medicine) - OWN_BEFORE);
  const own = tokens.slice(start, from).findIndex(({ text }) => OWN.has(text));
  return own >= 0 ? start + own : /nya$/.test(tokens[medicine === from ? to : medicine]?.text ?? '') ? medicine : undefined;
}
const OWN = set('his her my their our rutin teratur lagi kontrol regularly enough');
const OWN_BEFORE = 3;

/** A finding or disease that the name of a medicine holds, and that nobody says to be there. */
export const isOfPurpose = (
  language: KnowledgeLanguage,
  tokens: readonly Token[],
  purposes: readonly MedicinePurpose[],
  match: Match,
): boolean =>
  purposes.some((purpose) => {
    const { from, to, medicine } = purpose;
    const { target, used } = match;
    const isAgainst = (at: number) => from <= at && at <= to;
    const isOwn = (at: number) => isAgainst(at) || at === medicine;
    if (!used.some((one) => isAgainst(one.from)) && !used.every((one) => isOwn(one.from))) return false;
    const isOfMedicine = used.some((one) => one.from === medicine);
    if (isOfMedicine && target < language.firstDisease && isBackground(language, target)) return false;
    // “Constipated since the iron tablets”: a complaint of that medicine.
    if (isOfMedicine && used.some((one) => !isOwn(one.from) && tokens[one.from]?.text !== 'minum')) return false;
    return !isToldByMedicine(language, tokens, [purpose], match);
  });
