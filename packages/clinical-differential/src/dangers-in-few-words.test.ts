/** Emergencies as somebody types them in a hurry, and what only sounds alike. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const of = (text: string) => {
  const { urgency, mustNotMiss, likely } = assess(base, { text });
  return { urgency, dangers: mustNotMiss.map(({ id }) => id), first: likely[0]?.id };
};

describe('yellow on the first day of life', () => {
  it.each([
    'bayi umur 1 hari kuning',
    '1 day old baby with jaundice',
    'newborn, day 1 of life, yellow skin and eyes',
    'baby 12 hours old with jaundice',
    'bayi umur 20 jam kuning',
    'neonatus usia 0 hari ikterus',
    'bayi lahir kemarin sudah kuning',
    'born yesterday, already yellow',
    'bayi kuning hari pertama kehidupan',
  ])('%s', (text) => {
    const { urgency, dangers, first } = of(text);
    expect(urgency).toBe('emergency');
    expect(dangers).toContain('haemolytic-disease-of-newborn');
    expect(['physiological-jaundice', 'gilbert-syndrome']).not.toContain(first);
  });
  it('goes by the form as well', () => expect(assess(base, { text: 'jaundice', patient: { ageYears: 0.003 } }).urgency).toBe('emergency'));
  it.each(['5 day old baby with jaundice, feeding well', 'baby 2 days old yellow'])('later it is mostly none: %s', (text) =>
    expect(of(text)).toMatchObject({ urgency: 'routine', first: 'physiological-jaundice' }),
  );
  it('is open where no day is said', () => expect(of('bayi baru lahir kuning').dangers).toContain('haemolytic-disease-of-newborn'));
});

describe('tetanus', () => {
  it.each([
    'rahang kaku dan kejang otot seluruh badan setelah luka paku',
    'kaku rahang, sulit buka mulut, luka paku seminggu lalu',
    'jaw stiff, cannot open mouth, stepped on a nail a week ago',
  ])('%s', (text) => {
    expect(of(text)).toMatchObject({ urgency: 'emergency', first: 'tetanus', dangers: expect.arrayContaining(['tetanus']) });
  });
  it.each(['jaw clicks and aches when chewing, cannot open wide', 'rahang bunyi klik dan nyeri saat mengunyah'])('not %s', (text) =>
    expect(of(text).urgency).toBe('self-care'),
  );
});

it.each([
  'heart rate 190',
  'nadi 190',
  'hemoglobin 3 g/dL',
  'Hb 3',
  'temperature 41.5',
  'tensi 60/palpasi',
  'BP 60/palp',
  'hand crushed by machine, bleeding heavily',
  'tangan terpotong gergaji mesin, darah tidak berhenti',
  'luka bacok di tangan, darah muncrat',
  'pasien DM kaki hitam bau demam',
])('an emergency by itself: %s', (text) => expect(of(text).urgency).toBe('emergency'));

it.each(['bayi 6 minggu panas 38.3', '6 week old with fever 38.3'])('a fever before three months is no teething: %s', (text) => {
  const { urgency, dangers, first } = of(text);
  expect(['emergency', 'urgent']).toContain(urgency);
  expect(dangers).toEqual(expect.arrayContaining(['bacterial-meningitis', 'neonatal-sepsis', 'uti-in-child']));
  expect(first).not.toBe('teething');
});

it.each([
  ['ate peanuts, lips swelling and wheezing', 'anaphylaxis'],
  ['habis makan udang bibir bengkak, sesak, gatal semua', 'anaphylaxis'],
  ['stabbed in chest, can’t breathe, windpipe pushed over', 'tension-pneumothorax'],
  ['scalded with boiling water over chest and arms', 'major-burn'],
  ['tersiram air panas seluruh badan', 'major-burn'],
  ['luka bakar 20 persen', 'major-burn'],
  ['pulled from swimming pool, coughing and drowsy', 'drowning'],
  ['electric shock from wall socket, passed out briefly', 'electrical-injury'],
  ['fit for 20 minutes and still jerking', 'status-epilepticus'],
  ['hamil 8 bulan, pusing, pandangan kabur, tensi 180/110', 'pre-eclampsia'],
  ['hamil 32 minggu keluar darah banyak tidak nyeri', 'placenta-praevia'],
  ['anak ileran, demam tinggi, suara serak, tidak mau baring', 'epiglottitis'],
  ['asma kambuh, bicara terputus-putus, bibir biru', 'asthma-attack'],
  ['chemo last week, temperature 38.5', 'febrile-neutropenia'],
  ['habis kemoterapi, demam 38,7', 'febrile-neutropenia'],
  ['keracunan singkong, sesak', 'cyanide-poisoning'],
  ['jellyfish sting, can’t breathe', 'jellyfish-sting'],
  ['sesak setelah disuntik penisilin', 'anaphylaxis'],
  ['keguguran darah banyak ganti pembalut terus', 'miscarriage'],
  ['heavy bleeding after miscarriage soaking pads', 'miscarriage'],
  ['cuci darah terlewat, lemas, jantung berdebar', 'hyperkalaemia-disorder'],
  ['leukosit 400 demam', 'febrile-neutropenia'],
  ['jatuh dari motor, leher sakit, tangan kesemutan', 'cervical-spine-injury'],
])('%s: now, and for %s', (text, danger) => {
  expect(of(text)).toMatchObject({ urgency: 'emergency', dangers: expect.arrayContaining([danger]) });
});

it.each([
  'luka robek kecil di jari, darah sudah berhenti',
  'bleeding heavily with her period',
  'haid banyak darah keluar banyak',
  'stomach burns and back hurts',
  'sunburn over chest and back',
  'nyeri seperti ditusuk di pinggang',
  'an electric shock feeling down the cheek when brushing teeth',
])('no emergency: %s', (text) => expect(of(text).urgency).not.toBe('emergency'));

it('of an age alone nothing is understood', () => expect(assess(base, { text: 'bayi 2 bulan qwerty' }).empty).toBe(true));
