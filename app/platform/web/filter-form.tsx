import { type ChangeEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { useGo, useLocalise } from './link.tsx';

export interface FilterSelect {
  /** As it stands in the address. */
  name: string;
  label: string;
  /** What nothing chosen is called. */
  placeholder: string;
  options: readonly SelectOption[];
}

export interface FilterFormProps {
  /** Address of the list as it is now. */
  path: string;
  selects: readonly FilterSelect[];
  label?: string;
  /** On the button for readers whose browser runs no script. */
  submitLabel: string;
  className?: string | undefined;
}

/**
 * Filters whose choices are too many for links. The form's fields are the address, with or without scripts, and what else narrows the
 * list goes along: what is chosen stands at once, and after Back what stood there before.
 */
export function FilterForm({ path, selects, label, submitLabel, className }: FilterFormProps) {
  const localise = useLocalise();
  const go = useGo();
  const [shown, setShown] = useState({ path, chosen: path });
  if (shown.path !== path) setShown({ path, chosen: path });
  const [address = '', query] = shown.chosen.split('?');
  const filters = new URLSearchParams(query);

  // All of them as they are: the list of one chosen before may still be on its way.
  function handleChange({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) {
    const fields = [...new FormData(form ?? undefined)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
    const chosen = fields.length === 0 ? address : `${address}?${new URLSearchParams(fields)}`;
    setShown({ path, chosen });
    go(chosen, { preventScrollReset: true });
  }

  return (
    <form method="get" action={localise(address)} aria-label={label} className={className}>
      {selects.map(({ name, label: ofField, placeholder, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={ofField}
          placeholder={placeholder}
          options={options}
          value={filters.get(name) ?? ''}
          onChange={handleChange}
        />
      ))}
      {[...filters].map(
        ([name, value]) => !selects.some((select) => select.name === name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <noscript>
        <Button type="submit">{submitLabel}</Button>
      </noscript>
    </form>
  );
}
