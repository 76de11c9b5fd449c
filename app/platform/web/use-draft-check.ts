/** The way from writing to the preview: saved, checked by the server, every complaint at its field. */
import { useRef, useState } from 'react';
import { CallFailure } from '../operation/errors.ts';
import { valueAt } from './field-path.ts';
import type { Desk } from './use-draft.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export interface DraftCheck {
  /** Message by path in the form. */
  readonly errors: FieldErrors;
  /** Those of fields that were not touched since, and what keeps the draft from being saved. */
  readonly standing: FieldErrors;
  readonly setErrors: (fields: FieldErrors) => void;
  readonly pending: boolean;
  /** Why it could not be checked, in words. */
  readonly failure: string | null;
  /** Whether the draft may go on. */
  readonly run: () => Promise<boolean>;
}

const NONE: FieldErrors = {};

type Checkable = Pick<Desk<object, object, { id: string }>, 'form' | 'settings' | 'save'>;

export interface DraftChecking {
  /** What the server says of a saved draft: message by path in its content. */
  readonly ask: (draftId: string) => Promise<FieldErrors>;
  /** What is asked for beside the content, told before the preview and not after it. */
  readonly beside: () => FieldErrors;
  /** Where the form has what the content has at this path. */
  readonly formPath: (path: string) => string;
  readonly words: { readonly notSaved: string; readonly offline: string };
}

export function useDraftCheck(desk: Checkable, { ask, beside, formPath, words }: DraftChecking): DraftCheck {
  const [errors, setErrors] = useState<FieldErrors>(NONE);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function show(fields: FieldErrors) {
    setChecked(desk);
    setErrors(Object.fromEntries(Object.entries(fields).map(([path, message]) => [formPath(path), message])));
  }

  async function check(): Promise<boolean> {
    // Even of an empty page there must be a draft that can be checked.
    desk.save.changed();
    const base = await desk.save.flush();
    if (base === null) {
      setFailure(words.notSaved);
      return false;
    }
    try {
      const all = { ...(await ask(base.id)), ...beside() };
      show(all);
      return Object.keys(all).length === 0;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body.message || words.offline);
      return false;
    }
  }

  async function run(): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setFailure(null);
    try {
      return await check();
    } finally {
      setPending(false);
    }
  }

  // What could not be saved then may have been saved since.
  const isOver = failure === words.notSaved && desk.save.state.kind === 'saved';
  return {
    errors,
    standing: useStanding(errors, checked, desk, formPath),
    setErrors: show,
    pending,
    failure: isOver ? null : failure,
    run,
  };
}

type Checked = Pick<Checkable, 'form' | 'settings'>;

/** A complaint is over once its field is changed; the next check says whether it is right now. */
function useStanding(
  errors: FieldErrors,
  checked: Checked | null,
  { form, settings, save: { state } }: Checkable,
  formPath: DraftChecking['formPath'],
): FieldErrors {
  const known = useRef<FieldErrors>(NONE);
  const now = { ...form, settings };
  const then = checked === null ? null : { ...checked.form, settings: checked.settings };
  const refused = state.kind === 'kept' && state.reason === 'refused' ? Object.entries(state.fields) : [];
  const entries = [
    ...Object.entries(errors).filter(([path]) => valueAt(now, path) === valueAt(then, path)),
    ...refused.map(([path, message]) => [formPath(path), message] as const),
  ];
  // The same object while nothing changes: sections are drawn anew only when they have to be.
  const isKnown =
    entries.length === Object.keys(known.current).length && entries.every(([path, message]) => known.current[path] === message);
  if (!isKnown) known.current = Object.fromEntries(entries);
  return known.current;
}
