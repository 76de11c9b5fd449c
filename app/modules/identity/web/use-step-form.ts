import { useState } from 'react';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { useFailure } from './widgets/use-failure.ts';

/** What every form about the member does: saves, says so in the server's words, or shows what is wrong where it is wrong. */
export function useStepForm<Op extends Operation>(operation: Op, onSaved: (output: OutputOf<Op>) => void) {
  const command = useCommand(operation);
  const { message, fields } = useFailure(command.failure);
  const [attempt, setAttempt] = useState(0);
  return {
    pending: command.pending,
    message,
    errors: fields,
    /** Counts the submissions, for the summary of errors. */
    attempt,
    async save(input: InputOf<Op>) {
      const output = await command.run(input);
      setAttempt((count) => count + 1);
      if (output === null) return;
      const { message: words } = output as { message?: string };
      if (words !== undefined) showToast(words);
      onSaved(output);
    },
  };
}
