/** Conditions and allergies: chosen by name from the lists of the knowledge, which come when the field is entered. */
import { useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './term-field.module.css';
import { type Entry, type TermKind, termToTake } from './term-names.tsx';
import { useLeftField } from './use-left-field.ts';
import { useTerms } from './use-terms.ts';

export interface TermFieldProps {
  readonly kind: TermKind;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

export function TermField({ kind, chosen, onChange }: TermFieldProps) {
  const t = useTexts('clinical-tools');
  const listId = useId();
  const { terms, prepare } = useTerms(kind, chosen.length > 0);
  const [text, setText] = useState('');
  const { isLeft, enter, leave } = useLeftField();
  const words = text.trim();
  const nameOf = (id: string) => terms.find((term) => term.id === id)?.name ?? id;

  function take(value: string, entry: Entry) {
    const id = termToTake(terms, value, entry);
    setText(id === null ? value : '');
    if (id !== null && !chosen.includes(id)) onChange([...chosen, id]);
  }

  return (
    <Field label={t(`patient.${kind}`)} error={isLeft && words !== '' ? t('names.pressEnter', { words }) : undefined}>
      {(control) => (
        <div className={css.field}>
          {chosen.map((id) => (
            <RemovableChip
              key={id}
              removeLabel={t('drugs.remove', { drug: nameOf(id) })}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            >
              {nameOf(id)}
            </RemovableChip>
          ))}
          <span className={css.entry}>
            <TextInput
              {...control}
              list={listId}
              autoComplete="off"
              placeholder={t(`patient.${kind}Hint`)}
              maxLength={120}
              value={text}
              onFocus={() => {
                prepare();
                enter();
              }}
              onChange={(event) => take(event.target.value, isChoice(event.nativeEvent) ? 'chosen' : 'typed')}
              onBlur={() => {
                take(text, 'left');
                leave();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || text.trim() === '') return;
                event.preventDefault();
                take(text, 'entered');
              }}
            />
            <datalist id={listId}>
              {terms.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </span>
        </div>
      )}
    </Field>
  );
}

/** What a browser puts in from its list comes as a replacement, or says nothing of letters at all. */
const isChoice = (event: Event) => !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
