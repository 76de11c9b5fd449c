/** Who reacts to one drug reacts to its other forms and, as labels and the practice parameter say, to its relatives: and to no others. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';

const alertsOf = (drug: string, allergy: string) =>
  checkInteractions(base, { drugs: [{ id: drug }], patient: { allergies: [allergy] } }).alerts;

it.each([
  ['valaciclovir', 'aciclovir', 'contraindicated'],
  ['aciclovir', 'valaciclovir', 'contraindicated'],
  ['prednisolone', 'prednisone', 'contraindicated'],
  ['dexketoprofen', 'ketoprofen', 'contraindicated'],
  ['procaine-benzylpenicillin', 'benzathine-benzylpenicillin', 'contraindicated'],
  ['levocetirizine', 'cetirizine', 'contraindicated'],
  ['escitalopram', 'citalopram', 'contraindicated'],
  ['esomeprazole', 'omeprazole', 'contraindicated'],
  ['tinidazole', 'metronidazole', 'contraindicated'],
  ['rifapentine', 'rifampicin', 'contraindicated'],
  ['lincomycin', 'clindamycin', 'contraindicated'],
  ['hydroxychloroquine', 'chloroquine', 'contraindicated'],
  ['mefloquine', 'quinine', 'contraindicated'],
  ['artesunate', 'artemether-lumefantrine', 'contraindicated'],
  ['carboplatin', 'cisplatin', 'contraindicated'],
  ['azathioprine', 'mercaptopurine', 'contraindicated'],
  ['promethazine', 'chlorpromazine', 'contraindicated'],
  ['carbamazepine', 'amitriptyline', 'contraindicated'],
  ['amitriptyline', 'carbamazepine', undefined],
  ['lamotrigine', 'carbamazepine', 'major'],
  ['phenytoin', 'lamotrigine', undefined],
  ['sulfamethoxazole-trimethoprim', 'trimethoprim', 'contraindicated'],
  ['trimethoprim', 'sulfamethoxazole-trimethoprim', 'major'],
  ['trimethoprim', 'sulfonamide-antibiotic', undefined],
  ['mesalazine', 'aspirin', 'major'],
  ['mesalazine', 'ibuprofen', undefined],
  ['povidone-iodine', 'iodine-and-povidone', 'contraindicated'],
  ['amiodarone', 'iodine-and-povidone', 'major'],
  ['povidone-iodine', 'amiodarone', undefined],
  // Of a kind, and yet not all alike.
  ['codeine', 'codeine', 'contraindicated'],
  ['fentanyl', 'codeine', 'major'],
  ['fentanyl', 'opioid', 'contraindicated'],
  ['furosemide', 'celecoxib', 'minor'],
  ['celecoxib', 'celecoxib', 'contraindicated'],
  ['gliclazide', 'glimepiride', 'contraindicated'],
  ['furosemide', 'glimepiride', 'minor'],
  ['gliclazide', 'sulfonamide-antibiotic', 'minor'],
  ['torasemide', 'sulfonamide-antibiotic', 'minor'],
  // By the side chain of amoxicillin and of ampicillin.
  ['cefprozil', 'amoxicillin', 'major'],
  ['cefradine', 'ampicillin', 'major'],
  ['cefazolin', 'amoxicillin', 'minor'],
])('%s after a reaction to %s: %s', (drug, allergy, severity) => expect(alertsOf(drug, allergy)[0]?.severity).toBe(severity));

it('says of two forms of one drug which was meant, and where it stands that they are one', () => {
  expect(alertsOf('valaciclovir', 'aciclovir')).toEqual([
    expect.objectContaining({ kind: 'allergy', about: 'aciclovir', interruptive: true, sources: [expect.objectContaining({ id: 'atc' })] }),
  ]);
});
