/** “CSF: white cells 1200, glucose 1.1”, “cairan pleura: LDH 900”: values of another fluid than blood, named before them in the sentence. */
const SPINAL =
  'csf|lcs|cerebrospinal fluid|spinal fluid|cairan (?:serebrospinal|spinal|otak)|lumbar puncture|spinal tap|lp(?= (?:shows?|showed|done|result|hasil|menunjukkan)|:)|pungsi lumbal';
const OTHER =
  '(?:pleural?|ascit(?:ic|es)|peritoneal|synovial|joint|pericardial|knee) (?:fluid|tap|aspirate)|aspirate of the (?:knee|joint|hip)|(?:thora|para|arthro)centesis|cairan (?:pleura|asites|ascites|sendi|sinovial|perikard(?:ium|ial)?)|(?:pungsi|aspirasi) (?:pleura|asites|sendi|lutut)';
/** From here on the values are of the blood again. */
const BLOOD = 'serum|blood|plasma|darah|gd[sp]|paired';
/** As far as the sentence goes; a point with a digit behind it is a decimal. */
const SENTENCE = String.raw`(?:[^.;\n]|\.(?=\d))`;

const after = (fluids: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${fluids})(?!\p{L})(?!${SENTENCE}*(?<!\p{L})(?:${BLOOD})(?!\p{L}))${SENTENCE}*$`, 'iu');
const AFTER_SPINAL = after(SPINAL);
const AFTER_ANY = after(`${SPINAL}|${OTHER}`);
const REACH = 160;

/** What stands at `at` is said of such a fluid. */
export const isOfBodyFluid = (text: string, at: number): boolean => AFTER_ANY.test(text.slice(Math.max(0, at - REACH), at));
export const isOfSpinalFluid = (text: string, at: number): boolean => AFTER_SPINAL.test(text.slice(Math.max(0, at - REACH), at));
