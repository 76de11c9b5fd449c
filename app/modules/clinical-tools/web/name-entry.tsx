/** One field to find a name with: by choosing from what is like the letters typed, by Enter, or by pasting a list. */
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { OptionList, optionId } from '#ui/option-list.tsx';
import { NAME_LENGTH } from '../clinical-tools.contract.ts';
import css from './name-entry.module.css';
import { useLeftField } from './use-left-field.ts';

export interface FoundName {
  /** What is taken. */
  readonly value: string;
  readonly label: string;
  readonly detail: string | null;
}

export interface NameEntryProps {
  readonly label: string;
  readonly find: (text: string) => Promise<readonly FoundName[]>;
  /** Called when the field is entered: what names are found in may be fetched now. */
  readonly prepare: () => void;
  readonly onTake: (values: readonly string[]) => void;
  /** Backspace in the empty field. */
  readonly onBack?: () => void;
  /** Only names that were found are taken, nothing as it was typed. */
  readonly strict?: boolean;
  /** In a box of its own, beside other fields. */
  readonly boxed?: boolean;
}

/** A pasted list: one to a line, or with commas and semicolons; a comma between digits belongs to the number, as in 2,5 mg. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n;]|(?<!\d),|,(?!\d)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function NameEntry({ label, find, prepare, onTake, onBack, strict = false, boxed = false }: NameEntryProps) {
  const t = useTexts('clinical-tools');
  const id = useId();
  const listId = `${id}-list`;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(-1);
  const [open, setOpen] = useState(false);
  const { isLeft, enter, leave } = useLeftField();
  const { found: shown, of } = useFound(find, open ? text : '');
  const isOpen = shown.length > 0;

  function take(values: readonly string[]) {
    onTake(values);
    setText('');
    setMarked(-1);
    setOpen(false);
    field.current?.focus();
  }

  function mark(index: number) {
    setMarked(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = shown.length - 1;
    const choice = shown[marked] ?? (strict ? shown[0] : undefined) ?? (of === text ? meantBy(text, shown) : undefined);
    if (event.key === 'ArrowDown' && last >= 0) mark(marked >= last ? 0 : marked + 1);
    else if (event.key === 'ArrowUp' && last >= 0) mark(marked <= 0 ? last : marked - 1);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if ((event.key === 'Enter' || event.key === ';') && text.trim() !== '') {
      if (choice !== undefined || !strict) take([choice?.value ?? text]);
    } else if (event.key === 'Backspace' && text === '' && onBack !== undefined) {
      // Held down to empty the field, it goes no further than that.
      if (!event.repeat) onBack();
    } else return;
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = namesIn(event.clipboardData.getData('text'));
    if (strict || pasted.length < 2) return;
    event.preventDefault();
    take(pasted);
  }

  return (
    <span className={boxed ? css.boxed : css.entry}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && marked >= 0 ? optionId(listId, marked) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="enter"
        maxLength={NAME_LENGTH}
        className={css.input}
        placeholder={label}
        value={text}
        onFocus={() => {
          prepare();
          enter();
        }}
        onBlur={() => {
          setOpen(false);
          leave();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(-1);
          setOpen(true);
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
      {isOpen && (
        <OptionList
          id={listId}
          label={t('names.found')}
          options={shown.map(({ value, label: name, detail }) => ({ value, name, detail }))}
          active={marked}
          onPick={(index) => take(shown.slice(index, index + 1).map(({ value }) => value))}
        />
      )}
      <span role="status" className="visually-hidden">
        {open && text.trim() !== '' ? t('names.foundCount', { count: shown.length }) : ''}
      </span>
      {isLeft && <NotTaken words={text.trim()} strict={strict} onTake={() => take([text])} />}
    </span>
  );
}

/** What stands in a field that was left reads as if it counted: an answer without it would be taken for one with it. */
export function NotTaken({ words, strict, onTake }: { words: string; strict: boolean; onTake: () => void }) {
  const t = useTexts('clinical-tools');
  if (words === '') return null;
  return (
    <span role="alert" className={css.notTaken}>
      <Icon of="alert-circle" size="s" decorative />
      {t(strict ? 'names.choose' : 'names.notTaken', { words })}
      {!strict && (
        <button type="button" className={chipClass()} onClick={onTake}>
          {t('names.take')}
        </button>
      )}
    </span>
  );
}

const LEAST_LENGTH = 2;
const UNMISTAKABLE = 4;

/** Enter on the beginning of one name takes that name; of several it takes none, nor of what has more words than a name. */
function meantBy(text: string, found: readonly FoundName[]): FoundName | undefined {
  const typed = text.trim().toLowerCase();
  const begun = found.filter(({ label }) => label.toLowerCase().startsWith(typed));
  return begun.length === 1 && typed.length >= UNMISTAKABLE ? begun[0] : undefined;
}

const NONE = { found: [], of: '' };

/** Names found, and the text they were found for. */
function useFound(find: NameEntryProps['find'], text: string): { readonly found: readonly FoundName[]; readonly of: string } {
  const [state, setState] = useState<{ readonly found: readonly FoundName[]; readonly of: string }>(NONE);
  useEffect(() => {
    if (text.trim().length < LEAST_LENGTH) {
      setState(NONE);
      return;
    }
    let stale = false;
    find(text).then(
      (next) => {
        if (!stale) setState({ found: next, of: text });
      },
      // Without the knowledge nothing is suggested; what is typed can still be asked about.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [find, text]);
  return state;
}
