/** “Memory is good”, “pendengaran normal”: what works as it should, and the findings that it is without. */
import { NORMAL_STATEMENTS } from './normal-statements.ts';
import { NORMAL_TESTS } from './normal-tests.ts';

const GOOD =
  'normal,good,fine,intact,unchanged,as usual,same as usual,unaffected,baik,bagus,biasa,seperti biasa,tidak berubah,dalam batas normal'.split(
    ',',
  );
const FUNCTIONS: readonly (readonly [names: string, absent: string])[] = [
  ['memory|ingatan|daya ingat', 'memory-loss'],
  ['hearing|pendengaran', 'hearing-loss'],
  ['vision|sight|eyesight|penglihatan', 'reduced-vision sudden-vision-loss double-vision'],
  ['appetite|nafsu makan', 'loss-of-appetite'],
  ['sleep|sleeping|tidur', 'sleep-disturbance insomnia'],
  ['speech|bicara', 'slurred-speech aphasia'],
  ['mood|suasana hati', 'low-mood'],
  ['voice|suara', 'hoarseness'],
  ['swallowing|menelan', 'dysphagia painful-swallowing'],
  ['sense of smell|penciuman|penghidu', 'loss-of-smell'],
  ['taste|pengecapan', 'loss-of-taste'],
  ['balance|keseimbangan', 'ataxia'],
  ['sensation|sensibilitas', 'numbness'],
  ['reflexes|refleks', 'absent-reflexes'],
  ['power|kekuatan|kekuatan otot|motorik', 'limb-weakness leg-weakness'],
  ['foot pulses|pedal pulses|nadi kaki|nadi dorsalis pedis', 'absent-foot-pulses'],
  ['bowel sounds|bising usus', 'absent-bowel-sounds high-pitched-bowel-sounds'],
  ['breath sounds|suara napas', 'reduced-breath-sounds'],
  ['capillary refill|cap refill|crt', 'delayed-capillary-refill'],
  ['heart sounds|bunyi jantung', 'heart-murmur'],
  ['eardrums|drums|tympanic membranes|gendang telinga|membran timpani', 'bulging-eardrum perforated-eardrum'],
  ['periods|haid|menstruasi', 'irregular-periods heavy-periods missed-period'],
  ['stools|bowels|bowel habit|bab', 'diarrhoea constipation altered-bowel-habit'],
  ['urine|urination|bak', 'haematuria dysuria'],
];
/** Said of one function in other words than of the rest. */
const OWN_WORDS: readonly (readonly [names: string, absent: string])[] = [
  ['regular periods|periods are regular|haid teratur', 'irregular-periods missed-period'],
  ['foot pulses palpable|pedal pulses palpable|nadi kaki teraba|nadi dorsalis pedis teraba', 'absent-foot-pulses'],
  ['speech clear|bicara jelas', 'slurred-speech'],
  [
    'vesicular on both sides|vesicular bilaterally|vesicular breath sounds bilaterally|vesicular breath sounds on both sides|vesikuler kedua paru|vesikuler di kedua|vesikuler bilateral|vesikuler normal',
    'reduced-breath-sounds',
  ],
  [
    'akral hangat|perfusi baik|perfusi perifer baik|warm peripheries|peripheries warm|well perfused|well-perfused',
    'cold-hands-and-weak-pulse cold-clammy-skin',
  ],
  ['capillary refill under 2 seconds|capillary refill less than 2 seconds|crt kurang dari 2 detik', 'delayed-capillary-refill'],
  ['pupil isokor|pupils equal|perrla', 'unequal-pupils'],
  ['pupils reactive|pupils equal and reactive|pupils react|refleks cahaya positif', 'mid-dilated-fixed-pupil'],
  ['non-smoker|nonsmoker|never smoked|never smoker|bukan perokok', 'tobacco-smoking'],
  ['teetotal|drinks no alcohol|tidak minum alkohol', 'heavy-alcohol'],
  // Fine is also small, of pupils a finding.
  [
    'pupils normal|pupils good|pupils intact|pupils unchanged|pupils unaffected|pupil normal|pupil baik|pupil dalam batas normal',
    'unequal-pupils pinpoint-pupils dilated-pupils',
  ],
];

/** Fine is also small, and small stools, little urine or a small voice are not as they should be. */
const MAY_BE_SMALL = /stools|urine|voice|periods/;
const goodOf = (names: string) => (MAY_BE_SMALL.test(names) ? GOOD.filter((word) => word !== 'fine') : GOOD);

const list = (names: string, words: readonly string[]) => names.split('|').flatMap((name) => words.map((word) => `${name} ${word}`.trim()));

/** Behind the statements in general, as they are numbered in the tables. */
export const STATEMENTS: typeof NORMAL_STATEMENTS = [
  ...NORMAL_STATEMENTS,
  ...FUNCTIONS.map(([names, absent]) => [list(names, goodOf(names)), absent.split(' ')] as const),
  ...OWN_WORDS.map(([names, absent]) => [names.split('|'), absent.split(' ')] as const),
  ...NORMAL_TESTS,
];
/** From here on the words stand together, or are of different things: sight lost in an eye with a normal fundus. */
export const FIRST_FUNCTION = NORMAL_STATEMENTS.length;
