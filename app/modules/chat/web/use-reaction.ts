import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { type Message, type Reaction, reactToMessage } from '../chat-message.contract.ts';

/** Puts a sign to a message, or takes away the same. */
export function useReaction(message: Message, put: (message: Message) => void): (emoji: Reaction) => void {
  const { run } = useToldCommand(reactToMessage);
  return (emoji) => {
    const isMine = message.reactions.some((one) => one.mine && one.emoji === emoji);
    void run({ id: message.id, emoji: isMine ? null : emoji }).then((changed) => {
      if (changed !== null) put(changed);
    });
  };
}
