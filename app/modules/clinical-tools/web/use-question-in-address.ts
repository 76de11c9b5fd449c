import { useCallback, useEffect, useRef, useState } from 'react';
import { type Fragment, keepInAddress, readFragment } from './fragment.tsx';

interface InAddress<Form> {
  readonly none: Form;
  readonly read: (fragment: URLSearchParams) => Form;
  readonly write: (form: Form) => Fragment;
}

/** The form, which begins with what the address brings and is kept in it: a link is the question. */
export function useQuestionInAddress<Form>({ none, read, write }: InAddress<Form>): [Form, (form: Form) => void] {
  const [form, setForm] = useState(none);
  const ways = useRef({ read, write });

  useEffect(() => {
    const take = () => setForm(ways.current.read(readFragment(window.location.hash)));
    if (window.location.hash !== '') take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  const change = useCallback((next: Form) => {
    setForm(next);
    keepInAddress(ways.current.write(next));
  }, []);
  return [form, change];
}
