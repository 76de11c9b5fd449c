import type { Finding, ReasonKey } from './identifier.ts';
import {
  isAcronym,
  isCommonWord,
  isGivenName,
  isMedicalWord,
  isNameOfThing,
  LEAD,
  leadingName,
  mayNamePlace,
  WORD,
  WORDS,
} from './name-words.ts';
import { detectSmallNames } from './small-name-detector.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const NAME = `${LEAD}(?<name>${WORDS})`;

/** After a form of address even an eponym is a name ("Mrs Weil"). */
const TITLED = new RegExp(
  String.raw`${START}(?:(?:By|An)\. {0,2}(?:Ny|Tn)\.? {0,2}|(?:An|By)\. {0,2}|(?:Mrs|Mr|Ms|Miss|Mx|Mdm|Mada?me?|Tn|Tuan|Ny|Nyonya|Nn|Nona|Sdri|Sdr|Bpk|Smt|Shri|Kum|Hj)(?:\. {0,2}| {1,2}))${NAME}`,
  'dgu',
);
const INITIALLED = new RegExp(
  String.raw`${START}(?:(?:Mrs|Mr|Ms|Miss|Tn|Ny|Nn|An|By|Sdri|Sdr)\. {0,2}|(?:Mrs|Mr|Tn|Ny|Nn|Sdri|Sdr) )\p{Lu}(?:\.? ?\p{Lu}){0,2}(?![\p{L}\p{N}'’-])`,
  'gu',
);
/** "Pasien K. datang", "Pasien N.A.". At the end of a sentence one letter may be a blood group or an arm of a trial. */
const PATIENT_INITIAL = new RegExp(
  String.raw`${START}(?:[Pp]asien|[Pp]atient|[Pp]enderita) (?:\p{Lu}\.(?: ?\p{Lu}\.){1,2}(?![\p{L}\p{N}])|\p{Lu}\.(?=,| {1,2}\((?!\p{Lu})| {1,2}(?<next>\p{Ll}[\p{L}-]{0,30})))`,
  'gu',
);
/** "Patient initials: JS", "inisial J.S." */
const INITIALS_LABELLED =
  /(?<![\p{L}\p{N}])(?:[Ii]nitials|INITIALS|[Ii]nitial(?=\s?[:=])|[Ii]nisial|INISIAL)(?: (?:nama )?pasien| of the patient)?(?: (?:is|are|adalah))?\s{0,2}[:=]?\s{0,2}(?<name>\p{Lu}(?:\.? ?\p{Lu}){1,3}|\p{Lu}(?=\.))(?![\p{L}\p{N}'’-])/dgu;
/** Short for "Bapak"; of a pressure somebody says "Bp. normal". */
const FATHERLY = new RegExp(String.raw`${START}Bp\. {0,2}${NAME}`, 'dgu');
/** A pilgrim's "H." is also a germ's and a heading's: only before known names. */
const PILGRIM = new RegExp(String.raw`${START}H\. {0,2}${NAME}`, 'dgu');
/** In capitals or without any, as hurried notes have it. "MR", "MS", "TN" and "NY" are also findings, diseases and places. */
const TITLED_ANYHOW = new RegExp(
  String.raw`${START}(?<title>(?:(?:BY|AN|by|an)\. {0,2})?(?:MRS|MR|MS|MISS|TN|NY|NN|SDRI|SDR|BPK|SMT|SHRI|mrs|mr|ms|miss|tn|ny|nn|sdri|sdr|bpk|smt|shri)(?<stop>\.?) {0,2})(?<=[. ])(?<name>[\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,3})(?![\p{L}])`,
  'gu',
);
const INITIALLED_ANYHOW = new RegExp(
  String.raw`${START}(?:(?:MRS|TN|NY|NN|SDRI|SDR)\. {0,2}\p{Lu}|(?:mrs|tn|ny|nn|sdri|sdr)\. {0,2}\p{Ll})(?![\p{L}\p{N}'’-])`,
  'gu',
);
/**
 * "tn. sumbogo": behind these, with their stop, comes a name, whether it is known or not. What follows it in small letters is of it where it
 * is known, too, or ends what is said of who it is.
 */
const TITLED_SMALL = new RegExp(
  String.raw`${START}(?:(?:by|an)\. {0,2})?(?:tn|ny|nn|an|by|sdri?|bpk)\. {0,2}(?<name>\p{Ll}[\p{Ll}'’-]{2,29})(?<more>(?: \p{Ll}[\p{Ll}'’-]{2,29}){0,3})(?![\p{L}])`,
  'gu',
);
const INDONESIAN_AGE = String.raw`,? (?:\(|usia |umur |berusia )?\d{1,3}[ -]?(?:tahun|thn|th|bulan|bln|minggu|hari|hr)(?![\p{L}])`;
/** Without a stop "An" and "By" begin English sentences, and small letters anything: only before an age. */
const INITIALLED_WITH_AGE = new RegExp(
  String.raw`${START}(?:(?:An|By) \p{Lu}|(?:tn|ny|nn|sdri|sdr|an|by) \p{Ll})(?=${INDONESIAN_AGE})`,
  'gu',
);
const CHILD_WITH_AGE = new RegExp(`${START}(?:An|By) ${NAME}(?=${INDONESIAN_AGE})`, 'dgu');
const LABELLED = new RegExp(
  String.raw`${START}(?:[Nn]ama(?: (?:[Ll]engkap|[Pp]asien|[Pp]enderita|[Bb]ayi|[Aa]nak|[Ii]bu|[Aa]yah|[Ss]uami|[Ii]stri|[Oo]rang ?[Tt]ua|[Ww]ali|KK))?|NAMA|(?:(?:[Pp]atient|[Ff]ull)(?:'s)? )?[Nn]ame|NAME|a\.n\.?|a\/n\.?|[Aa]tas nama)(?:\s{0,2}[:=]\s{0,2}|(?<=a[./]n\.?|atas nama) )${NAME}`,
  'dgu',
);
const CALLED = new RegExp(`${START}(?:named|bernama|namanya|name is|name was)(?: adalah)? ${NAME}`, 'dgu');
const STAFF = new RegExp(
  String.raw`${START}(?:[Dd]rg?\. {0,2}|Dr |[Dd]okter |Doctor |Prof\. {0,2}|[Bb]idan |[Pp]erawat |[Nn]urse |[Ss]uster |[Nn]ers )(?:[Dd]r\. {0,2})?(?!Sp[A-Z.])${NAME}`,
  'dgu',
);
const ROLE = new RegExp(
  `${START}(?:[Pp]asien|[Pp]atient|[Pp]enderita|[Ii]bu|[Bb]apak|Bu|Pak|[Ss]audar[ai]|[Mm]bak|[Mm]as|[Kk]akek|[Nn]enek|[Mm]bah|[Ee]yang|[Pp]akde|[Bb]ude|[Uu]stad[zh]?|Ust\\.|Pdt\\.) ${NAME}`,
  'dgu',
);
/** Forms of address that are other words as well ("Teh" is tea, "Bp" a pressure), and what a bracket or a comma names: only before known names. */
const ADDRESSED = new RegExp(
  String.raw`${START}(?:(?:[Kk]ang|[Tt]eh|[Bb]ang|[Uu]da|[Oo]ma|[Oo]pa|Bp|Pt\.?|[Mm]aster|[Bb]aby|[Bb]ayi) |(?:[Pp]asien|[Pp]atient)(?:, | \())${NAME}`,
  'dgu',
);
/** Balinese: "I" and the place among the children; "I" alone is English. */
const BALINESE = new RegExp(`${START}I (?:Wayan|Made|Nyoman|Ketut|Putu|Kadek|Komang|Gede|Gusti|Nengah) (?<name>${WORDS})`, 'dgu');
/** Whose child it is. "S/o" is also "suggestive of", "w/o" "without", "c/o" "complains of": these only before known names. */
const CHILD_OF = new RegExp(String.raw`${START}(?:[Bb]aby of|[BbDd]\/[Oo]) ${NAME}`, 'dgu');
const KIN_OF = new RegExp(String.raw`${START}[SsWwHhFfMmCc]\/[Oo] ${NAME}`, 'dgu');
const RELATIVE = new RegExp(
  `${START}(?:[Ss]uami|[Ii]stri|[Aa]yah|[Ii]bu|[Aa]nak|[Aa]dik|[Kk]akak|[Pp]aman|[Bb]ibi|[Hh]usband|[Ww]ife|[Mm]other|[Ff]ather|[Ss]on|[Dd]aughter|[Bb]rother|[Ss]ister|[Uu]ncle|[Aa]unt)(?:nya)?(?:,? | \\()${NAME}`,
  'dgu',
);
const SEX = '(?:laki-laki|lelaki|pria|perempuan|wanita|male|female|man|woman|boy|girl)';
const AGE = String.raw`(?:\(|an? |usia |umur |aged )?\d{1,3}(?:[ -]?(?:years?|yrs?|yo|y\/o|tahun|thn|th|bulan|months?)|\/?[MF])(?![\p{L}])`;
/** "Rahmat Hidayat, 34 tahun" at the start of a sentence, also "Rahmat, laki-laki 34 tahun". */
const WITH_AGE = new RegExp(String.raw`(?<=^|[.!?\n] {0,2})(?<name>${WORDS}),? (?:(?:an? |seorang )?${SEX},? )?${AGE}`, 'dgmu');
/** "Seorang laki-laki, Rahmat, 34 tahun". */
const AFTER_SEX = new RegExp(`${START}(?:${SEX}|[Aa]nak|[Bb]ayi|[Pp]asien|[Pp]atient), ${NAME},? ${AGE}`, 'dgu');
const PAIR = new RegExp(`${START}(?<name>${WORD}(?: ${WORD}){1,3})`, 'dgu');

interface Candidate {
  readonly start: number;
  readonly end: number;
}

const notName = (word: string): boolean => isCommonWord(word) || isMedicalWord(word);
/** Weak cues: capitals alone are an abbreviation. */
const notWeakName = (word: string): boolean => notName(word) || (isAcronym(word) && word.replace('.', '').length > 1);

const ENGLISH_TITLE = /^(?:M(?:rs?|s|x)|Miss)(?!\p{L})/u;
const AGE_BEHIND = /^(?:, ?| \(|,? (?:usia|umur|berusia) )\d{1,3}[ -]?(?:tahun|thn|th|bulan|bln)(?!\p{L})/u;

/** Behind "Tn. M." a sentence may begin, or a finding; behind "Mr. K." it hardly ever does. */
const isNameBehind = (cue: string, words: readonly string[], after: string): boolean =>
  words.some(isGivenName) || ((ENGLISH_TITLE.test(cue) || AGE_BEHIND.test(after)) && !words.some(notWeakName));

interface NamedCandidate extends Candidate {
  readonly words: readonly string[];
  readonly cueStart: number;
}

/** Where a pattern with a group `name` (and flag `d`) matches; a form of address belongs to the name, other cues do not. */
function* candidates(text: string, pattern: RegExp, isNot: (word: string) => boolean, withCue: boolean): Iterable<NamedCandidate> {
  for (const match of text.matchAll(pattern)) {
    const { lead, name = '' } = match.groups ?? {};
    const nameStart = match.indices?.groups?.name?.[0] ?? match.index;
    const start = withCue ? match.index : nameStart - (lead?.length ?? 0);
    const { words, length } = leadingName(name, isNot);
    const isSure =
      lead === undefined || !isAcronym(lead) || isNameBehind(match[0], words, text.slice(nameStart + length, nameStart + length + 20));
    if (length > 0 && isSure) yield { start, end: nameStart + length, words, cueStart: match.index };
  }
}

/** Only so far is a line read to both sides: a text without line ends must not be read again for every name. */
const LINE_SIDE = 100;

/** A title-case line is a heading: "Patient Journey And Outcome". */
function isHeading(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - LINE_SIDE), at)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(at, at + LINE_SIDE).split('\n')[0] ?? '';
  const line = before + after;
  const long = line.match(/\p{L}{4,}/gu) ?? [];
  return long.length <= 8 && long.every((word) => /^\p{Lu}/u.test(word)) && !/[.!?]\s*$/.test(line);
}

function finding({ start, end }: Candidate, reason: ReasonKey): Finding {
  const key = reason === 'initials' || reason === 'staff' ? reason : 'name';
  return { kind: 'name', reason, start, end, replacement: { key } };
}

/**
 * A known name, and the known names after it; after a stop in capitals, or with one of its own, also a name that is not known,
 * as long as it is no other word.
 */
function* titledAnyhow(text: string): Iterable<Candidate> {
  for (const match of text.matchAll(TITLED_ANYHOW)) {
    const { title = '', stop, name = '' } = match.groups ?? {};
    const words = [...name.matchAll(/\S+/g)];
    const isCapital = isAcronym(title) && stop === '.';
    const isName = ([word]: RegExpMatchArray): boolean =>
      isGivenName(word) || (stop === '.' && /^\p{Lu}/u.test(word) && !notName(word) && (isCapital || !isAcronym(word)));
    if (words[0] === undefined || !isName(words[0])) continue;
    const others = words.findIndex((word) => !isName(word));
    const last = words[(others === -1 ? words.length : others) - 1];
    const start = match.index + title.length;
    if (last !== undefined) yield { start: match.index, end: start + (last.index ?? 0) + last[0].length };
  }
}

/** Behind "Pasien K." a germ's second name may come ("Pasien K. pneumoniae positif"), and what is said of a patient. */
const SAYS_OF_PATIENT = /^(?:me[lmnrwy]?|ber|ter|di|ke|se)\p{Ll}{3}|(?:ed|was|is|has|had|who|with|came)$/u;
const GERMS_OWN = /(?:ae|is|us|um|ii|ile|ans|osa|oli|ori|phi)$/u;
const isSaidOfPatient = (next: string): boolean => isCommonWord(next) || (SAYS_OF_PATIENT.test(next) && !GERMS_OWN.test(next));

/** So much is read behind a name. */
const SIDE = 40;
const BEHIND_NAME = new RegExp(`^(?:[,.;)]| \\(|${INDONESIAN_AGE}|$)`, 'u');
const notSmallName = (word: string): boolean => notName(word) || (!isGivenName(word) && !mayNamePlace(word));

function* titledSmall(text: string): Iterable<Candidate> {
  for (const match of text.matchAll(TITLED_SMALL)) {
    const { name = '', more = '' } = match.groups ?? {};
    if (notSmallName(name)) continue;
    const end = match.index + match[0].length - more.length;
    const words = [...more.matchAll(/ (\S+)/g)];
    const others = words.findIndex(([, word = '']) => notSmallName(word));
    const may = others === -1 ? words : words.slice(0, others);
    const known = may.findLastIndex(([, word = '']) => isGivenName(word));
    const endOf = (word: RegExpMatchArray | undefined) => (word === undefined ? end : end + (word.index ?? 0) + word[0].length);
    const behind = endOf(may.at(-1));
    const isWhole =
      others === -1 ? BEHIND_NAME.test(text.slice(behind, behind + SIDE)) : isGivenName(name) && isSaidOfPatient(words[others]?.[1] ?? '');
    yield { start: match.index, end: isWhole ? behind : endOf(may[known]) };
  }
}

function* surelyNames(text: string): Iterable<Finding> {
  for (const found of candidates(text, TITLED, isCommonWord, true)) yield finding(found, 'name');
  for (const match of text.matchAll(INITIALLED)) yield finding({ start: match.index, end: match.index + match[0].length }, 'initials');
  for (const match of text.matchAll(PATIENT_INITIAL)) {
    const { next } = match.groups ?? {};
    if (next === undefined || isSaidOfPatient(next))
      yield finding({ start: match.index, end: match.index + match[0].replace(/\.$/, '').length }, 'initials');
  }
  for (const { groups: { name = '' } = {}, indices } of text.matchAll(INITIALS_LABELLED)) {
    const start = indices?.groups?.name?.[0] ?? 0;
    yield finding({ start, end: start + name.length }, 'initials');
  }
  for (const found of candidates(text, FATHERLY, notName, true)) yield finding(found, 'name');
  for (const found of candidates(text, PILGRIM, notName, true)) if (found.words.some(isGivenName)) yield finding(found, 'name');
  for (const named of [titledSmall, titledAnyhow]) for (const found of named(text)) yield finding(found, 'name');
  for (const pattern of [INITIALLED_ANYHOW, INITIALLED_WITH_AGE])
    for (const match of text.matchAll(pattern)) yield finding({ start: match.index, end: match.index + match[0].length }, 'initials');
  for (const found of candidates(text, CHILD_WITH_AGE, notName, true)) if (isGivenName(found.words[0] ?? '')) yield finding(found, 'name');
  for (const found of candidates(text, LABELLED, notName, false)) if (!isNameOfThing(text, found.cueStart)) yield finding(found, 'name');
  for (const found of candidates(text, CALLED, notName, false)) if (!isNameOfThing(text, found.cueStart)) yield finding(found, 'name');
  for (const found of candidates(text, STAFF, notWeakName, true)) yield finding(found, 'staff');
}

function* probablyNames(text: string): Iterable<Finding> {
  for (const found of candidates(text, ROLE, notWeakName, true)) {
    const [first = ''] = found.words;
    if (isGivenName(first) || !isHeading(text, found.start)) yield finding(found, 'name');
  }
  for (const found of candidates(text, RELATIVE, notWeakName, false))
    if (isGivenName(found.words[0] ?? '')) yield finding(found, 'relative');
  for (const found of candidates(text, ADDRESSED, notWeakName, false)) if (isGivenName(found.words[0] ?? '')) yield finding(found, 'name');
  for (const found of candidates(text, BALINESE, notWeakName, true)) yield finding(found, 'name');
  for (const found of candidates(text, CHILD_OF, notWeakName, false))
    if (found.words.some(isGivenName) || !isHeading(text, found.start)) yield finding(found, 'relative');
  for (const found of candidates(text, KIN_OF, notWeakName, false)) if (isGivenName(found.words[0] ?? '')) yield finding(found, 'relative');
  for (const pattern of [WITH_AGE, AFTER_SEX]) {
    for (const found of candidates(text, pattern, notWeakName, false)) {
      const isWhole = /^[, ](?!\p{Lu})/u.test(text.slice(found.end, found.end + 2));
      if (isWhole && found.words.some(isGivenName)) yield finding(found, 'name');
    }
  }
  for (const found of candidates(text, PAIR, notWeakName, false)) {
    if (found.words.length >= 2 && found.words.every(isGivenName)) yield finding(found, 'name');
  }
}

export function* detectNames(text: string): Iterable<Finding> {
  yield* surelyNames(text);
  yield* probablyNames(text);
  yield* detectSmallNames(text);
}
