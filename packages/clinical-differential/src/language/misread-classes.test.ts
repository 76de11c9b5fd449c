import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('words that stand near and are of something else', () => {
  it.each([
    ['swollen glands at the front of the neck', 'cervical-lymphadenopathy', 'goitre'],
    ['kelenjar leher depan bengkak', 'cervical-lymphadenopathy', 'goitre'],
    ['belly pain and breathes deep and fast', 'abdominal-pain', 'pleuritic-chest-pain'],
    ['knee pain and deep breathing', 'knee-pain', 'pleuritic-chest-pain'],
    ['nyeri betis hebat, mata merah', 'red-eye', 'periorbital-headache'],
    ['severe calf pain, eyes red', 'calf-myalgia', 'periorbital-headache'],
    ['pain at the back of both heels', 'heel-cord-pain', 'radicular-pain'],
    ['gets up at night, weak stream, dribbling after he has passed urine', 'weak-urine-stream', 'drooling'],
    ['lebam-lebam di kaki', 'bruising', 'midfoot-bruise-sole'],
    ['perut perih kalau telat makan, makin parah kalau telat makan', 'pain-relieved-by-food', 'symptoms-worse-lying-after-meals'],
    ['keputihan putih kental seperti susu pecah', 'curdy-vaginal-discharge', 'milk-white-patches'],
    ['Anak 5 tahun mencret sejak kemarin', 'diarrhoea', 'loose-stools-with-food-pieces'],
    ['will not stand on the leg, cannot stand on the right leg after a fall', 'cannot-bear-weight', 'leg-weakness'],
    ['Anak demam, masih mau minum', 'fever', 'breastfeeding'],
    ['kencing merah, tidak anyang-anyangan', 'haematuria', 'oliguria'],
    ['sakit kepala seperti disambar petir', 'thunderclap-headache', 'electric-shock'],
    ['nyeri kaki seperti kesetrum', 'lancinating-leg-pain', 'electric-shock'],
    ['Saya sendiri demam', 'fever', 'social-withdrawal'],
    ['luka bakar kena air panas di dada', 'burn-injury', 'heartburn'],
  ])('%s', (text, there, not) => {
    const { present } = read(text);
    expect(present).toContain(there);
    expect(present).not.toContain(not);
  });
});

it('a pain may still be in several places of a list', () => {
  expect(read('swollen hands, feet and face').present).toContain('facial-oedema');
  expect(read('drooling, muffled voice').present).toContain('drooling');
  expect(read('A child dribbling and hoarse').present).toContain('drooling');
});

describe('blood in what was named before', () => {
  it.each([
    'Anak mencret 6x sejak kemarin, ada lendir dan darah',
    'Diare sejak 2 hari, ada darahnya',
    'Loose stools ten times a day, with blood and mucus',
  ])('%s', (text) => {
    const { present } = read(text);
    expect(present).toContain('bloody-diarrhoea');
    expect(present).not.toContain('bloodstained-nasal-mucus');
  });
  it.each(['Mencret 6x, tidak ada darah', 'Diare, ada darah di urine', 'Loose stools, no blood', 'Diarrhoea, with blood in the urine'])(
    'not %s',
    (text) => expect(read(text).present).not.toContain('bloody-diarrhoea'),
  );
});

describe('others who have it too', () => {
  it.each(['Itchy at night. His brother and mother itch as well.', 'Gatal malam hari, kakaknya juga gatal'])('%s', (text) =>
    expect(read(text).present).toContain('household-itch'),
  );
});

it('a child that itches is no other', () => {
  for (const text of ['Anak 7 tahun gatal di kepala', 'Ibu 40 tahun gatal']) expect(read(text).present).not.toContain('household-itch');
});
it('two things told in one', () =>
  expect(read('drinking and peeing a lot').present).toEqual(expect.arrayContaining(['excessive-thirst', 'polyuria'])));

describe('a line that ran out of room', () => {
  it.each([
    ['An 8-year-old boy has a fever and a rash that is most\nprominent on his wrists and ankles.', 'wrist-and-ankle-rash'],
    ['Since yesterday she has had a very bad pain in the\n\nright lower quadrant of the abdomen.', 'right-lower-quadrant-pain'],
  ])('%j', (text, there) => expect(read(text).present).toContain(there));
  it.each([
    ['tidak ada riwayat penyakit jantung, ginjal, maupun paru sebelumnya\nnyeri dada sejak 2 jam', 'chest-pain'],
    ['no fever, no cough, no weight loss, no night sweats, no chills, no rash\nabdominal pain since morning', 'abdominal-pain'],
  ])('any other line ends what is denied: %j', (text, there) => expect(read(text).present).toContain(there));
});

describe('lids and eyes', () => {
  it.each(['minor pain on palpation of the eyelid', 'nyeri kelopak mata kanan'])('no pain of the eye: %s', (text) =>
    expect(read(text).present).not.toContain('eye-pain'),
  );
  it.each(['eye pain and swollen lids', 'nyeri mata kanan, kelopak bengkak'])('but %s', (text) =>
    expect(read(text).present).toContain('eye-pain'),
  );
});

describe('who worries, and who is a nurse', () => {
  it.each(['Mother worries about dehydration', 'Ibunya khawatir kalau anaknya dehidrasi', 'his wife is worried'])(
    'no anxiety of the patient: %s',
    (text) => expect(read(text).present).not.toContain('excessive-worry'),
  );
  it.each(['she worries about everything', 'worries about work and cannot sleep', 'cemas terus', 'feels anxious'])('but %s', (text) =>
    expect(read(text).present).toContain('excessive-worry'),
  );
  it.each(['the triage nurse took his pulse', 'tekanan darah diukur oleh perawat'])('no work in health care: %s', (text) =>
    expect(read(text).present).not.toContain('health-care-worker'),
  );
  it.each(['she works as a nurse', 'seorang perawat, batuk 3 minggu', 'a 30-year-old nurse with a cough'])('but %s', (text) =>
    expect(read(text).present).toContain('health-care-worker'),
  );
});

describe('everyday words', () => {
  it.each([
    ['Mata kanan merah dan belekan', 'purulent-eye-discharge'],
    ['drinking and peeing a lot', 'excessive-thirst'],
    ['sering nyasar', 'gets-lost'],
    ['fell yesterday', 'fall-same-level'],
    ['gatal di kepala, ada kutu', 'nits-or-head-lice'],
    ['rash starting on the face and spreading downwards', 'rash-face-downwards'],
    ['writhing in pain', 'restlessness'],
    ['no position relieves the pain', 'restlessness'],
    ['tidak ada posisi yang enak', 'restlessness'],
    ['maculopapular rash most prominent on his wrists and ankles', 'wrist-and-ankle-rash'],
    ['ruam di pergelangan tangan dan kaki', 'wrist-and-ankle-rash'],
  ])('%s', (text, there) => expect(read(text).present).toContain(there));
  it('pain that makes one writhe is severe', () => {
    const { mentions } = read('writhing in pain with colic of the right flank');
    expect(mentions.some(({ severity }) => severity === 'severe')).toBe(true);
  });
});

const HEARING = /^hearing-loss|^speech-hard-to-follow$/;

describe('weakness and hearing', () => {
  it.each([
    'legs feel weak all over',
    'weak all over, tired legs',
    'feels weak and tired',
    'badan lemas semua, kaki juga lemas',
    'my whole body feels weak, arms and legs',
  ])('no paraplegia: %s', (text) => {
    const { present } = read(text);
    expect(present).not.toContain('leg-weakness');
    expect(present.some((id) => id === 'generalised-weakness' || id === 'fatigue')).toBe(true);
  });
  it.each(['both legs are weak', 'kedua kaki lemah sejak tadi pagi', 'legs give way'])('but %s', (text) =>
    expect(read(text).present).toContain('leg-weakness'),
  );
  it.each([
    'trouble following speech in noise',
    'difficulty following conversation in a noisy room',
    'cannot understand speech when there is background noise',
    'trouble hearing what people say in a crowd',
    'susah mengikuti percakapan di tempat ramai',
  ])('hearing: %s', (text) => {
    const { present } = read(text);
    expect(present.some((id) => id !== undefined && HEARING.test(id))).toBe(true);
    expect(present).not.toContain('aphasia');
  });
  it('but sudden trouble understanding speech is of the brain', () =>
    expect(read('suddenly cannot understand speech').present).toContain('aphasia'));
});

describe('who she is by her children is nobody else', () => {
  it.each([
    'A 35-year-old woman, mother of three, presents with fever and pain in the right upper abdomen',
    'A 35-year-old mother of two presents with fever',
    'Ibu dari dua anak datang dengan demam',
  ])('%s', (text) => expect(read(text).present).toContain('fever'));
  it('but what her mother has is hers', () => expect(read('No complaints. Her mother has asthma').present).not.toContain('known-asthma'));
});

it('what an item of a denied list has with it is denied with it, and so is what follows', () => {
  const { present } = read('Denies chest pain, cough w/ sputum, wheeze, fever, palpitations');
  expect(present).toEqual([]);
  expect(read('Denies fever, presents with vomiting').present).toContain('vomiting');
});

describe('a colour of what is not the patient', () => {
  it.each([
    ['Woke with the right eye glued together with yellow gunge', 'jaundice'],
    ['A white-yellow sore inside my lip', 'jaundice'],
    ['Sariawan putih kekuningan di bibir', 'jaundice'],
  ])('%s', (text, not) => expect(read(text).present).not.toContain(not));
  it.each(['The whites of her eyes are yellow', 'Her eyes have turned yellow', 'Mata kuning sejak kemarin'])('%s', (text) =>
    expect(read(text).present).toContain('jaundice'),
  );
});

describe('the same word of another place', () => {
  it.each([
    ['Itchy red bottom lip', 'perianal-itch'],
    ['Breath sounds are faint at both bases', 'syncope'],
    ['Sunburn on the shoulders: red, warm, sore', 'shoulder-pain'],
    ['Sunburnt back, red, hot and sore', 'evening-rise-of-fever'],
    ['Red pimples, then little water blisters', 'oliguria'],
  ])('%s: not %s', (text, not) => expect(read(text).present).not.toContain(not));
  it.each([
    ['He fainted in church', 'syncope'],
    ['Panas kalau sore', 'evening-rise-of-fever'],
  ])('%s: %s', (text, there) => expect(read(text).present).toContain(there));
});
