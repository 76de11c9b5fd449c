/** “Dip: blood +++, protein 2+, nitrite positive”, “urin: leukosit +”: what a dipstick of the urine shows. */
import type { SaidFinding } from './said-finding.ts';

const SUBSTANCES: readonly (readonly [RegExp, string])[] = [
  [/^(?:blood|darah|eritrosit|erythrocytes?|rbcs?|ha?emoglobin|hb)$/i, 'microscopic-haematuria'],
  [/^(?:prot(?:eins?)?|albumin)$/i, 'proteinuria'],
  [/^(?:leu[ck]ocytes?|leukosit|leu[ck]o?s?|leucs?|wbcs?|le)$/i, 'pyuria'],
  [/^(?:nitrites?|nitrit)$/i, 'urine-nitrite'],
  [/^(?:ketones?|keton)$/i, 'ketosis'],
];
const MUCH_PROTEIN = 'heavy-proteinuria';
const GRADE = String.raw`[1-4]\s?\+|\+\s?[1-4]|\+{1,4}|\(\+\)|\(-\)|-(?=\s*[,.;)\n]|\s*$)|pos(?:itive|itif)?(?!\p{L})|neg(?:ative|atif)?(?!\p{L})|nil(?!\p{L})`;
const SHOWN = new RegExp(
  String.raw`(?<!\p{L})(blood|darah|eritrosit|erythrocytes?|rbcs?|ha?emoglobin|hb|prot(?:eins?)?|albumin|leu[ck]ocytes?|leukosit|leu[ck]o?s?|leucs?|wbcs?|le|nitrites?|nitrit|ketones?|keton)(?!\p{L})(?:\s+(?:urine?|is|was|esterase))?\s*[:=]?\s*(${GRADE})`,
  'giu',
);
/** What was tested: the last that is named before it in the sentence. */
const TESTED =
  /(?<!\p{L})(?:(urine?|urinalysis|urinalisis|urinalisa|dip|dips|dipped|dipstick|dipstik|carik celup|msu|ua|wee|kencing)|stools?|feses|tinja|bab|csf|lcs|sputum|dahak|serum|vomit|swab|group|golongan)(?!\p{L})/giu;
const REACH = 120;

export function dipstickFindings(text: string): SaidFinding[] {
  return [...text.matchAll(SHOWN)].flatMap(({ 0: all, 1: substance = '', 2: grade = '', index }) => {
    const finding = SUBSTANCES.find(([pattern]) => pattern.test(substance))?.[1];
    const before = /[^.;\n]*$/.exec(text.slice(Math.max(0, index - REACH), index))?.[0] ?? '';
    const tested = [...before.matchAll(TESTED)].at(-1);
    // Without a word of what was tested, only a dipstick counts plusses.
    const isUrine = tested === undefined ? /^\+{2,4}$|^[1-4]\s?\+$/.test(grade) : tested[1] !== undefined;
    if (finding === undefined || !(isUrine || /\surine?(?!\p{L})/iu.test(all))) return [];
    const said = { present: !/^(?:\(?-|neg|nil)/i.test(grade), start: index, end: index + all.length };
    const isMuch = finding === 'proteinuria' && /[34]|\+{3}/.test(grade);
    return [{ finding, ...said }, ...(isMuch ? [{ finding: MUCH_PROTEIN, ...said }] : [])];
  });
}
