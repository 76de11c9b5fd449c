/** Conditions and allergies: chosen by name from the lists of the knowledge, which come when the field is entered. */
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { knowledgeHere } from './knowledge-here.tsx';
import css from './term-field.module.css';

interface Term {
  readonly id: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}

export interface TermFieldProps {
  readonly kind: 'conditions' | 'allergies';
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

export function TermField({ kind, chosen, onChange }: TermFieldProps) {
  const t = useTexts('clinical-tools');
  const listId = useId();
  const { terms, prepare } = useTerms(kind);
  const [text, setText] = useState('');
  const nameOf = (id: string) => terms.find((term) => term.id === id)?.name ?? id;

  /** A name out of the list is taken as soon as it is whole; anything else by Enter, to be asked about. */
  function take(value: string, isWhole: boolean) {
    const typed = value.trim().toLowerCase();
    const term = terms.find(({ name }) => name.toLowerCase() === typed);
    if (term === undefined && !isWhole) return setText(value);
    const meant = terms.filter(({ synonyms }) => synonyms.some((one) => one.toLowerCase() === typed));
    // A word for several stays as it is: the check takes each of them.
    const id = term?.id ?? (meant.length === 1 ? meant[0]?.id : undefined) ?? value.trim();
    setText('');
    if (id !== '' && !chosen.includes(id)) onChange([...chosen, id]);
  }

  return (
    <Field label={t(`patient.${kind}`)}>
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
              onFocus={prepare}
              onChange={(event) => take(event.target.value, false)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || text.trim() === '') return;
                event.preventDefault();
                take(text, true);
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

function useTerms(kind: TermFieldProps['kind']): { terms: readonly Term[]; prepare: () => void } {
  const language = useLanguage();
  const [terms, setTerms] = useState<readonly Term[]>([]);
  function prepare() {
    knowledgeHere().then(
      (knowledge) => {
        const list = kind === 'conditions' ? knowledge.terms.conditions : knowledge.allergies;
        const named = Object.entries(list).map(([id, term]) => ({ id, name: term[language], synonyms: term.synonyms ?? [] }));
        setTerms(named.sort((a, b) => a.name.localeCompare(b.name, language)));
      },
      // Without the lists a name can still be typed; it is looked up with the check.
      () => undefined,
    );
  }
  return { terms, prepare };
}
