import css from './lettered-options.module.css';
import { TextArea } from './text-area.tsx';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export interface LetteredOptionsProps {
  /** As many as have been given, at most four; those that are missing are empty. */
  values: readonly string[];
  onValue: (index: number, value: string) => void;
  idOf: (index: number) => string;
  labelOf: (letter: string) => string;
  errorOf: (index: number) => string | undefined;
  /** Options from this one on may stay empty, and say so. */
  least: number;
  optional: string;
  lang: string;
}

/** The options of a question, A to D. For a list that people reorder or that grows, use fields of your own. */
export function LetteredOptions({ values, onValue, idOf, labelOf, errorOf, least, optional, ...text }: LetteredOptionsProps) {
  return (
    <ol className={css.options}>
      {LETTERS.map((letter, i) => {
        const id = idOf(i);
        const error = errorOf(i);
        return (
          <li key={letter} className={css.option}>
            <span aria-hidden className={css.letter}>
              {letter}
            </span>
            <div className="stack-s">
              <TextArea
                {...text}
                id={id}
                aria-label={labelOf(letter)}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                look="line"
                placeholder={i < least ? undefined : optional}
                value={values[i] ?? ''}
                onChange={({ currentTarget }) => onValue(i, currentTarget.value)}
              />
              {error !== undefined && (
                <p id={`${id}-error`} className={css.error}>
                  {error}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The same to be read only. */
export function LetteredLines({ values }: Pick<LetteredOptionsProps, 'values'>) {
  return (
    <ol className={css.options}>
      {values.map((value, i) => (
        <li key={LETTERS[i]} className={css.option}>
          <span aria-hidden className={css.letter}>
            {LETTERS[i]}
          </span>
          <span className={css.words}>{value}</span>
        </li>
      ))}
    </ol>
  );
}
