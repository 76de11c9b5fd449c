/** Commands from components: pending state, failure in words, one key per intent so that a retry is done once. */
import { useCallback, useRef, useState } from 'react';
import { CallFailure } from '../operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '../operation/operation.ts';
import { loadCaller } from './caller.ts';

export interface Command<Op extends Operation> {
  /**
   * Resolves to the output, or to null when it failed (`failure` says why). Ignored, and null as well, are a call while one is pending
   * and, for a moment, the same one again: the answer may come before the second half of a double click.
   */
  readonly run: (input: InputOf<Op>, options?: { file?: File }) => Promise<OutputOf<Op> | null>;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
  readonly reset: () => void;
}

const MOMENT_MS = 1_000;

interface Calls {
  running?: boolean;
  /**
   * What was asked for and not answered with yes or no: a retry after a lost answer must not be done twice. Other input, or another
   * file, is another intent.
   */
  asked?: string | null;
  key?: string;
  /** What was done a moment ago. */
  done?: string | null;
}

/** `onFailure` hears of each refusal once; a call that is ignored is none. */
export function useCommand<Op extends Operation>(operation: Op, onFailure?: (failure: CallFailure) => void): Command<Op> {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { current: calls } = useRef<Calls>({});
  const told = useRef(onFailure);
  told.current = onFailure;

  const run = useCallback<Command<Op>['run']>(
    async (input, options = {}) => {
      const { file } = options;
      const asked = JSON.stringify([input, file?.name, file?.size, file?.lastModified]);
      if (calls.running || calls.done === asked) return null;
      calls.running = true;
      setPending(true);
      setFailure(null);
      if (calls.asked !== asked) {
        calls.asked = asked;
        calls.key = crypto.randomUUID();
      }
      try {
        const callOverHttp = await loadCaller();
        const output = await callOverHttp(operation, input, { ...options, idempotencyKey: calls.key as string });
        calls.asked = null;
        calls.done = asked;
        setTimeout(() => {
          if (calls.done === asked) calls.done = null;
        }, MOMENT_MS);
        return output;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        // The server refused it: nothing was written, so the next try is a new intent.
        if (error.status >= 400 && error.status < 500) calls.asked = null;
        setFailure(error);
        told.current?.(error);
        return null;
      } finally {
        calls.running = false;
        setPending(false);
      }
    },
    [operation, calls],
  );

  const reset = useCallback(() => setFailure(null), []);
  return { run, pending, failure, reset };
}
