/** Which answers of a thread are marked as in need of a source, as the reader sees and changes it. */
import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { flagAnswer } from '../forum-thread.contract.ts';

export function useAnswerFlags(flagged: readonly string[], onFailed: () => void) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(flagged));
  useEffect(() => setIds(new Set(flagged)), [flagged]);

  const setFlag = useCallback(
    (commentId: string, needsSource: boolean) => {
      const show = (on: boolean) => setIds((known) => new Set(on ? [...known, commentId] : [...known].filter((id) => id !== commentId)));
      show(needsSource);
      callOverHttp(flagAnswer, { commentId, needsSource }).catch((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        show(!needsSource);
        onFailed();
      });
    },
    [onFailed],
  );
  return { ids, setFlag };
}
