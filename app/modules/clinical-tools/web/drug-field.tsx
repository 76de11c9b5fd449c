import { useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import css from './drug-field.module.css';
import { NameEntry } from './name-entry.tsx';
import { useDrugSearch } from './use-drug-search.ts';

export interface DrugChip {
  /** As it was typed. */
  readonly input: string;
  /** As it was understood, once it was. */
  readonly name: string;
  readonly detail: string | null;
  readonly unknown: boolean;
}

export interface DrugFieldProps {
  readonly chips: readonly DrugChip[];
  readonly onAdd: (drugs: readonly string[]) => void;
  readonly onRemove: (input: string) => void;
}

/** Drugs as chips, and one field to add to them. */
export function DrugField({ chips, onAdd, onRemove }: DrugFieldProps) {
  const t = useTexts('clinical-tools');
  const search = useDrugSearch({ keepNotation: true });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box and cannot be a flex row everywhere */}
      <div role="group" aria-label={t('drugs.group')} className={css.box}>
        {chips.map(({ input, name, detail, unknown }) => (
          <span key={input} className={unknown ? css.unknown : undefined}>
            <RemovableChip detail={detail} removeLabel={t('drugs.remove', { drug: name })} onRemove={() => onRemove(input)}>
              {name}
            </RemovableChip>
          </span>
        ))}
        <NameEntry label={t('drugs.add')} {...search} onTake={onAdd} onBack={() => onRemove(chips.at(-1)?.input ?? '')} />
      </div>
      <p className={css.keys}>{t('drugs.keys')}</p>
    </>
  );
}
