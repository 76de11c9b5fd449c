import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { useTexts } from '#platform/web/i18n.tsx';

/** What is asked of every update before it is sent, and what the server says of it. */
export function useCaseUpdate(failure: CallFailure | null) {
  const t = useTexts('cases');
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const { message, fields } = useFailure(failure);

  function isComplete(title: string, text: RichText): boolean {
    const empty = {
      ...(title.trim() === '' && { title: t('validation.updateTitle') }),
      ...(isBlank(text) && { text: t('validation.updateText') }),
    };
    setMissing(empty);
    return Object.keys(empty).length === 0;
  }

  const errors: Readonly<Record<string, string>> = { ...missing, ...fields };
  return { isComplete, accepted, shown: { errors, failure, message, accepted, onAccept: setAccepted }, setAccepted };
}
