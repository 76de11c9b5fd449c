import { useId } from 'react';
import type { FieldControl } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useAsyncSearch } from '#ui/use-async-search.ts';

export interface SuggestedInputProps {
  /** From the Field around it. */
  control: FieldControl;
  value: string;
  maxLength: number;
  find: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
  onChange: (value: string) => void;
}

/** Anything may be written; what is known is suggested by the browser's own list. */
export function SuggestedInput({ control, value, maxLength, find, onChange }: SuggestedInputProps) {
  const listId = useId();
  const { items, search } = useAsyncSearch({ find, minLength: 2, delay: 200 });
  return (
    <>
      <TextInput
        {...control}
        list={listId}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={(event) => {
          onChange(event.target.value);
          search(event.target.value);
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
