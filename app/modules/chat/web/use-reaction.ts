import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type Message, type Reaction, reactToMessage } from '../chat-message.contract.ts';

/** Puts a sign to a message, or takes away the same. */
export function useReaction(message: Message, put: (message: Message) => void): (emoji: Reaction) => void {
  const t = useTexts('chat');
  const { run } = useCommand(reactToMessage);
  return (emoji) => {
    const isMine = message.reactions.some((one) => one.mine && one.emoji === emoji);
    void run({ id: message.id, emoji: isMine ? null : emoji }).then((changed) => {
      if (changed === null) showToast(t('actions.failed'), { tone: 'failed' });
      else put(changed);
    });
  };
}
