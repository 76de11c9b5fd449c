/** The way from writing to the preview: saved, checked by the server, every complaint at its field. */
import { useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { checkDraft } from '../cases.contract.ts';
import { formPath } from './compose-content.tsx';
import type { Settings } from './compose-copy.tsx';
import { valueAt } from './compose-fields.tsx';
import type { DraftDesk } from './use-draft.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export interface DraftCheck {
  /** Message by path in the form. */
  readonly errors: FieldErrors;
  /** Those of fields that were not touched since. */
  readonly standing: FieldErrors;
  readonly setErrors: (fields: FieldErrors) => void;
  readonly pending: boolean;
  /** Why it could not be checked, in words. */
  readonly failure: string | null;
  /** Whether the draft may go on. */
  readonly run: () => Promise<boolean>;
}

const NONE: FieldErrors = {};

export function useDraftCheck(desk: DraftDesk): DraftCheck {
  const t = useTexts('cases');
  const [errors, setErrors] = useState<FieldErrors>(NONE);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function show(fields: FieldErrors) {
    setChecked(desk);
    setErrors(Object.fromEntries(Object.entries(fields).map(([path, message]) => [formPath(desk.form, path), message])));
  }

  async function check(): Promise<boolean> {
    // Even of an empty page there must be a draft that can be checked.
    desk.save.changed();
    const base = await desk.save.flush();
    if (base === null) {
      setFailure(t('compose.check.notSaved'));
      return false;
    }
    try {
      const { fields } = await callOverHttp(checkDraft, { id: base.id });
      const all = { ...fields, ...settingsErrors(desk.settings, desk.form.images.length > 0, t) };
      show(all);
      return Object.keys(all).length === 0;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body.message || t('compose.notice.offline'));
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

  return { errors, standing: useStanding(errors, checked, desk), setErrors: show, pending, failure, run };
}

type Checked = Pick<DraftDesk, 'form' | 'settings'>;

/** A complaint is over once its field is changed; the next check says whether it is right now. */
function useStanding(errors: FieldErrors, checked: Checked | null, { form, settings }: Checked): FieldErrors {
  const known = useRef<FieldErrors>(NONE);
  const now = { ...form, settings };
  const then = checked === null ? null : { ...checked.form, settings: checked.settings };
  const entries = Object.entries(errors).filter(([path]) => valueAt(now, path) === valueAt(then, path));
  // The same object while nothing changes: sections are drawn anew only when they have to be.
  const isKnown =
    entries.length === Object.keys(known.current).length && entries.every(([path, message]) => known.current[path] === message);
  if (!isKnown) known.current = Object.fromEntries(entries);
  return known.current;
}

/** What publishing asks for beside the content. Told before the preview, not after it. */
function settingsErrors({ consent, imagesReviewed }: Settings, hasImages: boolean, t: (key: string) => string): FieldErrors {
  return {
    ...((consent.kind === null || !consent.confirmed) && { 'settings.consent': t('validation.consent') }),
    ...(hasImages && !imagesReviewed && { 'settings.imagesReviewed': t('validation.imagesReviewed') }),
  };
}
