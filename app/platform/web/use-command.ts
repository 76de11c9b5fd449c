/** Commands from components: pending state, failure in words, one key per intent so that a retry is done once. */
import { useCallback, useRef, useState } from 'react';
import { CallFailure } from '../operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '../operation/operation.ts';
import { loadCaller } from './caller.ts';

export interface Command<Op extends Operation> {
  /** Resolves to the output, or to null when it failed (`failure` says why). A call while one is pending is ignored. */
  readonly run: (input: InputOf<Op>, options?: { file?: File }) => Promise<OutputOf<Op> | null>;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
  readonly reset: () => void;
}

export function useCommand<Op extends Operation>(operation: Op): Command<Op> {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const running = useRef(false);
  // A retry of the same input after a lost answer must not be done twice; other input is another intent.
  const intent = useRef<{ input: string; key: string } | null>(null);

  const run = useCallback<Command<Op>['run']>(
    async (input, options = {}) => {
      if (running.current) return null;
      running.current = true;
      setPending(true);
      setFailure(null);
      const text = JSON.stringify(input);
      if (intent.current?.input !== text) intent.current = { input: text, key: crypto.randomUUID() };
      try {
        const callOverHttp = await loadCaller();
        const output = await callOverHttp(operation, input, { ...options, idempotencyKey: intent.current.key });
        intent.current = null;
        return output;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        // The server refused it: nothing was written, so the next try is a new intent.
        if (error.status >= 400 && error.status < 500) intent.current = null;
        setFailure(error);
        return null;
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [operation],
  );

  const reset = useCallback(() => setFailure(null), []);
  return { run, pending, failure, reset };
}
