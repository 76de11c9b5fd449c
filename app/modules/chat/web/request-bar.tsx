import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { answerRequest, type Conversation, takeBackDecline } from '../chat.contract.ts';
import css from './conversation.module.css';
import { inBox } from './conversation-row.tsx';

interface Props {
  conversation: Conversation;
  onChanged: () => void;
}

/** A stranger waits for an answer. Until then they do not learn whether they were read. */
export function RequestBar({ conversation: { id, partner } }: Pick<Props, 'conversation'>) {
  const t = useTexts('chat');
  const go = useGo();
  const answer = useToldCommand(answerRequest);
  const reopen = useToldCommand(takeBackDecline);
  const block = useToldCommand(blockMember);
  const setBlocked = async (blocked: boolean) => partner !== null && (await block.run({ memberId: partner.id, blocked })) !== null;

  async function accept() {
    if ((await answer.run({ id, accept: true })) === null) return;
    // It is a conversation like the others now, and stands among them.
    go(`/chat/${id}`, { replace: true });
  }
  async function decline(said: string, onUndo: () => Promise<boolean>) {
    if ((await answer.run({ id, accept: false })) === null) return;
    go(inBox('/chat', 'requests'));
    showToast(said, {
      undo: {
        label: t('request.undo'),
        onUndo: async () => {
          if ((await onUndo()) && (await reopen.run({ id })) !== null) go(inBox(`/chat/${id}`, 'requests'));
        },
      },
    });
  }
  async function refuse() {
    if (await setBlocked(true)) await decline(t('request.blocked', { name: partner?.name ?? t('gone') }), () => setBlocked(false));
  }
  return (
    <div className={css.bar}>
      <p>{t('request.text', { name: partner?.name ?? t('gone') })}</p>
      <div className="row-wrap">
        <Button variant="primary" pending={answer.pending} pendingLabel={t('request.accept')} onClick={() => void accept()}>
          {t('request.accept')}
        </Button>
        <Button onClick={() => void decline(t('request.declined'), async () => true)}>{t('request.decline')}</Button>
        <Button variant="quiet" icon="user-off" onClick={() => void refuse()}>
          {t('request.block')}
        </Button>
      </div>
    </div>
  );
}

/** Why nothing can be written here, and what can be done about it. */
export function ConversationClosed({ conversation, onChanged }: Props) {
  const t = useTexts('chat');
  const { run, pending } = useToldCommand(blockMember);
  const { partner, request, takingPart, blockedByMe, kind } = conversation;

  async function unblock(memberId: string) {
    if ((await run({ memberId, blocked: false })) !== null) onChanged();
  }

  const why = !takingPart ? 'left' : blockedByMe ? 'blockedByMe' : request === 'outgoing' ? 'waiting' : 'closed';
  return (
    <div className={css.bar}>
      <p className="muted">{t(`closed.${why}`, { name: partner?.name ?? t('gone') })}</p>
      {kind === 'direct' && blockedByMe && partner !== null && (
        <div>
          <Button pending={pending} pendingLabel={t('closed.unblock')} onClick={() => void unblock(partner.id)}>
            {t('closed.unblock')}
          </Button>
        </div>
      )}
    </div>
  );
}
