/** What is asked of the clinical tools: what a server may answer from what it keeps, and what it has to work out each time. */
import { readdirSync, readFileSync } from 'node:fs';
import { BASES } from '#platform/operation/operation.ts';
import type { Target } from './load.ts';

/** What an internist meets on a round. */
const TEN_DRUGS = [
  'warfarin',
  'amiodarone',
  'clarithromycin',
  'simvastatin',
  'omeprazole',
  'escitalopram',
  'ibuprofen',
  'ramipril',
  'spironolactone',
  'digoxin',
];

export const A_KILOBYTE = `A 34-year-old woman from Semarang comes with five days of high fever that began suddenly, with headache, pain behind the
eyes and aching muscles. Since this morning the fever has gone, but she feels worse: she vomits everything, has pain in the right upper
abdomen and her gums bled while brushing her teeth. She passed little urine today. No cough, no sore throat, no diarrhoea, no rash that she
noticed, no pain when passing urine. Her neighbour's child was admitted for dengue last week. She takes no medicines apart from
paracetamol, has no known diseases, no allergies, and is not pregnant; her mother has diabetes and hypertension. Temperature 37.1, pulse
118, blood pressure 95/75, respiratory rate 24, saturation 97 %, cold hands, capillary refill 3 seconds, petechiae on both forearms, liver
2 cm below the costal margin and tender, no jaundice, chest clear, neck supple. Haematocrit 46, platelets 38,000, leucocytes 2.900,
transaminases raised, creatinine normal, chest film with a small effusion on the right.`;

/** What is ticked under it, there or not, in ever other choices. */
const TICKED = ['rebound-tenderness', 'confusion', 'neck-stiffness', 'dyspnoea', 'melaena', 'jaundice', 'cough'];
const CHOICES = 2 ** TICKED.length;

const LEAST_SIGNS = 850;
const MOST_SIGNS = 1024;

interface Vignettes {
  readonly language: string;
  readonly vignettes: readonly { readonly text: string }[];
}

/** Letters of a kilobyte, put together from the histories of the evaluation: more of them than a server keeps. */
function differentTexts(): string[] {
  const folder = new URL('../evaluation/vignettes/', import.meta.url);
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vignettes);
  return ['en', 'id'].flatMap((language) => {
    const texts: string[] = [];
    let text = '';
    for (const vignette of files.filter((file) => file.language === language).flatMap(({ vignettes }) => vignettes)) {
      text = `${text} ${vignette.text}`.trim();
      if (text.length < LEAST_SIGNS) continue;
      texts.push(text.slice(0, MOST_SIGNS));
      text = '';
    }
    return texts;
  });
}

export function clinicalTargets(url: string, member: Record<string, string>): Target[] {
  const texts = differentTexts();
  let asked = 0;
  const post = (name: string, path: string, question: (n: number) => object): Target => ({
    name: `POST ${name}`,
    url: `${url}${BASES.ai}/${path}`,
    method: 'POST',
    headers: { ...member, 'content-type': 'application/json' },
    body: () => JSON.stringify(question(asked++)),
  });
  return [
    post('drug-to-drug, ten drugs', 'drug-to-drug', () => ({ drugs: TEN_DRUGS })),
    post('drug-to-drug, ten drugs of ever other patients', 'drug-to-drug', (n) => ({
      drugs: TEN_DRUGS,
      patient: { ageYears: 18 + (n % 80), egfr: 20 + (n % 71) },
    })),
    post('differential-diagnosis, 1 kB, one text again and again', 'differential-diagnosis', () => ({ text: A_KILOBYTE })),
    post('differential-diagnosis, 1 kB, ever other texts', 'differential-diagnosis', (n) => ({ text: texts[n % texts.length] })),
    post('differential-diagnosis, 1 kB, findings ticked under one text', 'differential-diagnosis', (n) => ({
      text: A_KILOBYTE,
      findings: TICKED.flatMap((id, at) => ((n % CHOICES) & (1 << at) ? [{ id, present: at % 2 === 0 }] : [])),
    })),
  ];
}
