import { calculate, calculatorCards, calculatorForm } from '@kolegia/clinical-answers/calculation';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import {
  type Calculated,
  type CalculatorForm,
  getCalculator,
  getCalculatorExample,
  type ListedCalculator,
  listCalculators,
  runCalculator,
} from '../calculators.contract.ts';
import { CALCULATOR_EXAMPLE } from './worked-examples.data.ts';

export const calculatorHandlers = [
  handle(listCalculators, async ({ language, viewer }, { id, inputs }) => {
    if (id === undefined) return new Checked({ data: listIn(language) });
    if (viewer === null) throw new Failure('access.signIn');
    return new Checked(resultOf(id, inputs ?? {}, language));
  }),

  handle(getCalculator, async ({ language }, { id }) => {
    const form = calculatorForm(id, language);
    if (form === null) throw new Failure('clinical-tools.calculatorNotFound');
    return new Checked(form as CalculatorForm);
  }),

  handle(runCalculator, async ({ language }, { id, inputs }) => new Checked(resultOf(id, inputs, language))),

  handle(getCalculatorExample, async ({ language }) => new Checked(resultOf(CALCULATOR_EXAMPLE.id, CALCULATOR_EXAMPLE.inputs, language))),
];

function listIn(language: Language): ListedCalculator[] {
  const others = new Map(calculatorCards(language === 'en' ? 'id' : 'en').map(({ id, name }) => [id, name]));
  return calculatorCards(language).map((card) => ({
    ...card,
    alsoCalled: [...card.alsoCalled],
    otherName: others.get(card.id) ?? card.name,
  }));
}

function resultOf(id: string, inputs: unknown, language: Language): Calculated {
  const result = calculate(id, inputs, language);
  if (result.status === 'unknownCalculator') throw new Failure('clinical-tools.calculatorNotFound');
  if (result.status === 'calculated') return result.answer as Calculated;
  const worded = Object.fromEntries(Object.entries(result.errors).map(([field, message]) => [`inputs.${field}`, message]));
  throw new Failure('clinical-tools.inputs', { worded, details: { missing: result.missing } });
}
