import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocalise } from './link.tsx';
import css from './narrow-form.module.css';

export interface NarrowFormProps {
  /** Address of the list. */
  path: string;
  /** Named as in the address. Where the address changes, give the form another key. */
  children: ReactNode;
  submitLabel: string;
}

/** What narrows a list by words and choices. Sent as a plain form: it works before the scripts have come. */
export function NarrowForm({ path, children, submitLabel }: NarrowFormProps) {
  const localise = useLocalise();
  return (
    <form method="get" action={localise(path)} className={css.form}>
      {children}
      <Button type="submit" variant="soft">
        {submitLabel}
      </Button>
    </form>
  );
}
