import type { Ref } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface SearchWordsProps {
  /** Of the field, in the address. */
  name: string;
  label: string;
  /** What was looked for. */
  q: string;
  ref?: Ref<HTMLInputElement>;
}

/** The words to look for, and the button that does, inside a form. */
export function SearchWords({ name, label, q, ref }: SearchWordsProps) {
  const t = useTexts('chat');
  return (
    <>
      <TextInput
        key={q}
        ref={ref}
        type="search"
        name={name}
        icon="search"
        aria-label={label}
        placeholder={label}
        defaultValue={q}
        maxLength={100}
      />
      <Button type="submit" variant="quiet">
        {t('search.go')}
      </Button>
    </>
  );
}
