import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { answerRequest, type Conversation } from '../chat.contract.ts';
import css from './conversation.module.css';

interface Props {
  conversation: Conversation;
  onChanged: () => void;
}

/** A stranger waits for an answer. Until then they do not learn whether they were read. */
export function RequestBar({ conversation: { id, partner }, onChanged }: Props) {
  const t = useTexts('chat');
  const go = useGo();
  const answer = useToldCommand(answerRequest);
  const block = useToldCommand(blockMember);

  async function decide(accept: boolean) {
    if ((await answer.run({ id, accept })) === null) return;
    if (accept) onChanged();
    else go('/chat?box=requests');
  }
  async function refuse() {
    if (partner === null) return;
    if ((await block.run({ memberId: partner.id, blocked: true })) !== null) await decide(false);
  }
  return (
    <div className={css.bar}>
      <p>{t('request.text', { name: partner?.name ?? t('gone') })}</p>
      <div className="row-wrap">
        <Button variant="primary" pending={answer.pending} pendingLabel={t('request.accept')} onClick={() => void decide(true)}>
          {t('request.accept')}
        </Button>
        <Button onClick={() => void decide(false)}>{t('request.decline')}</Button>
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
