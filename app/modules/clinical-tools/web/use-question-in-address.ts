import { useCallback, useEffect, useRef, useState } from 'react';
import { type Fragment, keepInAddress, readFragment } from './fragment.tsx';
import { useKeptAddress } from './use-kept-address.ts';

interface InAddress<Form> {
  readonly none: Form;
  readonly read: (fragment: URLSearchParams) => Form;
  readonly write: (form: Form) => Fragment;
}

/** The form, which begins with what the address brings and is kept in it: a link is the question. */
export function useQuestionInAddress<Form>({ none, read, write }: InAddress<Form>): [Form, (form: Form) => void] {
  const [form, setForm] = useState(none);
  const ways = useRef({ read, write });
  const address = useKeptAddress<Form>((typed) => keepInAddress(ways.current.write(typed)));

  useEffect(() => {
    const take = () => {
      // Another question was opened: what was typed before is none of it.
      address.drop();
      setForm(ways.current.read(readFragment(window.location.hash)));
    };
    if (window.location.hash !== '') take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [address]);

  const change = useCallback(
    (next: Form) => {
      setForm(next);
      address.keep(next);
    },
    [address],
  );
  return [form, change];
}
