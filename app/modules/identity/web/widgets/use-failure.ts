import { useEffect } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';

export interface FailureInWords {
  /** For the whole form; null when every word of it stands at a field. */
  readonly message: string | null;
  /** By field path. */
  readonly fields: Readonly<Record<string, string>>;
}

const NOTHING: FailureInWords = { message: null, fields: {} };

/** What a refused command says to its reader. A session that has ended leads to the sign-in, and back here afterwards. */
export function useFailure(failure: CallFailure | null): FailureInWords {
  const t = useTexts('shell');
  const localise = useLocalise();
  const loginPath = useLoginPath();
  const signedOut = failure?.code === 'access.signIn';
  useEffect(() => {
    if (signedOut) window.location.assign(localise(loginPath));
  }, [signedOut, localise, loginPath]);
  if (failure === null) return NOTHING;
  const { message, fields = {} } = failure.body;
  // An answer that never came has no words of its own.
  const words = message === '' ? t('error.server.unavailable') : message;
  return { message: Object.keys(fields).length === 0 ? words : null, fields };
}
