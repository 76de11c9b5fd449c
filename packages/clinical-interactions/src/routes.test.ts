/** Where a drug is put decides whether it counts: what only looks local, and what must stay quiet. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import type { TakenDrug } from './finding.ts';

/** `timolol/ophthalmic`, `aspirin@80` (mg a day). */
function taken(text: string): TakenDrug {
  const [name = '', dose] = text.split('@');
  const [id = '', route] = name.split('/');
  return {
    id,
    ...(route === undefined ? {} : { route }),
    ...(dose === undefined ? {} : { dailyDose: { low: Number(dose), unit: 'mg' as const } }),
  };
}

function between(pair: string) {
  const { interactions, unknown } = checkInteractions(base, { drugs: pair.split(' + ').map(taken) });
  expect(unknown, pair).toEqual([]);
  return interactions[0];
}

it.each([
  'brimonidine/ophthalmic + phenelzine',
  'testosterone/topical + warfarin',
  'dinoprostone/vaginal + oxytocin',
  'triamcinolone/intra-articular + ritonavir',
  'fluticasone/nasal + cobicistat',
  'budesonide/inhaled + ritonavir',
  'miconazole/oromucosal + warfarin',
  'olanzapine/intramuscular + lorazepam/intramuscular',
  'glyceryl-trinitrate/topical + sildenafil',
  'cocaine/nasal + propranolol',
  'sumatriptan/nasal + moclobemide',
  'fluorouracil/topical + brivudine',
  'timolol/ophthalmic + verapamil',
])('stops the order although it looks local: %s', (pair) => {
  expect(between(pair)?.interruptive).toBe(true);
});

it.each([
  'desmopressin/nasal + carbamazepine',
  'prilocaine/topical + dapsone',
  'methyl-salicylate/topical + warfarin',
  'bleomycin + oxygen',
  'bisoprolol + timolol/ophthalmic',
  'carteolol/ophthalmic + atenolol',
  'levobunolol/ophthalmic + timolol/ophthalmic',
  'betaxolol/ophthalmic + propranolol',
  'ticagrelor + aspirin@100',
  'ritonavir + amlodipine',
  'measles-mumps-rubella-vaccine + prednisone@5',
])('is told, and does not stop the order: %s', (pair) => {
  expect(between(pair)).toMatchObject({ interruptive: false });
});

it.each([
  'triamcinolone/topical + ritonavir',
  'olanzapine + lorazepam',
  'levonorgestrel/intrauterine + rifampicin',
  'diclofenac/topical + lithium',
  'ketoconazole/topical + simvastatin',
  'ciprofloxacin/ophthalmic + tizanidine',
  'moxifloxacin/ophthalmic + sotalol',
  'chloramphenicol/ophthalmic + clozapine',
  'gentamicin/ophthalmic + vecuronium',
  'erythromycin/topical + quetiapine',
  'fusidic-acid/topical + atorvastatin',
  'tacrolimus/topical + clarithromycin',
  'ciclosporin/ophthalmic + simvastatin',
  'tretinoin/topical + doxycycline',
  'fluorouracil/topical + warfarin',
  'metronidazole/topical + disulfiram',
  'terbinafine/topical + thioridazine',
  'oxymetazoline/nasal + fluoxetine',
  'lidocaine/topical + amiodarone',
  'salicylic-acid/topical + methotrexate',
  'methotrexate@2 + clozapine',
  'aspirin@80 + spironolactone',
])('does not stop the order: %s', (pair) => {
  expect(between(pair)?.interruptive ?? false).toBe(false);
});

it.each([
  'bisoprolol + timolol/oral',
  'bisoprolol + atenolol',
  'ticagrelor + aspirin@325',
  'measles-mumps-rubella-vaccine + prednisone@40',
])('stops the order, unlike the same in the eye or at a low dose: %s', (pair) => {
  expect(between(pair)).toMatchObject({ severity: 'major', interruptive: true });
});

it('says once that a tablet and a drop are of one class', () => {
  const drugs = ['bisoprolol', 'timolol/ophthalmic'].map(taken);
  const { duplicates, interactions } = checkInteractions(base, { drugs });
  expect(duplicates).toEqual([]);
  expect(interactions[0]?.severity).toBe('moderate');
  expect(checkInteractions(base, { drugs: ['bisoprolol', 'atenolol'].map(taken) }).duplicates).toHaveLength(1);
});

it('grades folic acid beside methotrexate by what it is given for', () => {
  expect(between('methotrexate@1.5 + folic-acid')).toMatchObject({ severity: 'minor', interruptive: false });
  expect(between('methotrexate@500 + folic-acid')).toMatchObject({ severity: 'moderate', interruptive: false });
});

it.each([
  ['hydrocortisone/topical + hydrocortisone/oral', 'minor'],
  ['salbutamol/inhaled + salbutamol/inhaled', 'minor'],
  ['salbutamol/inhaled + salbutamol/oral', 'minor'],
  ['diclofenac/topical + diclofenac/oral', 'minor'],
  ['timolol/ophthalmic + timolol/oral', 'major'],
  ['diclofenac/oral + diclofenac/rectal', 'major'],
  ['fentanyl/transdermal + fentanyl/intravenous', 'major'],
  ['paracetamol + paracetamol/rectal', 'major'],
])('grades the same drug twice by how much of it reaches the body: %s', (pair, severity) => {
  const { duplicates } = checkInteractions(base, { drugs: pair.split(' + ').map(taken) });
  expect(duplicates).toMatchObject([{ severity, interruptive: severity === 'major' }]);
});

it('says the gravest of a drug that is taken three times', () => {
  for (const drugs of [
    ['diclofenac/topical', 'diclofenac', 'diclofenac/rectal'],
    ['diclofenac', 'diclofenac/rectal', 'diclofenac/topical'],
  ])
    expect(checkInteractions(base, { drugs: drugs.map(taken) }).duplicates).toMatchObject([{ severity: 'major', interruptive: true }]);
});
