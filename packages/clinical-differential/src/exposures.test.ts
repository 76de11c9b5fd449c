/** What only comes of something taken, done or suffered stands among the likely once it was said, and not before. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const likely = (text: string) => assess(base, { text }).likely.map(({ id }) => id);
const exposed = base.model.diseases.filter(({ exposures }) => exposures.length > 0).map(({ disease }) => disease.id);

describe('without an exposure', () => {
  it.each([
    'Nyeri ulu hati sejak 2 hari, mual',
    'nausea and epigastric pain for 2 days',
    'lemas',
    'mual',
    'pusing',
    'demam 3 hari',
    'sakit kepala',
    'nyeri dada',
    'susah tidur',
    'diare 2 hari tanpa darah',
    'kesemutan kaki',
    'jantung berdebar',
    'sesak napas',
    'gatal-gatal di kulit',
    'muntah-muntah, kejang',
  ])('%s is no poisoning, withdrawal, side effect, bite or injury', (text) => {
    for (const id of likely(text)) expect(exposed, id).not.toContain(id);
  });
});

it.each([
  ['hamil, minum tablet tambah darah, mual, sembelit, BAB hitam padat sejak tablet besi', 'iron-tablet-effects'],
  ['prednisolone stopped last week after two years of it, now weak, nauseous and dizzy', 'steroid-withdrawal-adrenal-suppression'],
  ['digigit ular di kaki 2 jam lalu, bengkak', 'snake-bite'],
  ['jatuh dari motor, pergelangan tangan nyeri dan bengkak', 'distal-radius-fracture'],
  ['kaki terkilir waktu main bola, pergelangan kaki bengkak', 'ankle-sprain'],
  ['habis operasi 3 hari lalu, demam', 'postoperative-fever-or-complication'],
  ['minum amlodipin, kaki bengkak', 'calcium-blocker-oedema'],
  ['takes captopril, dry cough for weeks', 'ace-inhibitor-cough'],
  ['anak baru diimunisasi kemarin, demam, bekas suntikan bengkak', 'vaccine-reaction'],
  ['minum simvastatin, otot nyeri dan lemah', 'statin-myopathy'],
])('said, it stands there: %s', (text, id) => expect(likely(text)).toContain(id));

it('what shows by itself stands there all the same', () =>
  expect(likely('air liur banyak, pupil kecil, keringat banyak, petani')[0]).toBe('organophosphate-poisoning'));

describe('what somebody lives with', () => {
  it.each(['He takes warfarin', 'saya minum warfarin', 'on apixaban for atrial fibrillation', 'pasien cuci darah'])(
    '%s is no complaint',
    (text) => expect(assess(base, { text }).urgency).toBe('routine'),
  );
  it.each(['takes warfarin and hit his head', 'minum warfarin, kepala terbentur', 'digigit ular', 'swallowed a button battery'])(
    'hurries beside what happened, and so does what happened by itself: %s',
    (text) => expect(assess(base, { text }).urgency).toBe('emergency'),
  );
});
