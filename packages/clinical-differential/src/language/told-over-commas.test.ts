/** Signs told in several steps, what is less than it sounds, and what one word denies. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('a sign in steps', () => {
  it.each([
    ['5 weeks old, vomiting after every feed, projectile, still hungry', 'projectile-vomiting'],
    ['My knee swelled up overnight, red hot and I cannot bend it', 'single-hot-joint'],
    ['Lump in left breast noticed 2 weeks ago, hard, not moving', 'hard-irregular-breast-lump'],
    ['Ulcer on the penis, painless, 10 days', 'painless-genital-ulcer'],
    ['luka di kemaluan sejak seminggu, tidak nyeri', 'painless-genital-ulcer'],
    ['Post partum hari ke 2, perdarahan banyak, rahim lembek', 'heavy-bleeding-after-birth'],
    ['nifas hari ke 5, 3 pembalut penuh dalam 1 jam', 'heavy-bleeding-after-birth'],
    ["Back pain, can't pee since last night", 'urinary-retention'],
    ['Cellulitis of the left thigh, crepitus, pain out of proportion', 'skin-crepitus'],
    ['leg went numb and weak for 20 minutes yesterday then completely back to normal', 'deficit-resolved-within-day'],
    ['my hands turn white then blue then red in the cold', 'raynaud'],
    ['my toe is on fire, red and swollen', 'big-toe-joint-pain'],
    ['bayi umur 10 hari kuning, pupnya pucat kaya dempul', 'pale-stool'],
    ['sudden severe abdo pain, uterus woody hard', 'severe-sudden-abdominal-pain'],
    ['pH 7.30, pCO2 8', 'hypercapnia'],
    ['Kesulitan menelan makanan padat lalu cair', 'progressive-dysphagia'],
    ['Ring-shaped itchy rash on the trunk, clears in centre', 'ring-shaped-lesion'],
    ['Trauma dada, JVP naik, suara jantung jauh', 'muffled-heart-sounds'],
    ['Back pain with numb buttocks', 'saddle-anaesthesia'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));

  it.each([
    ['vomiting twice, not projectile', 'projectile-vomiting'],
    ['knee swollen, not hot', 'single-hot-joint'],
    ['tidak ada muntah menyembur', 'projectile-vomiting'],
    ['muntah menyembur (-)', 'projectile-vomiting'],
    ['ingin hamil 2 tahun', 'pregnant-now'],
    ["I can't stop peeing and I'm thirsty", 'urinary-retention'],
    ['a red line going up my arm from the cut on my hand', 'self-harm'],
    ['mata merah tanpa kotoran, bibir pecah', 'constipation'],
    ['Cellulitis of the left thigh, crepitus', 'joint-crepitus'],
    ['ibu gol darah O, bayi gol darah B', 'heavy-bleeding-after-birth'],
    ['Menelan cairan pembersih toilet', 'diarrhoea'],
    ['Pria tinggi kurus 20 th, mendadak sesak', 'weight-loss'],
    ['Kesulitan menelan makanan padat lalu cair', 'swallowing-liquids-and-solids-equally'],
    ["colicky loin pain, can't sit still", 'hyperactive-since-childhood'],
    ['28/40, painless bleeding, no contractions, fundus soft', 'boggy-uterus'],
    ['nifas hari ke 5, pembalut tidak penuh', 'heavy-bleeding-after-birth'],
    ['soaked 4 pads, dizzy', 'heavy-bleeding-after-birth'],
    ['nifas hari ke 5, perdarahan sedikit', 'heavy-bleeding-after-birth'],
    ['Ulcer on the penis, painful', 'painless-genital-ulcer'],
    ['Ulcer on the penis, 10 days', 'red-itchy-glans'],
    ['My knee swelled up overnight', 'local-swelling-after-bite'],
    ['ketombe tebal kekuningan', 'jaundice'],
    ['His father has a bald patch and he noticed one himself', 'herald-patch'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));

  it('stays what it is where it is that all the same', () => {
    expect(read('ketombe, mata dan kulit kuning').present).toContain('jaundice');
    expect(read('bitten by a snake, the knee swelled up').present).toContain('snake-bite-history');
  });
});

it('hears what is denied in one word for all that follows', () => {
  const { present, absent } = read('ROS: neg for CP, SOB, N/V/D. + polyuria');
  expect(present).toEqual(['polyuria']);
  expect(absent).toEqual(expect.arrayContaining(['chest-pain', 'dyspnoea', 'nausea', 'vomiting', 'diarrhoea']));
});

it.each([
  ['No hx of DM, HTN, asthma.', ['known-diabetes', 'known-hypertension', 'known-asthma'], []],
  ['tidak ada riwayat DM, asma, alergi', ['known-diabetes', 'known-asthma'], []],
  ['Fever -ve, cough +ve, SOB -ve.', ['fever', 'dyspnoea'], ['cough']],
  ['Skin: warm, dry, no rash.', ['rash'], []],
  ['no fever, cough, rash', ['fever'], ['cough', 'rash']],
])('%s: denied %j, there %j', (text, absent, present) => {
  expect(read(text).present).toEqual(present);
  expect(read(text).absent).toEqual(expect.arrayContaining(absent));
});

it.each([
  ['Mual, muntah, silau, kilat tidak ada.', ['nausea', 'vomiting', 'photophobia']],
  ['Demam, luka kelamin, mata merah, mencret: tidak ada.', ['fever', 'genital-ulcer', 'red-eye', 'diarrhoea']],
])('%s: none of it', (text, absent) => {
  expect(read(text).present).toEqual([]);
  expect(read(text).absent).toEqual(expect.arrayContaining(absent));
});
it('leaves what may be there before one that is not', () => {
  expect(read('Sakit kepala, mual, muntah tidak ada').present).toEqual(['headache', 'nausea']);
  expect(read('Demam 3 hari, batuk, pilek, sesak tidak ada').present).toContain('fever');
});

it.each([
  ['Thick yellow greasy scale over crown and eyebrows', 'birth-imminent'],
  ['Prom Saturday, can I pop it?', 'waters-broken-before-term'],
  ['baby girl 2 days, vaginal birth, membranes ruptured 5 h', 'waters-broken'],
  ['Jalan pelan, kancing baju lama, tulisan mengecil', 'trismus'],
  ['bercak lama di pipi dan lengan mendadak merah, bengkak, panas', 'facial-swelling-arm-veins'],
  ['kadang seperti mendengar suara motornya pulang', 'hears-voices'],
])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));

it('reads how old somebody is, and how far they run', () => {
  expect(read('F 20, 10 000 m runner, rolled right foot inward').facts.ageYears).toBe(20);
  expect(read('6/12 check, Kampala. Term boy, thriving').facts.ageYears).toBe(0.5);
});

it('takes what is small for no word of health', () => {
  expect(read('BAB kecil seperti kotoran kambing').absent).not.toContain('constipation');
  expect(read('BAB seperti biasa').absent).toContain('constipation');
});

it.each([
  ['Returned from Ghana 10 days ago, fever with rigors.', 'prolonged-fever'],
  ['Pulang dari Papua 2 minggu lalu, demam, menggigil', 'prolonged-fever'],
  ['Started carbimazole 3 weeks ago, now sore throat and fever.', 'prolonged-fever'],
])('%s: when that was is not how long what follows lasts', (text, finding) => {
  expect(read(text).present).toContain('fever');
  expect(read(text).present).not.toContain(finding);
});
it.each(['Demam mulai 8 hari lalu, batuk', 'Symptoms began ten days ago, fever and cough', 'Returned ill, fever for 10 days'])(
  '%s: so long',
  (text) => expect(read(text).present).toContain('prolonged-fever'),
);

describe('less than a time', () => {
  it.each(['kejang 1x <5 mnt', 'kejang kurang dari 5 menit', 'seizure for less than five minutes', 'kejang kurang dari lima menit'])(
    '%s: a fit that is over',
    (text) => {
      expect(read(text).present).toContain('seizure');
      expect(read(text).present).not.toContain('prolonged-seizure');
    },
  );
  it.each(['kejang >5 menit', 'kejang 5 menit', 'seizure for five minutes'])('%s: one that lasts', (text) =>
    expect(read(text).present).toContain('prolonged-seizure'),
  );
});
