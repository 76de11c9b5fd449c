import { useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { createIntents } from '#platform/web/intents.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';

type Act = <Op extends Operation>(operation: Op, input: InputOf<Op>, done: (output: OutputOf<Op>) => void) => Promise<void>;

/** Several acts of which one goes at a time; tried again after a lost answer, it is answered as it was, and not that it has been done. */
export function useActs(): Act {
  const t = useTexts('forums');
  const [intents] = useState(createIntents);
  const acting = useRef(false);

  return async (operation, input, done) => {
    // Pressed twice, the second would only say that the first was done.
    if (acting.current) return;
    acting.current = true;
    const intent = { operation: operation.name, input };
    try {
      const output = await callOverHttp(operation, input, { idempotencyKey: intents.keyOf(intent) });
      intents.over(intent);
      done(output);
    } catch (error) {
      if (error instanceof CallFailure && error.status >= 400 && error.status < 500) intents.over(intent);
      tellFailure(error, t('thread.failed'));
    } finally {
      acting.current = false;
    }
  };
}
