/** What needs no doctor is called so, and the grave form of the same complaint is not. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const answer = (text: string) => assess(base, { text });
const present = (text: string) =>
  answer(text)
    .understood.filter((one) => one.present && one.counts)
    .map(({ findingId }) => findingId);

it.each([
  ['nocturnal-leg-cramps', 'I am 58 and get a sudden cramp in my calf at night, it eases when I stretch it. Legs fine in the day.'],
  ['nocturnal-leg-cramps', 'Nenek 66 tahun sering kram betis waktu tidur malam, hilang kalau ditarik jempol kakinya'],
  ['chapped-lips', 'My lips are dry and cracked since it got cold and I keep licking my lips'],
  ['chapped-lips', 'Bibir saya kering pecah-pecah dan perih sejak puasa, sering saya jilat'],
  ['friction-blister', 'New shoes gave me a blister on the heel, clear fluid, not red around it'],
  ['friction-blister', 'Tumit lecet karena sepatu baru, berisi cairan bening'],
  ['ordinary-hiccups', 'Hiccups for half an hour after a big dinner and fizzy drink, otherwise fine'],
  ['ordinary-hiccups', 'Cegukan sejak setengah jam setelah makan pedas'],
  ['nausea-and-vomiting-of-pregnancy', '8 weeks pregnant, sick in the mornings, vomits once a day, keeps most food down'],
  ['nausea-and-vomiting-of-pregnancy', 'Hamil 9 minggu mual tiap pagi, muntah sekali, masih bisa makan dan minum cukup'],
  [
    'heartburn-of-pregnancy',
    '28 weeks pregnant with burning behind the breastbone after meals and when I lie down. Blood pressure normal.',
  ],
  ['non-specific-low-back-pain', 'sakit pinggang'],
  ['non-specific-low-back-pain', 'Pegal linu di punggung bawah'],
  ['aphthous-ulcers', 'A 34-year-old has a small painful white sore inside the lower lip for three days. He has had them before.'],
  ['hordeolum', 'A 19-year-old woman has a tender red lump on the edge of her upper eyelid for two days. Her sight is normal.'],
  ['backache-of-pregnancy', 'Hamil 30 minggu, pinggang pegal kalau lama berdiri, bayi gerak aktif, tidak ada flek, tidak mules'],
  ['minor-head-injury', 'Toddler bumped his head on the table an hour ago, cried at once, small bump, playing normally since'],
  ['minor-head-injury', 'Anak 3 tahun kepala kejedot meja, langsung menangis, setelah itu main seperti biasa'],
  ['minor-cut', 'Small cut on my finger from a kitchen knife, it stopped bleeding after pressing'],
  ['minor-cut', 'Jari teriris pisau sedikit, darah sudah berhenti, luka dangkal'],
  ['superficial-burn', 'Touched a hot pan, a red sore spot on the finger'],
  ['local-sting-reaction', 'Stung once by a wasp on the hand, red and sore there, breathing normally'],
  ['local-sting-reaction', 'Tangan disengat tawon sejam lalu, bengkak dan nyeri di situ saja, napas biasa'],
  ['transient-pressure-numbness', 'Kaki kesemutan setelah duduk bersila lama, hilang sendiri'],
  ['sore-nipples-of-breastfeeding', 'Puting lecet sejak menyusui, payudara lunak, tidak demam'],
  ['hangover', 'Headache, queasy and thirsty this morning after a lot of wine last night'],
  ['enterobiasis', 'Anak 6 tahun gatal di dubur tiap malam, kelihatan cacing kecil putih seperti benang'],
])('%s is looked after at home: %s', (disease, text) => {
  const { urgency, likely } = answer(text);
  expect(urgency).toBe('self-care');
  expect(likely.slice(0, 3).map(({ id }) => id)).toContain(disease);
});

it.each([
  'Kram betis malam hari lalu betis kiri bengkak dan nyeri terus',
  'Toddler bumped his head, cried straight away, but has vomited four times since and is drowsy',
  'Bumped her head an hour ago and takes warfarin',
  'Anak jatuh, kepala kebentur, langsung menangis, lalu muntah terus dan mengantuk',
  'Hot oil splashed over his face and chest',
  'Luka bakar kecil tapi kena listrik',
  'Deep cut on the hand from a knife, I cannot bend the finger',
  '9 weeks pregnant, cannot keep anything down for two days, passing little urine',
  'Hamil 8 minggu muntah terus, tidak bisa minum, kencing sedikit',
  'Hamil 34 minggu kaki bengkak, muka bengkak, tensi 160/100',
  'Hamil 30 minggu, pinggang pegal dan mules teratur, keluar lendir darah',
  'Demam menggigil, nyeri pinggang, muntah',
  'pinggang sakit, kencing perih, demam tinggi menggigil',
  'nyeri pinggang menjalar ke kemaluan, kencing merah',
  'Disengat tawon, sekarang sesak dan biduran seluruh badan',
  'Susah tidur dan ingin mati saja',
  'Drank a lot last night, fell on the head, now confused',
  'Kesemutan separuh badan mendadak dan bicara pelo',
  'Constipated for five days, belly swollen, vomiting and no wind',
  'Indigestion since yesterday, stools black like tar',
  'Sore nipple, breastfeeding, hard red breast and fever 39',
  'Flu for four days, now breathless, confused and blue lips',
  'Cacar air pada bayi 10 hari, demam dan malas menyusu',
  'Nosebleed for an hour that will not stop, takes warfarin',
  'Pegal habis lari maraton, kencing warna teh',
  'Sunburn with big blisters, fever, confusion',
  'A 2-month-old with a fever of 38.6 who is limp and mottled',
  'A 70-year-old with shingles on the forehead and tip of the nose since yesterday; the eye is red',
])('the grave form hurries: %s', (text) => expect(['emergency', 'urgent']).toContain(answer(text).urgency));

describe('what is looked after at home is seen when', () => {
  it.each([
    [
      'it has lasted',
      '33M burning behind the breastbone after big meals for one week',
      '33M burning behind the breastbone after big meals for the last four months',
    ],
    [
      'the cough goes on',
      '36M dry cough for a week after a cold, no fever, lungs clear',
      '36M dry cough for five weeks after a cold, no fever, lungs clear',
    ],
    [
      'the age says so',
      'A 5-year-old with itchy small blisters on trunk, face and scalp, some crusted, drinks well',
      'A 35-year-old with itchy small blisters on trunk, face and scalp, some crusted, drinks well',
    ],
  ])('%s', (_why, home, seen) => {
    expect(answer(home).urgency).toBe('self-care');
    expect(answer(seen).urgency).not.toBe('self-care');
  });
});

describe('a word of every day is no sign of danger', () => {
  it.each([
    ['A hard knot in one calf', 'sensory-level'],
    ['Kaki sering kebas', 'sensory-level'],
    ['My breast is red, hot and hard', 'poor-feeding'],
    ["His cousin's blue inhaler relieved it", 'cyanosis'],
    ['A blue bruise on the shin', 'cyanosis'],
    ['Komedo hitam dan putih di hidung', 'black-nasal-eschar'],
    ['Nadi 80 teratur', 'labour-contractions-term'],
    ['Anak 1,5 tahun keluar bintik merah', 'mass-seen-at-vaginal-opening'],
    ['Buah zakar disenter tembus cahaya', 'bloody-diarrhoea'],
    ['BAB keluar cacing putih', 'pale-stool-infant'],
    ['A shower of black specks in his left eye', 'black-eye'],
    ['A cut on my finger from a kitchen knife', 'penetrating-injury'],
    ['Anak jatuh lari-lari, lutut lecet', 'collapse'],
    ['Tummy pain since she was fourteen', 'abdominal-guarding'],
    ['Kelopak mata kedutan hilang timbul', 'eye-pain'],
    ['She cries for no reason', 'suicidal-thoughts'],
    ['Haid kacau sejak enam bulan', 'confusion'],
    ['Cleaned the bath with bleach, hands itch', 'caustic-ingestion-history'],
    ['Gusi berdarah sedikit waktu sikat gigi', 'anaemia'],
    ['Tingling in my teeth with ice cream', 'oral-thrush'],
    ['My arm is red and swollen', 'hand-foot-swelling'],
    ['It was a shock to us', 'hypotension'],
    ['Mabuk laut tiap naik kapal', 'drunk-slurred-unsteady'],
    ['My lower back is stiff and sore', 'pressure-area-sore'],
    ['Gusi mudah berdarah waktu sikat gigi', 'bleeding-tendency'],
    ['Sneezing since the cat moved in, eyes water', 'white-pupil'],
    ['I cannot stand the noise in my leg brace', 'cannot-bear-weight'],
  ])('%s: not %s', (text, finding) => expect(present(text)).not.toContain(finding));

  it.each([
    ['Hard to swallow', 'dysphagia'],
    ['Numb from the waist down since this morning', 'sensory-level'],
    ['Lips turned blue', 'cyanosis'],
    ['Went blue and stopped breathing', 'cyanosis'],
    ['Stabbed with a knife', 'penetrating-injury'],
    ['Collapsed in the street', 'collapse'],
    ['BAB lendir darah', 'bloody-diarrhoea'],
    ['drank bleach', 'caustic-ingestion-history'],
    ['In labour since this morning', 'labour-contractions-term'],
    ['Pulled from the pool, found floating in the pool', 'near-drowning'],
  ])('%s is %s all the same', (text, finding) => expect(present(text)).toContain(finding));
});

it('without a helmet is no list of what is not there', () => {
  expect(present('Remaja 17 tahun jatuh dari motor tanpa helm, pelipis kanan terbentur')).toContain('head-injury');
  expect(present('Anak 4 tahun suka main tanah tanpa alas kaki, perutnya agak buncit')).toContain('abdominal-distension');
  expect(present('Sore throat without fever, cough or rash')).not.toContain('cough');
});

it('what is understood of nothing lets nobody stay at home', () => {
  const { empty, urgency } = answer('Something is not right with me');
  expect([empty, urgency]).toEqual([true, 'routine']);
});

it('a normal result hints at no disease of it', () => {
  const text = '56M, blood pressure 158/96, no symptoms. Creatinine and potassium normal.';
  expect(answer(text).likely[0]?.id).not.toBe('chronic-kidney-disease');
});
