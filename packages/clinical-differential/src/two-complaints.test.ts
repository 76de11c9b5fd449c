/** Something harmless beside it makes nothing less urgent, and takes no danger out of sight. */
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';
import { URGENCIES } from './assessment.ts';

const base = realBase();
const rank = (urgency: (typeof URGENCIES)[number]) => URGENCIES.indexOf(urgency);

const ALARMING = {
  en: [
    'Back pain and cannot pass urine',
    'Chest tightness on exertion for a week, 60 year old man',
    'Sudden severe headache, the worst ever',
    'Chest pain and sweating for an hour',
    'Fever and stiff neck since this morning',
    'Weakness of the right arm and slurred speech since an hour',
    'Vomiting blood',
    'Short of breath since last night, swollen leg',
    'Severe abdominal pain and vomiting, the belly is hard',
    'Painful swollen testicle since this morning, 15 year old boy',
    'Coughing up blood and losing weight for two months',
    'Sudden loss of vision in one eye',
    '8 weeks pregnant with bleeding and pain in the lower abdomen',
    'Fever, confusion and fast breathing, 75 year old woman',
    'Swollen painful calf, 3 weeks after surgery',
    'Black stools and dizziness',
    'Thirst, passing a lot of urine, vomiting and breathing deeply',
    'Child 2 years, diarrhoea since yesterday, no urine, sunken eyes',
    'Fever with pain in the right upper abdomen',
    'Fainted while running, palpitations',
    'Pain in the right lower abdomen with fever since yesterday',
    'Severe pain in the eye, blurred vision, vomiting',
    'Numb legs and weak since yesterday, back pain, cannot hold urine',
    'Fever of 39.5, shaking chills, pain in the flank',
    'Tearing chest pain going to the back',
    'Rash with blisters after a new medicine, sore mouth',
  ],
  id: [
    'Sesak napas sejak semalam, kaki bengkak',
    'Nyeri dada menjalar ke lengan kiri, keringat dingin',
    'Nyeri punggung dan tidak bisa kencing',
    'Demam dan leher kaku sejak pagi',
    'Muntah darah sejak tadi pagi',
    'Lemah separuh badan mendadak, bicara pelo',
    'Nyeri perut hebat, perut keras seperti papan',
    'Anak 2 tahun mencret, tidak kencing sejak pagi, mata cekung',
    'BAB hitam dan pusing',
    'Penglihatan hilang mendadak satu mata',
    'Batuk darah, berat badan turun dua bulan',
    'Demam, bingung, napas cepat, perempuan 75 tahun',
    'Nyeri perut kanan bawah dan demam sejak kemarin',
    'Pingsan saat olahraga, berdebar',
    'Kuning, demam, nyeri perut kanan atas',
    'Mata sangat nyeri, kabur, muntah',
    'Betis bengkak dan nyeri, 3 minggu setelah operasi',
    'Sakit kepala hebat mendadak',
    'Kejang sejak satu jam',
    'Banyak minum, banyak kencing, muntah, napas dalam',
    'Dada terasa berat saat berjalan seminggu ini, laki-laki 60 tahun',
    'Demam menggigil, nyeri pinggang, muntah',
    'Sesak napas dan nyeri dada mendadak, habis operasi lutut',
    'Sakit kepala, muntah, lemah lengan kanan',
    'Hamil 8 minggu, flek darah dan nyeri perut bawah',
  ],
} as const;

/** Each would be looked after at home, or at leisure, and belongs to nothing of the above. */
const HARMLESS = {
  en: [
    'mosquito bite',
    'itchy eyes',
    'dandruff',
    'a cold sore',
    'hiccups',
    'ingrown toenail',
    "athlete's foot",
    'acne',
    'a wart on the finger',
    'hay fever',
    'a corn on the toe',
    'head lice',
    'dry skin',
    'a stye',
    'a blister on the heel',
  ],
  id: [
    'digigit nyamuk',
    'mata gatal',
    'ketombe',
    'cegukan',
    'bibir pecah-pecah',
    'kutu air',
    'jerawat',
    'kutil di jari',
    'biang keringat',
    'panu',
    'kutu rambut',
    'kulit kering',
    'bintitan',
    'tumit lecet',
    'kotoran telinga',
  ],
} as const;
const ALSO = { en: 'Also', id: 'Juga' } as const;

const cases = (['en', 'id'] as const).flatMap((language) => ALARMING[language].map((text) => ({ language, text })));

it.each(cases)('$text: nothing harmless makes it less urgent', ({ language, text }) => {
  const alone = assess(base, { text: `${text}.` });
  expect(['emergency', 'urgent']).toContain(alone.urgency);
  const lower = HARMLESS[language].filter(
    (harmless) => rank(assess(base, { text: `${text}. ${ALSO[language]} ${harmless}.` }).urgency) > rank(alone.urgency),
  );
  expect(lower).toEqual([]);
});

it('nothing harmless takes a danger out of sight', () => {
  const dangers = assess(base, { text: 'Back pain and cannot pass urine. Also mosquito bite.' }).mustNotMiss.map(({ id }) => id);
  expect(dangers).toEqual(expect.arrayContaining(['cauda-equina-syndrome', 'malignant-cord-compression']));
});

it('what is ticked counts as what is told', () => {
  const findings = [{ id: 'back-pain' }, { id: 'urinary-retention' }, { id: 'insect-bite-papules' }];
  expect(assess(base, { findings }).urgency).toBe('emergency');
});

it('several harmless complaints together are as harmless', () => {
  const text = 'Back pain and cannot pass urine. Also a wart on the finger and an ingrown toenail.';
  expect(assess(base, { text }).urgency).toBe('emergency');
});
