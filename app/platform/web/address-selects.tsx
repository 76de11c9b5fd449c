import { type ChangeEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { useGo, useLocalise } from './link.tsx';

export interface AddressSelect {
  /** As it stands in the address. */
  name: string;
  label: string;
  /** What nothing chosen is called. */
  placeholder: string;
  options: readonly SelectOption[];
}

export interface AddressSelectsProps {
  /** Address of the list without filters. */
  path: string;
  /** What its address says now, by the names of the fields. */
  filter: object;
  selects: readonly AddressSelect[];
  label?: string;
  /** On the button for readers whose browser runs no script. */
  submitLabel: string;
  className?: string | undefined;
}

type Choices = Readonly<Record<string, unknown>>;

/** One form whose fields are the address, with or without scripts: what is chosen stands at once, and after Back what stood there before. */
export function AddressSelects({ path, filter, selects, label, submitLabel, className }: AddressSelectsProps) {
  const localise = useLocalise();
  const go = useGo();
  const [shown, setShown] = useState<{ filter: object; chosen: Choices }>({ filter, chosen: { ...filter } });
  if (shown.filter !== filter) setShown({ filter, chosen: { ...filter } });

  // All of them as they are: the list of one chosen before may still be on its way.
  function handleChange({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) {
    const choices = [...new FormData(form ?? undefined)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
    setShown({ filter, chosen: Object.fromEntries(choices) as Choices });
    go(choices.length === 0 ? path : `${path}?${new URLSearchParams(choices)}`, { preventScrollReset: true });
  }

  return (
    <form method="get" action={localise(path)} aria-label={label} className={className}>
      {selects.map(({ name, label: ofField, placeholder, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={ofField}
          placeholder={placeholder}
          options={options}
          value={String(shown.chosen[name] ?? '')}
          onChange={handleChange}
        />
      ))}
      <noscript>
        <Button type="submit">{submitLabel}</Button>
      </noscript>
    </form>
  );
}
