/** A calculator’s outcome as a line of the answer. */
import type { Outcome } from '@kolegia/clinical-calculators/outcome';
import { wordingOf } from '@kolegia/clinical-calculators/wording';
import type { Calculation, Text } from './dosage.ts';
import { say, unitText } from './wording.ts';

export interface Calculated {
  readonly value: number;
  readonly calculation: Calculation;
}

export function calculated(outcome: Outcome, why: string): Calculated {
  const value = Number(outcome.value);
  const numbers = outcome.steps.map(({ numbers: shown }) => shown).join('; ');
  return {
    value,
    calculation: {
      id: outcome.calculator,
      name: say(`calculation.${outcome.calculator}`),
      formula: { en: numbers, id: numbers.replace(/(\d)\.(\d)/g, '$1,$2') },
      value,
      unit: outcome.unit,
      shown: say('input.measured', { value, unit: unitText(outcome.unit) }),
      why: say(`why.${why}`),
      limits: outcome.limits.map((limit) => limitText(outcome.calculator, limit)),
      sources: outcome.sources,
    },
  };
}

function limitText(calculator: string, limit: Outcome['limits'][number]): Text {
  const inLanguage = (language: 'en' | 'id') => wordingOf(calculator, language)?.limit(limit) ?? limit;
  return { en: inLanguage('en'), id: inLanguage('id') };
}
