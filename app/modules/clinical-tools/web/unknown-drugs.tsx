import { useTexts } from '#platform/web/i18n.tsx';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import css from './unknown-drugs.module.css';

export interface UnknownDrugsProps {
  readonly unknown: DrugToDrugFound['unrecognised'];
  /** Takes a suggestion in the place of what was typed, with the dose that stood there. */
  readonly onReplace: (input: string, name: string) => void;
}

/** Names that were not understood: nothing was checked for them, and nothing is guessed. */
export function UnknownDrugs({ unknown, onReplace }: UnknownDrugsProps) {
  const t = useTexts('clinical-tools');
  if (unknown.length === 0) return null;
  return (
    <ul className={css.list} role="alert">
      {unknown.map(({ input, suggestions, notation }) => (
        <li key={input} className={css.row}>
          <Icon of="alert-circle" size="s" decorative className={css.icon} />
          <span className={css.words}>
            {suggestions.length > 0 ? t('drugs.didYouMean', { input }) : t('drugs.unknown', { input })}
            {suggestions.map(({ id, name }) => (
              <button
                key={`${id} ${name}`}
                type="button"
                className={chipClass()}
                onClick={() => onReplace(input, notation === undefined ? id : `${id} ${notation}`)}
              >
                {name}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
