/** Where sentences and parts of sentences begin and end: what stands in different sentences does not belong together. */

import { comingsOf } from './comings.ts';
import { familySections } from './family-sections.ts';
import { pastSections } from './past-sections.ts';
import { isPatientTold, patientKin } from './patient-kin.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';

export interface Structure {
  /** Of each token: its sentence, counted up. */
  readonly sentence: Int32Array;
  /** Of each token: its part between commas, counted up over the text. */
  readonly part: Int32Array;
  /** Words that carry something, counted up to and without each token; one longer than the text. */
  readonly weight: Int32Array;
  /** “and”, “or”, counted likewise. */
  readonly joins: Int32Array;
  /** “Presents with”, “datang ke IGD dengan”: who comes stands before it, and what with behind it; counted likewise. */
  readonly comings: Int32Array;
  /** Where a sentence opens with a denial in capitals: “No pain, redness, floaters.” */
  readonly openings: ReadonlySet<number>;
  /** Of each token: 1 under a heading of the family. */
  readonly ofFamily: Uint8Array;
  /** Of each token: 1 under a heading of what was. */
  readonly ofPast: Uint8Array;
  /** Words of kinship that name the patient: “my son has …”. */
  readonly patientKin: ReadonlySet<string>;
  /** Who comes is said somewhere: “saya gatal”, “anak saya”, “badanku”. */
  readonly isTold: boolean;
}

const HARD_MARKS = new Set(['.', '!', '?', ';', '\n\n', '•', '→']);
const SOFT_MARKS = new Set([',', ':', '(', ')', '–', '—', '|', '[', ']', '(+)', '(-)', '(–)', '\n']);
export const CONTRAST = new Set(
  'but however although though whereas except tetapi tapi namun melainkan sedangkan meskipun walaupun meski padahal kecuali'.split(' '),
);
/** “No cough, No rash No fever”: each denial begins anew. */
const DENIALS = new Set(['no', 'denies', 'denied', 'menyangkal']);
const JOINS = new Set(['and', 'or', 'nor', 'dan', 'atau', 'maupun', '/', '&', '+', 'then', 'kemudian', 'lalu', 'plus']);
/** “Most prominent on the wrists” says no more than “on the wrists”. */
const MOST = /^(?:prominent(?:ly)?|marked(?:ly)?|pronounced|noticeable|evident|intense)$/;
/** Without marks a text ends nowhere, and nothing far apart belongs together. */
const LONGEST_SENTENCE = 80;

export function structureOf(text: string, tokens: readonly Token[]): Structure {
  const count = tokens.length;
  const [sentence, part] = [new Int32Array(count), new Int32Array(count)];
  const [weight, joins] = [new Int32Array(count + 1), new Int32Array(count + 1)];
  const comings = comingsOf(tokens);
  const openings = new Set<number>();
  let [sentences, parts, since] = [0, 0, 0];
  tokens.forEach((token, at) => {
    const isHard =
      CONTRAST.has(token.text) || isSentenceEnd(text, tokens, at) || beginsByItself(text, tokens, at) || since > LONGEST_SENTENCE;
    if (isHard) {
      sentences += 1;
      since = 0;
    }
    if (isHard || SOFT_MARKS.has(token.text) || isDash(text, token)) parts += 1;
    since += 1;
    sentence[at] = sentences;
    part[at] = parts;
    if (isOpening(text, tokens, at)) openings.add(at);
    const carries =
      token.kind !== 'mark' && !STOP_WORDS.has(token.text) && !(token.text === 'most' && MOST.test(tokens[at + 1]?.text ?? ''));
    weight[at + 1] = (weight[at] ?? 0) + Number(carries);
    joins[at + 1] = (joins[at] ?? 0) + Number(JOINS.has(token.text));
  });
  return {
    sentence,
    part,
    weight,
    joins,
    comings,
    openings,
    ofFamily: familySections(tokens, sentence),
    ofPast: pastSections(tokens, sentence),
    patientKin: patientKin(tokens),
    isTold: isPatientTold(tokens),
  };
}

/** Of a denial: “(-)” and not a word. */
export const isMark = ({ weight }: Structure, at: number) => weight[at + 1] === weight[at];

/** “Tdk sesak - lengan makin bengkak”: a hyphen between blanks is a dash. */
const isDash = (text: string, { text: mark, start, end }: Token): boolean => mark === '-' && text[start - 1] === ' ' && text[end] === ' ';

/** “Coughing and wheezing Also dandruff for years”: a full stop was left out, not of a text in capitals. */
const BEGINNINGS = new Set('also plus now then but juga lalu sekarang selain'.split(' '));
const CAPITAL = /^\p{Lu}\p{Ll}/u;

function beginsByItself(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text === ',') return DENIALS.has(next?.text ?? '');
  if (token === undefined || before?.kind !== 'word') return false;
  return token.text === 'no'
    ? text.startsWith('No', token.start)
    : BEGINNINGS.has(token.text) && CAPITAL.test(text.slice(token.start, token.start + 2));
}

/** A sentence begins here with “No …” or “Tidak ada …”, in a capital: what lists what is not there goes on through its commas. */
const isOpening = (text: string, tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !(at === 0 || tokens[at - 1]?.kind === 'mark')) return false;
  const written = text.slice(token.start);
  if (OF_A_HISTORY.test(written)) return true;
  return token.text === 'no'
    ? written.startsWith('No')
    : /^(?:tidak|tdk)$/.test(token.text) && next?.text === 'ada' && written.startsWith('T');
};
/** However it is written: of complaints it might be one that is not there and others that are. */
const OF_A_HISTORY = /^(?:no|tidak ada|tdk ada) (?:known|hx|h\/o|history|riwayat)(?!\p{L})/iu;

/** A full stop after a single letter is an abbreviation (y.o.); a new line ends a sentence unless the next goes on in small letters. */
function isSentenceEnd(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'mark') return false;
  if (token.text === '\n') {
    const next = tokens[at + 1];
    return next === undefined || next.kind !== 'word' || /^\p{Lu}/u.test(text.slice(next.start, next.start + 1));
  }
  if (!HARD_MARKS.has(token.text)) return false;
  const before = tokens[at - 1];
  return !(token.text === '.' && before?.kind === 'word' && before.text.length === 1 && before.end === token.start);
}
