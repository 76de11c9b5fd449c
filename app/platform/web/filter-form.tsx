import type { ChangeEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useGo, useLocalise } from './link.tsx';

export interface FilterSelect {
  /** As it stands in the address. */
  name: string;
  label: string;
  /** What nothing chosen is called. */
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Address of the list once this is chosen. */
  pathWith: (value: string | null) => string;
}

export interface FilterFormProps {
  /** Address of the list as it is now. */
  path: string;
  selects: readonly FilterSelect[];
  /** On the button for readers whose browser runs no script. */
  submitLabel: string;
  className?: string | undefined;
}

/** Filters whose choices are too many for links: chosen at once, or sent as a plain form with what else narrows the list. */
export function FilterForm({ path, selects, submitLabel, className }: FilterFormProps) {
  const localise = useLocalise();
  const go = useGo();
  const [address = '', query] = path.split('?');
  const filters = new URLSearchParams(query);
  return (
    <form method="get" action={localise(address)} className={className}>
      {selects.map(({ name, label, placeholder, options, pathWith }) => (
        <Select
          key={name}
          name={name}
          aria-label={label}
          placeholder={placeholder}
          options={options}
          value={filters.get(name) ?? ''}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => go(pathWith(target.value || null), { preventScrollReset: true })}
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
