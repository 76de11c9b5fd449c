/** For acts that have no form to say it in: why one failed is told in a message. */
import type { Operation } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { type Command, useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { leadToSignIn } from './use-failure.ts';

/** A session that has ended leads to the sign-in, and back here. What a double click asks for a second time is no failure. */
export function useToldCommand<Op extends Operation>(operation: Op): Pick<Command<Op>, 'run' | 'pending'> {
  const t = useTexts('shell');
  const localise = useLocalise();
  return useCommand(operation, ({ code, body }) => {
    // The frame says it, and how to go on.
    if (code === 'access.readerChanged') return;
    // An answer that never came has no words of its own.
    showToast(body.message || t('error.server.unavailable'), { tone: 'failed' });
    if (code === 'access.signIn') leadToSignIn(localise);
  });
}
