/** What the drug is given for: one of its indications out of the list, or words that are read as the dose reads them. */
import type { FoundIndication } from '@kolegia/clinical-answers/indication-names';
import { useEffect, useId, useRef } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type ListedOption, OptionList, optionId } from '#ui/option-list.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type DosageFound, type DosageQuestion, INDICATION_LENGTH } from '../dosage.contract.ts';
import css from './indication-field.module.css';
import { shownIndication } from './indication-names.tsx';
import { useIndicationChoice } from './use-indication-choice.ts';
import { prepareIndications, useIndicationSearch } from './use-indication-search.ts';

export interface IndicationFieldProps {
  readonly value: string;
  readonly answer: DosageFound;
  /** The answer is about what stands in the form. */
  readonly isCurrent: boolean;
  /** The patient and the route: words mean what has a dose for them. */
  readonly about: Omit<DosageQuestion, 'indication'>;
  readonly onChange: (value: string) => void;
}

export function IndicationField({ value, answer, isCurrent, about, onChange }: IndicationFieldProps) {
  const t = useTexts('clinical-tools');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, means, isNear, none } = shownIndication(value, answer, isCurrent);
  const { typed, isOpen, marked, take, settle, open, type, handleKey } = useIndicationChoice({ value, text, onChange });
  const known = useIndicationSearch(about, typed);
  // What was chosen gives way to the next word that is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever another text stands there
  useEffect(() => {
    if (typed === null && document.activeElement === field.current) field.current?.select();
  }, [typed, text]);
  const words = typed?.trim() ?? '';
  const isUnknown = words !== '' && known !== null && known.found.length === 0;
  const options = words === '' || known === null || isUnknown ? everyOne(t, answer) : known.found.map((one) => optionOf(t, one));
  // Until the words are read, nothing is said of them.
  const isListed = isOpen && (words === '' || known !== null);
  const unknown = isUnknown ? t('dosage.indicationUnknown', { words }) : undefined;
  const meaning = means.length > 0 ? meaningOf(t, means, isNear) : undefined;
  const entries = options.map((one) => one.value);

  return (
    <Field label={t('dosage.field.indication')} error={none} help={meaning}>
      {(control) => (
        <span className={css.field}>
          <TextInput
            {...control}
            ref={field}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed && marked >= 0 ? optionId(listId, marked) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={INDICATION_LENGTH}
            className={css.input}
            placeholder={t('dosage.allIndications')}
            value={typed ?? text}
            onFocus={(event) => {
              prepareIndications();
              event.target.select();
            }}
            onClick={() => !isOpen && open(entries.indexOf(value))}
            onBlur={() => settle(known)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => handleKey(event, { listId, entries, isListed, known })}
          />
          {(typed ?? value) === '' ? (
            <span className={css.arrow}>
              <Icon of="chevron-down" size="s" decorative />
            </span>
          ) : (
            <IconButton
              icon="x"
              label={t('dosage.clearIndication')}
              className={css.clear}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                take('');
                field.current?.focus();
              }}
            />
          )}
          {isListed && (
            <OptionList
              id={listId}
              label={t('dosage.ownIndications')}
              note={unknown}
              options={options}
              active={marked}
              onPick={(index) => take(entries[index] ?? '')}
            />
          )}
          <span role="status" className="visually-hidden">
            {isListed ? (unknown ?? t('dosage.indicationCount', { count: options.length })) : (none ?? meaning ?? '')}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Names of indications have commas. */
const listed = (names: readonly string[]): string => names.join('; ');

const meaningOf = (t: Translate, names: readonly string[], isNear: boolean) =>
  t(isNear ? 'dosage.indicationNear' : 'dosage.indicationMeans', { names: listed(names) });

const everyOne = (t: Translate, { indications }: DosageFound): ListedOption[] => [
  { value: '', name: t('dosage.allIndications') },
  ...indications.map(({ id, name }) => ({ value: id, name })),
];

function optionOf(t: Translate, { asked, names, by }: FoundIndication): ListedOption {
  if (by === 'name') return { value: asked, name: listed(names) };
  return { value: asked, name: t('dosage.indicationWords', { words: asked }), detail: meaningOf(t, names, by === 'near') };
}
