/** How much of a drug somebody takes in a day, from the line of a prescription as Indonesians and others write it. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './drug-meaning.ts';
import { prepareDrugNames } from './drug-names.ts';

const names = prepareDrugNames(builtKnowledge());
const aDay = (line: string) => meaningOf(names, line)?.dose?.low ?? null;

describe('the day’s dose of a line', () => {
  it.each([
    ['simvastatin 20 mg once daily at night', 20],
    ['amitriptyline 25 mg at bedtime', 25],
    ['amitriptilin 25 mg malam sebelum tidur', 25],
    ['simvastatin 40 mg every night at bedtime', 40],
    ['metformin 500 mg 1x1 sehari', 500],
    ['metformin XR 500 mg 1x1 pagi', 500],
    ['levothyroxine 100 mcg 1x1 pagi sebelum makan', 0.1],
    ['digoxin 0.125 mg od mane', 0.125],
    ['Lantus 1x10 u malam', 10],
  ])('is once what stands there, said twice or not: %s', (line, dose) => expect(aDay(line)).toBe(dose));

  it.each([
    ['furosemide 40 mg pagi siang', 80],
    ['furosemide 40 mg mane et nocte', 80],
    ['carvedilol 6,25 mg pagi dan malam', 12.5],
    ['metformin 500 mg 1x1 pagi malam', 1000],
    ['risperidone 2 mg pagi/malam', 4],
    ['metformin 500 mg 3x1 pagi siang malam', 1500],
  ])('is as often as the parts of the day that are named: %s', (line, dose) => expect(aDay(line)).toBe(dose));

  it.each([
    ['amlodipine 10 mg sekali sehari', 10],
    ['amlodipin 10 mg sekali sehari malam', 10],
    ['captopril 12,5 mg 3 kali dalam sehari', 37.5],
    ['bisoprolol 5 mg 1x1/2', 2.5],
    ['bisoprolol 5 mg 2x1/2 tab', 5],
    ['digoxin 0,25 mg 1x½ tab', 0.125],
    ['clonazepam 2 mg 0-0-½', 1],
    ['paracetamol 500 mg 3x1-2 tab', 3000],
    ['insulin aspart 8-8-8 unit', 24],
    ['Novorapid 10-0-12 u sc', 22],
    ['seftriakson 1 g/12 jam iv', 2000],
    ['furosemid inj 20 mg/8 jam', 60],
    ['R/ Simvastatin 20 mg no. X S 1 dd tab I', 20],
    ['ibuprofen 400 mg 3x1 kp', 1200],
    ['warfarin 2 mg 1x1 jam 18.00', 2],
    ['paracetamol 500 mg tab 3x1', 1500],
    ['paracetamol 500 mg 3x', 1500],
    ['prednison 5 mg 6-4-2', 60],
    ['prednison 5 mg 3-2-1 tab', 30],
    ['furosemide 40 mg jam 8 dan 14', 80],
    ['metformin 850 mg dengan makan 2x1', 1700],
    ['warfarin 2-4 mg', 4],
  ])('is read: %s', (line, dose) => expect(aDay(line)).toBe(dose));

  it.each(['paracetamol 120 mg/5 ml 3xC1', 'fentanyl 25 mcg/h', 'pantoprazole 8 mg/jam', 'amoxicillin/clavulanate 875/125 mg bid'])(
    'follows from no concentration or rate: %s',
    (line) => expect(aDay(line)).toBeNull(),
  );
});

describe('a line', () => {
  const idOf = (line: string) => meaningOf(names, line)?.ids;

  it.each([
    ['sukralfat syr 3xC1', 'sucralfate'],
    ['sucralfate syrup 3 x cth 1', 'sucralfate'],
    ['salbutamol nebul 3x1', 'salbutamol'],
    ['ketokonazol zalf', 'ketoconazole'],
    ['as. mefenamat 3x500', 'mefenamic-acid'],
    ['ceftriaxon 2x1 g', 'ceftriaxone'],
    ['fluoxetin 20 mg', 'fluoxetine'],
    ['Simarc (warfarin)', 'warfarin'],
    ['warfarin (Simarc) 2 mg', 'warfarin'],
  ])('means its drug: %s', (line, id) => expect(idOf(line)).toEqual([id]));

  it.each(['Simarc (aspirin)', 'warfarin (nonsense)', 'warfarin (aspirin)'])(
    'is not guessed where the words in brackets say another: %s',
    (line) => expect(idOf(line)).not.toEqual(['warfarin']),
  );
});
