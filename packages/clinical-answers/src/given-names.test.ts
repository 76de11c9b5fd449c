/** Conditions and allergies as doctors type them: each must mean what stands before it, and nothing else. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { expect, it } from 'vitest';
import { prepareDrugNames } from './drug-names.ts';
import { readNames } from './given-names.ts';

const knowledge = builtKnowledge();
const tools = { knowledge, names: prepareDrugNames(knowledge) };

const CONDITIONS: Readonly<Record<string, string>> = {
  'peptic-ulcer': 'active peptic ulcer|peptic ulcer disease|riwayat tukak lambung',
  'heart-failure': 'severe heart failure|heart failure with reduced ejection fraction|gagal jantung kronik|gagal jantung berat',
  'atrial-fibrillation': 'permanent atrial fibrillation|AF persistent',
  'av-block': 'second degree AV block|third-degree AV block|complete heart block|blok AV derajat 2',
  'ventricular-arrhythmia': 'ventricular fibrillation|fibrilasi ventrikel',
  'long-qt': 'long QT syndrome|prolonged QTc|QT memanjang',
  'venous-thromboembolism arterial-thromboembolism': 'active thromboembolic disease|riwayat tromboemboli',
  'renal-impairment renal-failure': 'severe renal impairment|gangguan ginjal berat',
  'renal-failure': 'dialysis|cuci darah|renal failure',
  'liver-disease': 'jaundice|acute liver disease|moderate hepatic impairment|gangguan hati sedang|perlemakan hati',
  'liver-failure': 'severe hepatic impairment|gangguan hati berat|Child-Pugh C|liver failure',
  gout: 'acute gout|gout akut',
  'medullary-thyroid-cancer': 'medullary thyroid carcinoma|MEN2',
  'active-bleeding': 'active major bleeding|active bleeding|perdarahan',
  'ischaemic-stroke': 'history of stroke or TIA|recent stroke|stroke lama',
  'adrenal-insufficiency': 'untreated adrenal insufficiency|penyakit Addison',
  'oesophageal-disorder': 'achalasia|akalasia',
  'burns-denervation': 'severe burns|luka bakar luas|cedera medula spinalis',
  'c-difficile-history': 'Clostridioides difficile colitis|C. difficile',
  asthma: 'acute severe asthma|asma (terkontrol)|severe asthma|asma berat',
  surgery: 'cataract surgery|operasi katarak',
  'opioid-dependence': 'current opioid use',
  hypertension: 'hypertension|hipertensi',
  'uncontrolled-hypertension': 'uncontrolled hypertension|severe hypertension|hipertensi berat',
  'active-tuberculosis': 'TB aktif|active tuberculosis',
};

const ALLERGIES: Readonly<Record<string, string>> = {
  'sulfonamide-antibiotic': 'sulfamethoxazole|alergi sulfa|sulfa (rash)',
  penicillin: 'severe penicillin allergy|penisilin',
  codeine: 'codeine (anaphylaxis)|kodein',
  aspirin: 'aspirin (asthma/urticaria type)',
  heparin: 'heparin (HIT)',
  'iodinated-contrast iodine-and-povidone': 'iodine|alergi yodium',
  'proton-pump-inhibitor': 'PPI',
};

const CASES = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).flatMap(([ids, typed]) => typed.split('|').map((text) => [text, ids] as const));

it.each(CASES(CONDITIONS))('the condition "%s" is %s', (text, ids) => {
  const { conditions, asks } = readNames(tools, { conditions: [text] }, 'en');
  expect(asks).toEqual([]);
  expect([...conditions].sort()).toEqual(ids.split(' ').sort());
});

it.each(CASES(ALLERGIES))('the allergy "%s" is to %s', (text, ids) => {
  const { allergies, asks } = readNames(tools, { allergies: [text] }, 'en');
  expect(asks).toEqual([]);
  expect([...allergies].sort()).toEqual(ids.split(' ').sort());
});

it.each(['severe', 'acute', 'riwayat', '(berat)', 'severe nonsense', 'chronic'])('"%s" alone is nothing, and is asked about', (text) => {
  const { conditions, asks } = readNames(tools, { conditions: [text] }, 'en');
  expect(conditions).toEqual([]);
  expect(asks).toHaveLength(1);
});
