import { useId } from 'react';
import type { FieldControl } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { useAsyncSearch } from './use-async-search.ts';

export interface SuggestedInputProps {
  /** From the Field around it. */
  control: FieldControl;
  value: string;
  maxLength: number;
  find: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** What is suggested is little, and comes all at once when the field is entered. */
  atOnce?: boolean;
  onChange: (value: string) => void;
}

/** Anything may be written; what is known is suggested by the browser's own list. */
export function SuggestedInput({ control, value, maxLength, find, atOnce = false, onChange }: SuggestedInputProps) {
  const listId = useId();
  const { items, search } = useAsyncSearch({ find, ...(atOnce ? { minLength: 0, delay: 0 } : { minLength: 2, delay: 200 }) });
  return (
    <>
      <TextInput
        {...control}
        list={listId}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onFocus={() => {
          if (atOnce) search('');
        }}
        onChange={(event) => {
          onChange(event.target.value);
          if (!atOnce) search(event.target.value);
        }}
      />
      <datalist id={listId}>
        {items.map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
    </>
  );
}
