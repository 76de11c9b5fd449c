/** What a form comes to while it is filled in; the engine reckons in this browser. */
import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { Calculated, CalculatorForm } from '../calculators.contract.ts';
import { type CalculatorInputs, rawInputsOf } from './calculator-question.tsx';

export const calculatorEngine = () => import('@kolegia/clinical-answers/calculation');

interface Reckoned {
  readonly result: Calculated | null;
  /** At the fields that were filled in; what is still empty is not a mistake yet. */
  readonly errors: Readonly<Record<string, string>>;
  readonly raw: object;
  /** Names of fields that it still needs. */
  readonly missing: readonly string[];
}

const NO_RESULT = { result: null, errors: {}, missing: [] };

export function useCalculated(form: CalculatorForm, inputs: CalculatorInputs): Reckoned {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const { raw, unread } = useMemo(() => rawInputsOf(form.fields, inputs, language), [form, inputs, language]);
  const [state, setState] = useState<Omit<Reckoned, 'raw'>>(NO_RESULT);
  useEffect(() => {
    let stale = false;
    calculatorEngine().then(
      ({ calculate }) => {
        if (stale) return;
        const answer = Object.keys(raw).length === 0 && form.fields.length > 0 ? null : calculate(form.id, raw, language);
        if (answer?.status === 'calculated') return setState({ ...NO_RESULT, result: answer.answer as Calculated });
        const errors =
          answer?.status === 'invalid' ? Object.entries(answer.errors).filter(([field]) => !answer.missing.includes(field)) : [];
        const missing =
          answer?.status === 'invalid' ? form.fields.filter(({ id }) => answer.missing.includes(id)).map(({ label }) => label) : [];
        setState({ result: null, errors: Object.fromEntries(errors), missing });
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [form, raw, language]);
  const marked = Object.fromEntries(unread.map((field) => [field, t('patient.notANumber')]));
  return { ...state, result: unread.length > 0 ? null : state.result, errors: { ...state.errors, ...marked }, raw };
}
