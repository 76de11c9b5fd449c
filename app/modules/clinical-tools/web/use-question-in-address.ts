import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type Fragment, isPlaceOnPage, keepInAddress, readFragment } from './fragment.tsx';
import { useKeptAddress } from './use-kept-address.ts';

interface InAddress<Form> {
  readonly none: Form;
  readonly read: (fragment: URLSearchParams) => Form;
  readonly write: (form: Form) => Fragment;
}

export interface QuestionInAddress<Form> {
  readonly form: Form;
  readonly change: (form: Form) => void;
  /** Another question in the place of this one: nothing that was half typed into its fields stays. */
  readonly replace: (form: Form) => void;
  /** The key of the fields: changes with the question, not with what is typed. */
  readonly round: number;
}

/** The form, which begins with what the address brings and is kept in it: a link is the question. */
export function useQuestionInAddress<Form>({ none, read, write }: InAddress<Form>): QuestionInAddress<Form> {
  const [form, setForm] = useState(none);
  const [round, setRound] = useState(0);
  const latest = useRef({ form, read, write });
  latest.current = { form, read, write };
  const isHere = useRef(true);
  const address = useKeptAddress<Form>((typed) => keepInAddress(latest.current.write(typed)));

  useEffect(() => {
    const take = () => setForm(latest.current.read(readFragment(window.location.hash)));
    const follow = () => {
      // The link that skips to the content leads to a place, not to a question.
      if (isPlaceOnPage(window.location.hash)) return keepInAddress(latest.current.write(latest.current.form));
      // Another question was opened: what was typed before is none of it.
      address.drop();
      take();
      setRound((before) => before + 1);
    };
    if (window.location.hash !== '' && !isPlaceOnPage(window.location.hash)) take();
    isHere.current = true;
    window.addEventListener('hashchange', follow);
    return () => {
      isHere.current = false;
      window.removeEventListener('hashchange', follow);
    };
  }, [address]);

  const { key } = useLocation();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever a link was followed
  useEffect(() => {
    if (way === 'POP' || window.location.hash !== '') return;
    // To the page one is on, as its own tab does: the question is still there, and its address goes on leading to it.
    const parts = latest.current.write(latest.current.form);
    if (Object.keys(parts).length > 0) keepInAddress(parts);
  }, [key, way]);

  const change = useCallback(
    (next: Form) => {
      // What is taken back after its page was left has no address any more.
      if (!isHere.current) return;
      setForm(next);
      address.keep(next);
    },
    [address],
  );
  const replace = useCallback(
    (next: Form) => {
      change(next);
      setRound((before) => before + 1);
    },
    [change],
  );
  return { form, change, replace, round };
}
