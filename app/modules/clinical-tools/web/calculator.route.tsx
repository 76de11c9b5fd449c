import { useMemo } from 'react';
import { formatList } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Calculated, type CalculatorForm, getCalculator, getCalculatorExample } from '../calculators.contract.ts';
import type { Route } from './+types/calculator.route';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerCard } from './answer-card.tsx';
import css from './calculator.module.css';
import { CalculatorField } from './calculator-field.tsx';
import {
  type CalculatorInputs,
  emptied,
  fragmentOfInputs,
  inputsOfFragment,
  inputsOfRaw,
  savableQuestion,
  typedInputs,
} from './calculator-question.tsx';
import { Bands, Limits, Papers, shownResult, Working } from './calculator-result.tsx';
import { figuresIn, unitsIn } from './figures-in-language.tsx';
import { RegisterCard } from './register-card.tsx';
import { savedIn } from './saved-path.tsx';
import { ToolHead } from './tool-head.tsx';
import { calculatorEngine, useCalculated } from './use-calculated.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useOpenDetails } from './use-open-details.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';
import { useNotedCalculator } from './use-recent-calculators.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const [form, example] = await Promise.all([
    call(context)(getCalculator, { id: params.calculator }),
    call(context)(getCalculatorExample, {}),
  ]).catch(asNotFound);
  return { form, example: example.calculator === form.id ? example : null };
}

/** What it asks does not change while it is filled in. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: { calculator?: string };
  nextParams: { calculator?: string };
}) => currentParams.calculator !== nextParams.calculator;

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  // A form of its own for each: what was typed into one is nothing to another.
  return <CalculatorPage key={loaderData.form.id} {...loaderData} />;
}

function CalculatorPage({ form, example }: { form: CalculatorForm; example: Calculated | null }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const none = useMemo(() => typedInputs(form.fields), [form]);
  const { form: inputs, change: setInputs } = useQuestionInAddress<CalculatorInputs>({
    none,
    read: (fragment) => {
      const saved = savedIn(fragment)?.inputs;
      if (typeof saved === 'object' && saved !== null) return inputsOfRaw(form.fields, saved as Record<string, unknown>, language);
      return inputsOfFragment(form.fields, fragment, language);
    },
    write: (typed) => fragmentOfInputs(form.fields, typed, language),
  });
  const { result, errors, raw, missing } = useCalculated(form, inputs);
  const shown = isMember ? result : example;
  const touched = Object.keys(raw).length > 0;
  useNotedCalculator(form.id);
  useKeptOffline({ engine: calculatorEngine });
  useOpenDetails();

  function waitingFor() {
    if (!isMember) return t('calculator.members');
    if (Object.keys(errors).length > 0) return t('calculator.marked');
    return missing.length === 0 || !touched ? t('calculator.waiting') : t('calculator.missing', { fields: formatList(language, missing) });
  }
  const answer = (isTwin: boolean) =>
    shown === null ? (
      <p className={css.waiting} aria-live="polite">
        {waitingFor()}
      </p>
    ) : (
      <Result result={shown} isExample={!isMember} question={savableQuestion(form, raw)} isTwin={isTwin} />
    );

  return (
    <PageBody aside={{ label: t('calculator.result'), content: <div className={css.side}>{answer(true)}</div>, hideWhenNarrow: true }}>
      <Seo title={form.name} description={form.description} canonicalPath={`/calculators/${form.id}`} />
      <ToolHead title={form.name} />
      <p className="lede muted">{form.description}</p>
      {isMember ? (
        <form className={css.form} onSubmit={(event) => event.preventDefault()} noValidate>
          {form.fields.map((field) => (
            <CalculatorField
              key={field.id}
              field={field}
              typed={inputs[field.id] ?? { text: '', unit: '' }}
              error={errors[field.id]}
              onChange={(typed) => setInputs({ ...inputs, [field.id]: typed })}
            />
          ))}
          {touched && (
            <div className={css.clear}>
              <Button size="s" onClick={() => setInputs(emptied(inputs))}>
                {t('calculator.clear')}
              </Button>
            </div>
          )}
        </form>
      ) : (
        <>
          <RegisterCard text={t('register.calculators')} />
          <AskedFor form={form} />
        </>
      )}
      {isMember && shown !== null && (
        <AnswerBar pending={false} outdated={false}>
          <span className={css.bar}>
            <span>{form.name}</span>
            <b className="num">{shownResult(shown, language)}</b>
          </span>
        </AnswerBar>
      )}
      {/* Where there is no column beside it: before what it means and where it comes from. */}
      <div className={css.narrow}>{answer(false)}</div>
      <Bands form={form} result={shown} />
      <Limits limits={form.limits} />
      <Papers papers={form.sources} />
      <p className={css.back}>
        <Link to="/calculators">{t('calculator.all')}</Link>
      </p>
    </PageBody>
  );
}

/** For visitors: what it asks, without fields that would lead nowhere. */
function AskedFor({ form }: { form: CalculatorForm }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return (
    <section className={css.asks} aria-label={t('calculator.asks')}>
      <h2 className="t-head">{t('calculator.asks')}</h2>
      <ul>
        {form.fields.map(({ id, label, units }) => (
          <li key={id}>
            {label}
            {units.length > 0 && <span className="muted"> {figuresIn(language, units.map((unit) => unit.label).join(', '))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResultProps {
  readonly result: Calculated;
  readonly isExample: boolean;
  readonly question: object | null;
  readonly isTwin: boolean;
}

function Result({ result, isExample, question, isTwin }: ResultProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const inputWords = ({ shown, value: given }: Calculated['inputs'][number]) =>
    shown === null ? t(given === true ? 'calculator.yes' : 'calculator.no') : unitsIn(language, shown);
  const value = shownResult(result, language);
  return (
    <AnswerCard
      lead={<span className={css.value}>{value}</span>}
      drafted={false}
      offline={null}
      pending={false}
      isExample={isExample}
      isTwin={isTwin}
      actions={
        !isExample && (
          <AnswerActions
            tool="calculators"
            question={question}
            about={result.name}
            caseLines={() => [
              `${result.name}: ${value}`,
              result.interpretation ?? '',
              ...result.inputs.map((input) => `${input.label}: ${inputWords(input)}`),
            ]}
          />
        )
      }
    >
      {result.interpretation !== null && <p className={css.meaning}>{result.interpretation}</p>}
      <p className={classNames(css.given, !isExample && css.onPaper)}>
        {result.inputs.map((input) => `${input.label} ${inputWords(input)}`).join(' · ')}
      </p>
      <Working steps={result.steps} />
    </AnswerCard>
  );
}
