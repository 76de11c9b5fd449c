/**
 * Names in small letters, or in capitals throughout, as hurried notes have them: only those of the list, for nothing else tells them
 * from other words.
 */
import type { Finding, ReasonKey } from './identifier.ts';
import { isAcronym, isCommonWord, isGivenName, isMedicalWord, isNameOfThing, isOnlyName } from './name-words.ts';

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** So much is read before and after a name. */
const SIDE = 60;

const START = String.raw`(?<![\p{L}\p{N}])`;
/** What says that a name comes, whatever else the word may mean. */
const NAMED = new RegExp(
  String.raw`${START}(?:named|bernama|namanya(?: adalah)?|name (?:is|was)|(?:nama|name)(?: (?:lengkap|pasien|penderita|bayi|anak|ibu|ayah|suami|istri|orang ?tua|wali|kk))?\s{0,2}[:=]) {0,2}$`,
  'iu',
);
const PERSON = new RegExp(
  String.raw`${START}(?:called|atas nama|a\.n\.|a/n|pasien|patient|penderita|nyonya|ny|tuan|tn|sdri|sdr|mrs|mr|ms|miss|madame?|mdm|hj|saudar[ai]|baby of|[bd]\/o|ibu|bu|bapak|pak|bpk|mbak|mas|kakek|nenek|bayi|by\.|an\.)\.? {0,2}$`,
  'iu',
);
const RELATIVE = new RegExp(
  `${START}(?:suami|istri|ayah|anak|adik|kakak|paman|husband|wife|mother|father|son|daughter|brother|sister|uncle|aunt)(?:nya)?,? {1,2}$`,
  'iu',
);
const STAFF = new RegExp(String.raw`${START}(?:drg?|dokter|doctor|prof|bidan|perawat|suster|nurse|ners)\.? {1,2}$`, 'iu');
const AGE =
  /^,? {0,2}(?:(?:seorang |an? )?(?:laki-laki|lelaki|pria|perempuan|wanita|male|female|man|woman),? )?(?:\(|an? |usia |umur |aged )?\d{1,3}[ -]?(?:years?|yrs?|yo|y\/o|tahun|thn|th|bulan|bln|months?)(?!\p{L})/iu;
/** "siti fatonah, 45 th" where a sentence begins: of a name that has one known part, all of it. */
const WITH_AGE = /(?<=^|[.!?\n] {0,2})\p{Ll}[\p{L}'’-]{1,30}(?: \p{Ll}[\p{L}'’-]{1,30}){1,3}(?=,)/gmu;

/** Known names that stand side by side. */
function* namesIn(text: string): Iterable<readonly Word[]> {
  let row: Word[] = [];
  for (const { 0: word, index: start } of text.matchAll(/\p{L}[\p{L}\p{M}'’-]{0,30}/gu)) {
    const last = row.at(-1);
    if (last !== undefined && !(isGivenName(word) && /^ {1,2}$/.test(text.slice(last.end, start)))) {
      yield row;
      row = [];
    }
    if (isGivenName(word)) row.push({ word, start, end: start + word.replace(/['’]s$|[-'’]+$/u, '').length });
  }
  if (row.length > 0) yield row;
}

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
/** In capitals throughout, and too long for an abbreviation. */
const isLoud = (word: string): boolean => isAcronym(word) && word.length > 3;

function reasonOf(row: readonly Word[], before: string, after: string): ReasonKey | null {
  const [first] = row;
  if (first === undefined) return null;
  const sure = row.some(({ word }) => isOnlyName(word));
  const cue = NAMED.exec(before);
  if (cue !== null && !isNameOfThing(before, cue.index)) return 'name';
  if (!sure) return null;
  if (STAFF.test(before)) return 'staff';
  if (RELATIVE.test(before)) return 'relative';
  return row.length > 1 || AGE.test(after) || PERSON.test(before) ? 'name' : null;
}

export function* detectSmallNames(text: string): Iterable<Finding> {
  for (const { 0: found, index: start } of text.matchAll(WITH_AGE)) {
    const words = found.split(' ');
    const end = start + found.length;
    if (!AGE.test(text.slice(end, end + SIDE)) || !words.some(isOnlyName)) continue;
    if (!words.some((word) => isCommonWord(word) || isMedicalWord(word)))
      yield { kind: 'name', reason: 'name', start, end, replacement: { key: 'name' } };
  }
  for (const row of namesIn(text)) {
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined || !row.some(({ word }) => isSmall(word) || isLoud(word))) continue;
    const before = text.slice(Math.max(0, first.start - SIDE), first.start);
    const reason = reasonOf(row, before, text.slice(last.end, last.end + SIDE));
    if (reason === null) continue;
    const key = reason === 'staff' ? 'staff' : 'name';
    yield { kind: 'name', reason, start: first.start, end: last.end, replacement: { key } };
  }
}
