/** What programs of others were promised of the calls of the tools: fields may come, none of these goes. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { listCalculators, runCalculator } from './calculators.contract.ts';
import { checkDrugs } from './clinical-tools.contract.ts';
import { differentiate } from './differential.contract.ts';
import { findDosage } from './dosage.contract.ts';
import { listSavedChecks } from './saved-check.contract.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Names of fields, one list within another by a point. */
function fieldsOf({ properties, items, anyOf = [] }: Schema, at = ''): string[] {
  const own = Object.entries(properties ?? {}).flatMap(([name, schema]) => [`${at}${name}`, ...fieldsOf(schema, `${at}${name}.`)]);
  return [...own, ...(items === undefined ? [] : fieldsOf(items, at)), ...anyOf.flatMap((one) => fieldsOf(one, at))];
}
const given = (schema: z.ZodType) => fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
const answered = (schema: z.ZodType) => fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema);
const within = (field: string, names: string) => names.split(' ').map((name) => `${field}.${name}`);

it.each([
  ['/drug-to-drug', checkDrugs],
  ['/drug-dosage', findDosage],
  ['/differential-diagnosis', differentiate],
  ['/calculators', listCalculators],
  ['/calculators/:id', runCalculator],
  ['/saved-checks', listSavedChecks],
])('%s is a POST of the AI base', (path, operation) => expect(operation.http).toMatchObject({ method: 'POST', path: `/api/ai${path}` }));

it.each([
  [
    checkDrugs,
    ['drugs', 'patient'],
    [
      ...within('recognised', 'input id name'),
      ...within('unrecognised', 'input suggestions'),
      ...within('interactions', 'drugs severity interruptive effect mechanism management onset evidence sources'),
      'cumulative',
      'checkedPairs',
    ],
  ],
  [
    findDosage,
    [
      'drug',
      'indication',
      'route',
      ...within('patient', 'ageYears sex weightKg heightCm creatinine.value creatinine.unit hepatic pregnancyWeek lactating dialysis'),
    ],
    ['regimens', 'adjustments', ...within('warnings', 'kind level text'), 'calculations', 'missing', 'sources'],
  ],
  [runCalculator, ['id', 'inputs'], ['value', 'unit', 'steps', 'interpretation', 'sources']],
  [listCalculators, [], ['data', 'value', 'unit', 'steps', 'interpretation', 'sources']],
  [
    differentiate,
    ['text', 'findings', ...within('patient', 'ageYears sex pregnant region')],
    [
      ...within('understood', 'findingId label present span'),
      'notUnderstood',
      ...within('likely', 'id name icd10 probability for against dangerous'),
      'mustNotMiss',
      'nextQuestions',
      'urgency',
      'sources',
    ],
  ],
  [listSavedChecks, [], within('data', 'id tool name question')],
] as const)('%#: takes and answers what was promised', ({ input, output }, takes, answers) => {
  expect(given(input)).toEqual(expect.arrayContaining([...takes]));
  expect(answered(output)).toEqual(expect.arrayContaining([...answers]));
});
