/** Capitalised words, and which of them are not names. */
import commonEn from '../data/common-words.en.json' with { type: 'json' };
import commonId from '../data/common-words.id.json' with { type: 'json' };
import eponymsDrugsGerms from '../data/eponyms-drugs-germs.json' with { type: 'json' };
import givenNames from '../data/given-names.json' with { type: 'json' };
import medicalTerms from '../data/medical-terms.json' with { type: 'json' };
import wordsToo from '../data/names-that-are-words.json' with { type: 'json' };
import wordsAfterPlaces from '../data/words-after-places.json' with { type: 'json' };

const COMMON: ReadonlySet<string> = new Set([...commonEn, ...commonId]);
const MEDICAL: ReadonlySet<string> = new Set([...eponymsDrugsGerms, ...medicalTerms]);
const GIVEN: ReadonlySet<string> = new Set(givenNames);
const WORDS_TOO: ReadonlySet<string> = new Set(wordsToo);

/** Endings of diseases, findings, procedures and drugs, in both languages; none ends a common name of the region. */
const MEDICAL_ENDING =
  /(?:itis|osis|[ae]?emia|uria|algia|ectomy|ektomi|[ao]tomy|plasty|plasti|scopy|skopi|graphy|grafi|pathy|opati|penia|pnoea|pnea|mycin|misin|cillin|silin|azole|azol|sartan|olol|statin|[oa]vir|mab|zepam|caine|dipine|floxacin|floksasin|coccus|kokus|virus|bacter|megaly|megali|tion|tive|ical|ness|isme|logy|logi)$/;

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/^[.'’-]+|[.'’-]+$/g, '');

/** Guillain-Barré and the like: one known part is enough. */
const hasPart = (set: ReadonlySet<string>, word: string): boolean =>
  set.has(word) || (word.includes('-') && word.split('-').some((part) => set.has(part)));

export const isCommonWord = (word: string): boolean => hasPart(COMMON, plain(word));
export const isMedicalWord = (word: string): boolean => {
  const key = plain(word);
  return hasPart(MEDICAL, key) || (key.length >= 6 && MEDICAL_ENDING.test(key));
};
export const isGivenName = (word: string): boolean => GIVEN.has(plain(word)) && !COMMON.has(plain(word));

/** A known name that is no word of either language, as "dini", "titik" and "made" are: sure enough in small letters. */
export const isOnlyName = (word: string): boolean => isGivenName(word) && !WORDS_TOO.has(plain(word));

const AFTER_PLACES: ReadonlySet<string> = new Set(wordsAfterPlaces);
/** Verbs begin so, and few places. */
const VERB = /^(?:me[lmnrwy]|ber|ter|di)/;
/** Whose place it is, and what they do comes next: "bidan desa curiga". */
export const OFFICE = '(?:kepala|balai|bidan|dokter|perawat|petugas|staf|tim|pihak|kader)';
/** What stands in small letters behind "desa" or "puskesmas" and may be its name. */
export const mayNamePlace = (word: string): boolean =>
  word.length >= 4 && !isCommonWord(word) && !isMedicalWord(word) && !AFTER_PLACES.has(plain(word)) && !VERB.test(word);

/** What is "named" without being a person. */
const THING =
  /(?:obat|merek|bakteri|virus|penyakit|sindrom|tanda|desa|aplikasi|drug|brand|trade|generic|syndrome|disease|sign|bacteri(?:a|um)|organism|file|test|gene|village|app|device|trial|study|studi)\s{1,2}(?:[\p{L}]{1,12} ){0,2}$/iu;

/** `at`: where "named" begins. */
export const isNameOfThing = (text: string, at: number): boolean => THING.test(text.slice(Math.max(0, at - 50), at));

/** "DM", "TB", "HIV": no lower-case letter. */
export const isAcronym = (word: string): boolean => !/\p{Ll}/u.test(word);

/** One capitalised word; bounded, so that no text makes matching slow. */
export const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}(?![\p{L}\p{M}])`;
const LINK = String.raw`(?:(?:bin|binti|binte|van|de|der|al|s\/o|d\/o)\.? )?`;
const INITIAL = String.raw`\p{Lu}\.?(?![\p{L}\p{N}'’-])`;
/** Up to five words of a name, initials among them. */
export const WORDS = `${WORD}(?: ${LINK}(?:${WORD}|${INITIAL})){0,4}`;
/** What stands before it and belongs to it: "M. Yusuf", "I Wayan Sudarma", "Hj. Siti", "Anak Agung Rai". */
export const LEAD = String.raw`(?<lead>(?:\p{Lu}(?:\. {0,2}| {1,2})|(?:Abd|Dr[as]|Hj|Ir|KH|Md|Mhd|Moh|Mohd|Muh|RA|Rr|Ust)(?:\. {0,2}| )|(?:van|der|den|de|da|el|al) |Anak Agung ){1,3})?`;

export interface NameSpan {
  readonly words: readonly string[];
  /** Characters of the sequence that belong to the name. */
  readonly length: number;
}

/** Cuts a sequence at its first word that cannot belong to a name: "Rina Sari Datang" → "Rina Sari". */
export function leadingName(sequence: string, isNot: (word: string) => boolean): NameSpan {
  const words: string[] = [];
  let length = 0;
  for (const match of sequence.matchAll(/\S+/g)) {
    const word = match[0];
    if (/^\p{Lu}/u.test(word) && isNot(word)) break;
    words.push(word);
    if (/^\p{Lu}/u.test(word)) length = match.index + word.length;
    // A stop after a whole word ends the sentence.
    if (/\p{L}{3}\.$/u.test(word)) break;
  }
  // An initial's stop at the end is the sentence's.
  const name = sequence.slice(0, length);
  return { words, length: /\p{Ll}\.$/u.test(name) ? length - 1 : length };
}

/** Common words that end the names of places: "RS Harapan Kita", "Mitra Keluarga", "Pasar Baru". */
const LATER_IN_PLACES = /^(?:Anak|Baru|Bersama|Hospitals?|Ibu|Kasih|Keluarga|Kita|Sehat|Utama)$/;

/** The same of a place: what cannot begin its name may be in it. `isSure`: whatever comes first names it. */
export function leadingPlace(sequence: string, isNot: (word: string) => boolean, isSure = false): NameSpan {
  let isFirst = true;
  return leadingName(sequence, (word) => {
    const ends = isNot(word) && (isFirst ? !isSure : !LATER_IN_PLACES.test(word));
    isFirst = false;
    return ends;
  });
}
