import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Conversation, muteConversation, setDisappearing } from '../chat.contract.ts';
import { useTitle } from './conversation-row.tsx';
import { DisappearingField } from './disappearing-field.tsx';
import { GroupMembers } from './group-members.tsx';
import { MuteField } from './mute-field.tsx';

export interface ConversationDialogProps {
  conversation: Conversation;
  memberId: string;
  onClose: () => void;
  onChanged: () => void;
}

/** What is set for one conversation, and who takes part in it. */
export function ConversationDialog({ conversation, memberId, onClose, onChanged }: ConversationDialogProps) {
  const t = useTexts('chat');
  const { id, kind, disappearAfter, can, takingPart, partner, blockedByMe } = conversation;
  const title = useTitle()(conversation);
  const mute = useCommand(muteConversation);
  const disappearing = useCommand(setDisappearing);
  const block = useCommand(blockMember);
  const { message } = useFailure(mute.failure ?? disappearing.failure ?? block.failure);
  const done = (answer: unknown) => answer !== null && onChanged();

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('close')}>
      <div className="stack-l">
        {message !== null && <p role="alert">{message}</p>}
        {takingPart && <MuteField conversation={conversation} onChange={(how) => void mute.run({ id, mute: how }).then(done)} />}
        {can.setDisappearing && (
          <DisappearingField
            label={t('details.disappearing')}
            help={t('details.disappearingHelp')}
            value={disappearAfter}
            onChange={(after) => void disappearing.run({ id, after }).then(done)}
          />
        )}
        {kind === 'group' && takingPart && (
          <GroupMembers conversation={conversation} memberId={memberId} onChanged={onChanged} onLeft={onClose} />
        )}
        {kind === 'direct' && partner !== null && (
          <div>
            <Button
              variant={blockedByMe ? 'secondary' : 'danger'}
              icon="user-off"
              pending={block.pending}
              pendingLabel={t('details.block')}
              onClick={() => void block.run({ memberId: partner.id, blocked: !blockedByMe }).then(done)}
            >
              {t(blockedByMe ? 'closed.unblock' : 'details.block')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
