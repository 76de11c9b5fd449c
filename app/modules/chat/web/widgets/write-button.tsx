import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { startConversation } from '../../chat.contract.ts';

/** Leads to the conversation with a colleague, which is made where there is none; they see nothing of it before the first word. */
export function WriteButton({ memberId, name }: { memberId: string; name: string }) {
  const t = useTexts('chat');
  const go = useGo();
  const { run, pending } = useToldCommand(startConversation);

  async function handleClick() {
    const made = await run({ memberId });
    if (made !== null) go(`/chat/${made.id}`);
  }
  return (
    <Button icon="message-circle" pending={pending} pendingLabel={t('new.starting')} onClick={() => void handleClick()}>
      {t('new.write')}
      <span className="visually-hidden">{name}</span>
    </Button>
  );
}
