import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { OptionList, optionId } from '#ui/option-list.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './compose-test-input.module.css';

export interface TestInputProps {
  id: string;
  label: string;
  value: string;
  /** Of the case: tests are found and named in it. */
  language: string;
  invalid: boolean;
  find: (query: string) => Promise<readonly string[]>;
  onEntered: () => void;
  onValue: (text: string) => void;
  /** A test was chosen, or the field was left. */
  onSettled: (text: string) => void;
}

/** A test's name: anything may be typed, known tests are proposed. */
export function TestInput({ id, label, value, language, invalid, find, onEntered, onValue, onSettled }: TestInputProps) {
  const t = useTexts('cases');
  const listId = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = names.length > 0;

  async function handleInput(text: string) {
    onValue(text);
    setActive(-1);
    // Proposals are a convenience: without the catalogue the field takes any name.
    setNames(await find(text).catch(() => []));
  }

  function choose(name: string) {
    setNames([]);
    setActive(-1);
    onValue(name);
    onSettled(name);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = names[active];
    if (step !== undefined) setActive((known) => (known + step + names.length) % names.length);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape') setNames([]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={css.wrap}>
      <TextInput
        id={id}
        aria-label={label}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        lang={language}
        value={value}
        onFocus={onEntered}
        onChange={({ currentTarget }) => void handleInput(currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          setNames([]);
          onSettled(value);
        }}
      />
      {isOpen && (
        <OptionList
          id={listId}
          label={t('compose.investigations.proposals')}
          options={names.map((name) => ({ value: name, name }))}
          active={active}
          onPick={(i) => choose(names[i] ?? '')}
          lang={language}
        />
      )}
    </div>
  );
}
