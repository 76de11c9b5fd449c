import { useState } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import { useCommand } from '#platform/web/use-command.ts';
import type { KeptWriting } from '#platform/web/use-kept-writing.ts';
import { showToast } from '#ui/toast-queue.ts';
import { useFailure } from './widgets/use-failure.ts';

type Kept = Pick<KeptWriting<object>, 'restored' | 'discard' | 'forget'>;

/**
 * What every form about the member does: saves, says so in the server's words, or shows what is wrong where it is wrong. What is
 * written stays on the device until then.
 */
export function useStepForm<Op extends Operation>(
  operation: Op,
  /** The form waits for it: until then it does not know what stands at the server. */
  onSaved: (output: OutputOf<Op>) => void | Promise<void>,
  kept: Kept | null = null,
  onRefused?: (failure: CallFailure) => void,
) {
  const command = useCommand(operation, onRefused);
  const { message, fields } = useFailure(command.failure);
  const [attempt, setAttempt] = useState(0);
  const [finishing, setFinishing] = useState(false);
  return {
    pending: command.pending || finishing,
    failure: command.failure,
    kept,
    message,
    errors: fields,
    /** Counts the submissions, for the summary of errors. */
    attempt,
    async save(input: InputOf<Op>) {
      const output = await command.run(input);
      setAttempt((count) => count + 1);
      if (output === null) return;
      const { message: words, version } = output as { message?: string; version?: number };
      kept?.forget(version);
      if (words !== undefined) showToast(words);
      setFinishing(true);
      await onSaved(output);
      setFinishing(false);
    },
  };
}
