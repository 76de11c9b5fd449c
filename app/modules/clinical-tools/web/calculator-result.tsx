import { formatDate, formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { numberText } from '#platform/i18n/read-number.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Citation } from '#ui/citation.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Calculated, CalculatorForm, Paper } from '../calculators.contract.ts';
import css from './calculator-result.module.css';
import { figuresIn } from './figures-in-language.tsx';

/** Days and figures as the reader's language writes them; the engine has rounded. */
export function shownResult({ value, unit }: Pick<Calculated, 'value' | 'unit'>, language: Language): string {
  // A day needs no unit.
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(language, value);
  const words = typeof value === 'string' ? value : numberText(value, language).replace('-', '−');
  return `${words} ${figuresIn(language, unit)}`.trim();
}

const GROUPED_FROM = 10_000;

/** To five figures, however small: 0.0236588 is no 0.024 where the next line goes on with it. */
export function stepResult(value: number, language: Language): string {
  const rounded = Number(value.toPrecision(5));
  return Math.abs(rounded) >= GROUPED_FROM || Math.abs(rounded) < 1e-6 ? formatNumber(language, rounded) : numberText(rounded, language);
}

/** The formula in words, then with the numbers put in; of a score what each item counts. */
export function Working({ steps }: { steps: Calculated['steps'] }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const items = steps.filter(({ formula }) => formula === '');
  const formulas = steps.filter(({ formula }) => formula !== '');
  const rounded = (value: number) => stepResult(value, language);
  return (
    <div className={css.working}>
      {items.length > 0 && (
        <dl className={css.items}>
          {items.map(({ id, name, result }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd className="num">{rounded(result)}</dd>
            </div>
          ))}
        </dl>
      )}
      {formulas.map(({ id, name, formula, numbers, result, unit }) => (
        <div key={id} className={css.step}>
          <p className="t-label">{name}</p>
          <p className={css.formula}>{figuresIn(language, formula)}</p>
          <p className={css.numbers}>
            {t('calculator.equals', {
              numbers: figuresIn(language, numbers),
              result: rounded(result).replace('-', '−'),
              unit: figuresIn(language, unit),
            })}
          </p>
        </div>
      ))}
    </div>
  );
}

type Reach = Pick<CalculatorForm['bands'][number], 'from' | 'above'>;

export function Bands({ form, result }: { form: CalculatorForm; result: Calculated | null }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  if (form.bands.length === 0) return null;
  const shown = (value: number) => formatNumber(language, value);
  /** The first band has no beginning of its own: it ends where the next begins. */
  function reachOf({ from, above }: Reach, next: Reach | undefined): string {
    if (from !== null) return t('calculator.from', { value: shown(from) });
    if (above !== null) return t('calculator.above', { value: shown(above) });
    if (next?.from != null) return t('calculator.below', { value: shown(next.from) });
    return next?.above == null ? '' : t('calculator.upTo', { value: shown(next.above) });
  }
  return (
    <section className={css.section}>
      <h2 className="t-head">{t('calculator.bands')}</h2>
      <ul className={css.bands}>
        {form.bands.map(({ id, text, from, above }, index) => (
          <li key={id} className={classNames(result?.band === id && css.here)} aria-current={result?.band === id || undefined}>
            <span className="num muted">{reachOf({ from, above }, form.bands[index + 1])}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Limits({ limits }: { limits: readonly string[] }) {
  const t = useTexts('clinical-tools');
  if (limits.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className="t-head">{t('calculator.limits')}</h2>
      <ul className={css.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}

export function Papers({ papers }: { papers: readonly Paper[] }) {
  const t = useTexts('clinical-tools');
  if (papers.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className="t-head">{t('calculator.sources')}</h2>
      {papers.map(({ id, authors, title, journal, year }, index) => (
        <Citation key={id} number={String(index + 1)} title={title} source={`${authors}. ${journal} ${year}`} />
      ))}
    </section>
  );
}
