/** “Bapak serumah lagi pengobatan TB”, “kakeknya OAT bulan ke-2”: tuberculosis of somebody near is a contact, whoever it is. */
import type { SaidFinding } from './said-finding.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import { ownerOf } from './whose.ts';

const TUBERCULOSIS = /^(?:tb|tbc|oat|tuberkulosis|tuberculosis)$/;
/** “Flek paru”, “obat paru” */
const OF_LUNGS = /^(?:flek|obat)$/;
/** “Paman sakit paru minum obat 6 bulan” */
const LUNGS = /^(?:paru|paru-paru|parunya)$/;
const ILL = /^(?:sakit|penyakit|kena|flek)$/;
const COURSE = /^(?:obat|pengobatan|berobat|oat)$/;
/** “Lagi pengobatan TB”: all of it is told of whoever stands before it. */
const TOLD_OF_IT = /^(?:sakit|penyakit|kena|flek|obat|pengobatan|minum|berobat|terapi|dalam)$/;
const LOWEST_HEIGHT = 40;
const NEAR = 6;
const DENIED = /^(?:bukan|tidak|tak|belum|no|not|negatif|\(-\))$/;

export const tuberculosisNear = (tokens: readonly Token[], structure: Structure, isDenied: (at: number) => boolean): SaidFinding[] =>
  tokens.flatMap(({ text, start, end }, at): SaidFinding[] => {
    const next = tokens[at + 1]?.text ?? '';
    // “TB 160 cm” is how tall she is.
    if (Number(next) > LOWEST_HEIGHT || next === ':' || next === '/') return [];
    const isLungs = LUNGS.test(text) && (OF_LUNGS.test(tokens[at - 1]?.text ?? '') || isIllAndTreated(tokens, structure, at));
    if ((!TUBERCULOSIS.test(text) && !isLungs) || isDenied(at) || DENIED.test(next)) return [];
    let from = at;
    while (TOLD_OF_IT.test(tokens[from - 1]?.text ?? '')) from -= 1;
    if (ownerOf(tokens, structure, from, at) === 'patient') return [];
    return [{ finding: 'tuberculosis-contact', present: true, start, end }];
  });

const isIllAndTreated = (tokens: readonly Token[], { sentence }: Structure, at: number): boolean =>
  ILL.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(at + 1, at + 1 + NEAR).some(({ text }, index) => COURSE.test(text) && sentence[at + 1 + index] === sentence[at]);
