/** Whole sentences of doctors and of patients, in which a word has another meaning than alone. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('what is not the patient’s', () => {
  it.each([
    ['Ferritin is 1,640 with a transferrin saturation of 82%.', 'hypoxaemia'],
    ['Feritin 1.640, saturasi transferin 82%.', 'hypoxaemia'],
    ['Thick, yellow, greasy scales stuck to the crown of his head', 'jaundice'],
    ['Stung by a yellow jacket on the hand', 'jaundice'],
    ['I drink about a litre and a half, wee is light yellow', 'jaundice'],
    ['Klasifikasi MTBS: kuning', 'jaundice'],
    ['Klasifikasi MTBS: kuning', 'fibrosis-after-tuberculosis-x-ray'],
    ['Did his first spin class on Saturday', 'vertigo'],
    ['There is a bright blood-red patch on the white of my right eye', 'maculopapular-rash'],
    ['I can hear hardly anything, voices sound like robots', 'hallucinations'],
    ['Suaranya terdengar seperti mengulum sesuatu', 'hallucinations'],
    ['The throat is clear', 'throat-clearing'],
    ['It will be his fault if she dies', 'panic-attacks'],
    ['He keeps thinking that he will pass something to his little sister', 'bereavement'],
    ['She has several bruises over the back and the chest', 'blunt-chest-injury'],
    ['MCV 112, plt 1.4 L, HbA1c 6.7', 'severe-thrombocytopenia'],
    ['Her school skirt falls down', 'recent-injury'],
    ['Anak menjadi cepat lelah', 'lethargic-child'],
    ['Sesak ini pertama kali dirasakan pada kehamilan kedua', 'pregnant-now'],
    ['She had it in her second pregnancy', 'pregnant-now'],
    ['Sesak sempat dianggap asma', 'known-asthma'],
    ['Bertanya apakah ia perlu obat tidur', 'benzodiazepine-use'],
    ['Asks whether she needs sleeping tablets', 'benzodiazepine-use'],
    ['Ia menonton telepon genggam di ranjang sampai mengantuk', 'reduced-consciousness'],
    ['Cruris-femur kiri lebih besar, pitting, hangat, agak kebiruan', 'cyanosis'],
    ['Pernah berobat paru tahun lalu, tdk tuntas', 'incomplete-bladder-emptying'],
    ['Perutnya keras di kiri bawah', 'board-like-rigidity'],
    ['No prolapse, mild atrophy', 'muscle-wasting'],
    ['Counted the empty packs and it is about 50 tablets', 'tobacco-smoking'],
    ['Counted the empty packs and it is about 50 tablets', 'low-mood'],
    ['BAB besar sekali sampai wc mampet', 'blocked-nose'],
    ['Has lost 4% of his birth weight', 'low-birth-weight'],
    ['Belum buang air kecil sejak tengah malam', 'nocturia'],
  ])('%s: no %s', (text, not) => expect(read(text).present).not.toContain(not));
});

describe('what is the patient’s all the same', () => {
  it.each([
    ['SpO2 82%', 'hypoxaemia'],
    ['Saturation of 82% on air', 'hypoxaemia'],
    ['Saturasi 82%', 'hypoxaemia'],
    ['His skin is yellow and his urine is dark yellow', 'jaundice'],
    ['Everything spins after the gym', 'vertigo'],
    ['Blotchy rash on the body and red eyes, the white of the eye is pink, spots on the skin', 'rash'],
    ['Hears voices that sound like his father telling him to jump', 'hallucinations'],
    ['Mendengar suara yang menyuruhnya bunuh diri', 'hears-voices'],
    ['Has to keep clearing the throat', 'throat-clearing'],
    ['Attacks of panic, afraid that he will die', 'panic-attacks'],
    ['Her husband passed away last month', 'bereavement'],
    ['Hit his chest on the steering wheel, bruise over the ribs', 'blunt-chest-injury'],
    ['PLT 90 L', 'thrombocytopenia'],
    ['Platelets 8 L', 'severe-thrombocytopenia'],
    ['Plt 1.4 lakh, Hb 9', 'thrombocytopenia'],
    ['Anak cepat lelah, mengantuk terus, sulit dibangunkan', 'lethargic-child'],
    ['Kehamilan kedua, 30 minggu, sesak', 'pregnant-now'],
    ['She takes sleeping tablets every night', 'benzodiazepine-use'],
    ['Anak mengantuk, sulit dibangunkan', 'reduced-consciousness'],
    ['Sesak, bibir dan kaki kebiruan', 'cyanosis'],
    ['Kencing tidak tuntas', 'incomplete-bladder-emptying'],
    ['Perut keras seperti papan, nyeri sekali', 'board-like-rigidity'],
    ['Smokes a packet a day', 'tobacco-smoking'],
    ['BBLR, berat lahir 2100 gram', 'low-birth-weight'],
    ["41F, known Addison's", 'known-adrenal-insufficiency'],
    ['Saat cebok ia tidak dapat merasakan tangannya sendiri di sekitar dubur', 'saddle-anaesthesia'],
    ['The spleen is just felt', 'splenomegaly'],
    ['Walnut-sized rubbery glands on both sides of the neck', 'cervical-lymphadenopathy'],
    ['Tight jaw when walking uphill, gone within minutes of stopping', 'exertional-chest-pain'],
    ['Ulu hati sesek kayak ditindih', 'central-crushing-chest-pain'],
    ['Stung by yellow jacket dorsum R hand', 'bee-or-wasp-sting-history'],
    ['Hit a guy in the mouth, tiny cut on the knuckle', 'human-bite'],
    ['The back is off the kitchen scales and one of its flat round cells is missing', 'button-battery-swallowed'],
    ['Ludahnya sendiri tidak dapat ditelan dan harus ditampung', 'drooling'],
    ['My right side at the back under the ribs hurts', 'flank-pain'],
    ['On holiday in Spain he was completely well', 'better-on-days-off'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('more paracetamol in some days than a label allows', () => {
  it.each([
    "I've been taking paracetamol 500s whenever it wears off. Counted the packs and it's about 50 tablets in 3 days.",
    'Minum parasetamol terus, kira-kira 40 butir dalam 3 hari',
  ])('%s', (text) => expect(read(text).present).toContain('paracetamol-overdose-history'));
  it.each([
    'Paracetamol, 18 tablets in 3 days',
    'Amoxicillin, 21 tablets in 1 day',
    'Took paracetamol, not 50 tablets in 3 days',
    'Parasetamol 6 butir dalam 2 hari',
  ])('not %s', (text) => expect(read(text).present).not.toContain('paracetamol-overdose-history'));
});
