import type { ReactNode } from 'react';
import css from './option-list.module.css';

export interface ListedOption {
  readonly value: string;
  readonly name: ReactNode;
  /** A second line. */
  readonly detail?: ReactNode;
}

export interface OptionListProps {
  /** The field points here by `aria-controls`. */
  id: string;
  label: string;
  options: readonly ListedOption[];
  /** Index of the one that Enter takes; -1 for none. */
  active: number;
  onPick: (index: number) => void;
  /** Of the options. */
  lang?: string | undefined;
  /** Said above the options; the field says it too, for those who do not see it. */
  note?: ReactNode;
}

/** The field points at the active one by `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * What is proposed below a field in which anything may be typed; where only what is listed may be chosen, take `combobox`. The
 * focus stays in the field, which handles the keys. Its parent is the place it hangs from.
 */
export function OptionList({ id, label, options, active, onPick, lang, note }: OptionListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; the focus only stays where it is.
    <div className={css.list} onMouseDown={(event) => event.preventDefault()}>
      {note != null && (
        <p aria-hidden className={css.note}>
          {note}
        </p>
      )}
      <div role="listbox" id={id} aria-label={label}>
        {options.map(({ value, name, detail }, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          <div
            key={value}
            id={optionId(id, i)}
            role="option"
            aria-selected={i === active}
            lang={lang}
            className={css.option}
            onClick={() => onPick(i)}
          >
            <span>
              {name}
              {detail != null && <small className={css.detail}>{detail}</small>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
