import { useEffect } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { loginPath } from '#platform/web/redirects.ts';
import { useWrongField } from './use-wrong-field.ts';

export interface FailureInWords {
  /** For the whole form; null when every word of it stands at a field. */
  readonly message: string | null;
  /** By field path. */
  readonly fields: Readonly<Record<string, string>>;
}

const NOTHING: FailureInWords = { message: null, fields: {} };

/**
 * What a refused command says to its reader, who is led to the first field that is wrong. A session that has ended leads to the
 * sign-in, and back here afterwards; with `stay`, where leaving would lose what no address may hold, it is said like any other refusal.
 */
export function useFailure(failure: CallFailure | null, { stay = false } = {}): FailureInWords {
  const t = useTexts('shell');
  const localise = useLocalise();
  const signedOut = !stay && failure?.code === 'access.signIn';
  useEffect(() => {
    if (signedOut) leadToSignIn(localise);
  }, [signedOut, localise]);
  useWrongField(failure);
  if (failure === null) return NOTHING;
  const { message, fields = {} } = failure.body;
  // An answer that never came has no words of its own.
  const words = message === '' ? t('error.server.unavailable') : message;
  return { message: Object.keys(fields).length === 0 ? words : null, fields };
}

/** And back here afterwards; the sign-in says why it is there. */
export function leadToSignIn(localise: (to: string) => string): void {
  // As the address stands now: a draft is named in it without a navigation.
  const { pathname, search, hash } = window.location;
  window.location.assign(localise(loginPath(pathname + search + hash, '&ended=true')));
}
