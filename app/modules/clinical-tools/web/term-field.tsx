/** Conditions and allergies: chosen by name from the lists of the knowledge, which come when the field is entered. */
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { knowledgeHere } from './knowledge-here.tsx';
import css from './term-field.module.css';
import { type Entry, type Term, type TermKind, termToTake } from './term-names.tsx';

export interface TermFieldProps {
  readonly kind: TermKind;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

export function TermField({ kind, chosen, onChange }: TermFieldProps) {
  const t = useTexts('clinical-tools');
  const listId = useId();
  const { terms, prepare } = useTerms(kind);
  const [text, setText] = useState('');
  const nameOf = (id: string) => terms.find((term) => term.id === id)?.name ?? id;

  function take(value: string, entry: Entry) {
    const id = termToTake(terms, value, entry);
    setText(id === null ? value : '');
    if (id !== null && !chosen.includes(id)) onChange([...chosen, id]);
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
              onChange={(event) => take(event.target.value, isChoice(event.nativeEvent) ? 'chosen' : 'typed')}
              onBlur={() => take(text, 'left')}
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
