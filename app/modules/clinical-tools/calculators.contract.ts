/** Equations and scores, by their ids. */
import { z } from 'zod';
import { ai, query } from '#platform/operation/operation.ts';

/** More than any form has. */
const MOST_INPUTS = 80;

const CalculatorId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const Card = z.strictObject({ id: z.string(), name: z.string(), description: z.string(), category: z.string() });
const ListedCalculator = Card.extend({
  categoryName: z.string(),
  /** In the other language: doctors look for eGFR and eLFG on the same page. */
  otherName: z.string(),
  /** Abbreviations and everyday words in both languages, to be found by. */
  alsoCalled: z.array(z.string()),
});
export type ListedCalculator = z.infer<typeof ListedCalculator>;

const Choice = z.strictObject({ id: z.string(), label: z.string() });
const FormField = z.strictObject({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['quantity', 'number', 'choice', 'yesNo', 'date']),
  optional: z.boolean(),
  /** Of a quantity; the usual one first. */
  units: z.array(Choice),
  options: z.array(Choice.extend({ points: z.number().nullable() })),
  points: z.number().nullable(),
  whole: z.boolean(),
  fallback: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type FormField = z.infer<typeof FormField>;

const Paper = z.strictObject({
  id: z.string(),
  authors: z.string(),
  title: z.string(),
  journal: z.string(),
  year: z.int(),
});
export type Paper = z.infer<typeof Paper>;

const CalculatorForm = Card.extend({
  fields: z.array(FormField),
  limits: z.array(z.string()),
  bands: z.array(z.strictObject({ id: z.string(), text: z.string(), from: z.number().nullable(), above: z.number().nullable() })),
  unit: z.string(),
  sources: z.array(Paper),
});
export type CalculatorForm = z.infer<typeof CalculatorForm>;

const Calculated = z.strictObject({
  calculator: z.string(),
  name: z.string(),
  /** Rounded as the original states it; a day as YYYY-MM-DD. */
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** With the names of the inputs, and with the numbers put in; empty for the points of one item. */
      formula: z.string(),
      numbers: z.string(),
      result: z.number(),
      unit: z.string(),
    }),
  ),
  interpretation: z.string().nullable(),
  band: z.string().nullable(),
  limits: z.array(z.string()),
  inputs: z.array(
    z.strictObject({
      field: z.string(),
      label: z.string(),
      value: z.union([z.string(), z.number(), z.boolean()]),
      unit: z.string().optional(),
      /** With choices by their names; null for yes and no. */
      shown: z.string().nullable(),
    }),
  ),
  sources: z.array(Paper),
});
export type Calculated = z.infer<typeof Calculated>;

export const getCalculator = query('clinical-tools.getCalculator', {
  summary: 'What a calculator asks, where it holds, and where it comes from.',
  http: ai.post('/calculators/:id/form'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: CalculatorId }),
  output: CalculatorForm,
  errors: { 'clinical-tools.calculatorNotFound': 404 },
});

/** By the name of the input: a number, a choice, yes or no, a day, or `{ value, unit }`. */
const Inputs = z
  .record(
    z.string().max(60),
    z.union([
      z.number(),
      z.string().max(60),
      z.boolean(),
      z.null(),
      z.strictObject({ value: z.number(), unit: z.string().max(40).optional() }),
    ]),
  )
  .refine((inputs) => Object.keys(inputs).length <= MOST_INPUTS);

const CALCULATOR_ERRORS = { 'clinical-tools.calculatorNotFound': 404, 'clinical-tools.inputs': 422 } as const;

export const listCalculators = query('clinical-tools.listCalculators', {
  summary: 'All calculators by category; for members, with `id` and `inputs`, the result of one as /calculators/:id gives it.',
  http: ai.post('/calculators'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: CalculatorId.optional(), inputs: Inputs.optional() }),
  output: z.union([z.strictObject({ data: z.array(ListedCalculator) }), Calculated]),
  errors: CALCULATOR_ERRORS,
});

export const runCalculator = query('clinical-tools.runCalculator', {
  summary: 'The result of one calculator with its working. What is missing or impossible is named at its input.',
  http: ai.post('/calculators/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: CalculatorId, inputs: Inputs.default({}) }),
  output: Calculated,
  errors: CALCULATOR_ERRORS,
});

export const getCalculatorExample = query('clinical-tools.getCalculatorExample', {
  summary: 'A worked example of a calculator, for everyone.',
  http: ai.post('/calculator-example'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: Calculated,
  errors: {},
});
