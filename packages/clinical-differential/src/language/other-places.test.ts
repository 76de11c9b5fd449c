import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('what is hot and no patient', () => {
  it.each([
    'Bayi 2 bulan, dibedong, rumah seng panas',
    'cuaca panas, kepala pusing',
    'cuacanya lagi panas banget, pusing',
    'hawa di sini panas',
    'ruangan kerja panas, keringatan',
    'kerja di tempat panas',
    'kerja di ruangan panas',
    'kena kompor panas',
    'kena knalpot panas',
    'minum teh panas, lidah perih',
    'air minum yang panas',
    'mandi air panas',
    'kaki melepuh kena aspal panas',
    'jalanan panas, pusing',
    'kamarnya panas, tidak bisa tidur',
    'seharian kena panas matahari',
    'ditinggal di mobil panas',
  ])('%s', (text) => expect(read(text).present).not.toContain('fever'));
  it.each([
    'anak panas sejak 3 hari',
    'pulang ke rumah panas tinggi',
    'di rumah panas 3 hari',
    'di sekolah panas, dijemput ibunya',
    'tadi siang panas, dikasih parasetamol',
    'badan panas',
    'cuaca dingin, badannya panas',
    'kehujanan di jalan, malamnya panas',
    'habis main di lapangan, panas menggigil',
  ])('but %s', (text) => expect(read(text).present.some((id) => id === 'fever' || id === 'high-fever' || id === 'rigors')).toBe(true));
});

describe('what is of another place', () => {
  it.each([
    ['ankle rolled in. Outer side puffy and blue today below the bone', 'cyanosis'],
    ['pergelangan kaki bengkak kebiruan setelah keseleo', 'cyanosis'],
    ['Itchy at night, fine wavy grey lines a few mm long on the webs', 'distorted-central-vision'],
    ['Itchy at night, two lumps on the scrotum', 'testicular-mass'],
    ['Itchy bumps on the skin of the scrotum', 'scrotal-swelling'],
    ['gatal malam hari, bintil di kantong kemaluan', 'scrotal-swelling'],
    ['Sudden L flank pain 3 hrs ago down to the testis, testes normal', 'sudden-testicular-pain'],
    ['Nyeri pinggang kiri mendadak menjalar ke buah zakar', 'sudden-testicular-pain'],
    ['Pale/coppery patch on the back of the forearm', 'pallor'],
    ['Patch on the forearm, hair lost on it', 'hair-loss'],
    ['Bayi pakai topi terus, bruntus halus di leher, dahi', 'small-head'],
    ['Cannot open her mouth wide, voice nasal', 'skin-thickening'],
    ['Girl of 9, eyelids drooping, neck floppy', 'floppy-baby'],
    ['Fully awake, pupils sluggish', 'reduced-consciousness'],
    ['Two faint dots on the ear lobe', 'syncope'],
    ['Bruntus, sudah dibedakin tebal sama neneknya', 'family-history-of-same'],
    ['Leuko penuh/LPB, nitrit +, kencing perih', 'atypical-lymphocytes'],
  ])('%s: no %s', (text, not) => expect(read(text).present).not.toContain(not));
  it.each([
    ['Puffy face and blue lips', 'cyanosis'],
    ['Wajah biru, sesak', 'cyanosis'],
    ['Lines look wavy, itchy skin for years', 'distorted-central-vision'],
    ['Hard lump on the testicle', 'testicular-mass'],
    ['Lump in the scrotum, testis hard', 'testicular-mass'],
    ['Sudden pain in the left testis and vomiting', 'sudden-testicular-pain'],
    ['Nyeri testis kanan mendadak, mual', 'sudden-testicular-pain'],
    ['Pale, tired', 'pallor'],
    ['Pale and itchy, tired', 'pallor'],
    ['Hair lost on the scalp', 'hair-loss'],
    ['Bayi kepala kecil, ruam', 'small-head'],
    ['Cannot open the mouth wide because the skin is tight', 'skin-thickening'],
    ['Baby floppy, neck floppy', 'floppy-baby'],
    ['Drowsy, pupils sluggish', 'reduced-consciousness'],
    ['He went faint', 'syncope'],
  ])('but %s: %s', (text, there) => expect(read(text).present).toContain(there));
});

describe('words that are another word in the other language', () => {
  it.each(['tali pusat kering', 'Tali pusat belum lepas, bayi 5 hari', 'tali pusat bau', 'beli obat di warung'])(
    'no rope was bought: %s',
    (text) => expect(read(text).present).not.toContain('suicide-plan'),
  );
  it.each(['sudah membeli tali', 'sudah beli racun tikus untuk mati', 'bought a rope'])('but %s', (text) =>
    expect(read(text).present).toContain('suicide-plan'),
  );
  it('to buy is no belly', () => {
    expect(read('sudah beli obat sakit di apotek').present).not.toContain('abdominal-pain');
    expect(read('belly ache').present).toContain('abdominal-pain');
  });
  it.each(['Bayi lahir spontan di PMB, kuning', 'kontrol di PMB setiap bulan, sehat', 'lahir di BPM'])(
    'a midwife is no bleeding: %s',
    (text) => expect(read(text).present).not.toContain('postmenopausal-bleeding'),
  );
  it('but in English', () => expect(read('62F with PMB for 2 weeks').present).toContain('postmenopausal-bleeding'));
});

describe('then, and on and on', () => {
  it.each(['Sakit kepala sebelah. Terus mual muntah', 'Pusing, terus muntah dua kali'])('%s: then', (text) => {
    const { present } = read(text);
    expect(present).not.toContain('persistent-vomiting');
    expect(present).toContain('vomiting');
  });
  it.each(['Muntah terus', 'Sakit kepala, muntah terus menerus', 'Muntah-muntah terus sejak pagi'])('%s: on and on', (text) =>
    expect(read(text).present).toContain('persistent-vomiting'),
  );
});

describe('what a newborn loses in its first days', () => {
  it.each(['Neonatus hari ke-4, kuning, BB turun 4 %', 'Newborn, day 3, lost weight: 6%'])('%s', (text) =>
    expect(read(text).present).not.toContain('weight-loss'),
  );
  it.each([
    'Neonatus hari ke-4, BB turun 12 %',
    'Newborn, day 3, lost weight: 11%',
    'Laki-laki 40 tahun, BB turun 5 %',
    'Neonatus hari ke-4, BB turun',
  ])('but %s', (text) => expect(read(text).present).toContain('weight-loss'));
});

describe('told in several steps', () => {
  it.each([
    ['R breast outer quadrant hot, red wedge, hard & very sore since yesterday', 'red-hot-breast'],
    ['payudara kiri keras, merah, dan panas', 'red-hot-breast'],
    ['spots round her mouth and now blistery ones on palms, soles and bum', 'vesicles-hands-feet-mouth'],
    ['bintik di sekitar mulut, lenting di telapak tangan, telapak kaki dan bokong', 'vesicles-hands-feet-mouth'],
    ['This morning a grey shutter over R eye for 5 minutes, came back', 'transient-vision-loss'],
    ['Lifted a box awkwardly on monday, felt lower back grab', 'lifting-or-bending-onset'],
    ['Lifted a box awkwardly on monday, felt lower back grab', 'back-pain'],
    ['Fever 39, cold hands, girl of 3 years', 'leg-pain-and-cold-hands-in-febrile-child'],
    ['Anak 3 tahun demam, tangannya dingin', 'leg-pain-and-cold-hands-in-febrile-child'],
    ['Anak 6 tahun demam hari ke-4, Ht 47 %', 'raised-haematocrit'],
    ['Boy 14 years, fever, haematocrit 51 %', 'raised-haematocrit'],
    ['urine cloudy with a bit of pink', 'haematuria'],
  ])('%s: %s', (text, there) => expect(read(text).present).toContain(there));
  it.each([
    ['breast not hot, not red', 'red-hot-breast'],
    ['Breastfeeding, hot weather, red eyes', 'red-hot-breast'],
    ['no spots on mouth, palms or soles', 'vesicles-hands-feet-mouth'],
    ['Woman of 40 with fever, cold hands in winter', 'leg-pain-and-cold-hands-in-febrile-child'],
    ['Girl of 3 years, cold hands, well', 'leg-pain-and-cold-hands-in-febrile-child'],
    ['Anak 6 tahun demam, Ht 38 %', 'raised-haematocrit'],
    ['leher bengkak, kulitnya jadi keunguan', 'bronze-skin'],
  ])('%s: no %s', (text, not) => expect(read(text).present).not.toContain(not));
});

describe('who tells', () => {
  it.each([
    ['14 yo boy, mother writes: both his eyes itch like crazy', 'itchy-eyes'],
    ["Nursery rang: my 2 yr old daughter has spots. I'm not pregnant", 'rash'],
  ])('%s: %s is the patient’s', (text, there) => expect(read(text).present).toContain(there));
  it('but what the teller has is hers', () =>
    expect(
      read("My son has a cough. I'm coughing too, worse each day").mentions.some(({ circumstance }) => circumstance.whose === 'family'),
    ).toBe(true));
  it.each([
    ['batuk ga, sesak ga, demam 3 hari', ['cough', 'dyspnoea']],
    ['batuk ga. gigi ga bolong', ['cough', 'tooth-decay']],
  ])('a denial behind: %s', (text, ids) => expect(read(text).absent).toEqual(expect.arrayContaining(ids)));
});
