import { useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Conversation } from '../chat.contract.ts';
import { DELETE_HOURS, deleteMessage, EDIT_MINUTES, type Message, REACTION_NAMES, REACTIONS } from '../chat-message.contract.ts';
import css from './message-actions.module.css';
import type { MessageActs } from './message-row.tsx';
import { useReaction } from './use-reaction.ts';

const ReportDialog = onDemand(async () => (await import('#modules/moderation/web/widgets/report-dialog.tsx')).ReportDialog);

export interface MessageActionsProps {
  message: Message;
  own: boolean;
  conversation: Pick<Conversation, 'can' | 'request' | 'takingPart'>;
  acts: MessageActs;
  onClose: () => void;
}

/** What can be done with one message, below it: no menu that covers what it is about. */
export function MessageActions({ message, own, conversation: { can, request, takingPart }, acts, onClose }: MessageActionsProps) {
  const t = useTexts('chat');
  const copy = useCopy();
  const react = useReaction(message, acts.put);
  const remove = useDeletion(acts.put);
  const [reporting, setReporting] = useState(false);
  const age = acts.now() - Date.parse(message.at);
  // A stranger is answered yes or no first: until then there is no field.
  const mayReply = can.write && request !== 'incoming';
  // Closed first: what is done may take the focus further.
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <div className={css.actions}>
      {can.react && (
        <div className={css.actionRow}>
          {REACTIONS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={css.pick}
              aria-label={t(`reaction.${REACTION_NAMES[emoji]}`)}
              aria-pressed={message.reactions.some((one) => one.mine && one.emoji === emoji)}
              onClick={then(() => react(emoji))}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
      <div className={css.actionRow}>
        {mayReply && (
          <Button size="s" variant="quiet" icon="arrow-back-up" onClick={then(() => acts.onReply(message))}>
            {t('actions.reply')}
          </Button>
        )}
        {message.text !== '' && (
          <Button size="s" variant="quiet" icon="copy" onClick={then(() => void copy(message.text))}>
            {t('actions.copy')}
          </Button>
        )}
        {(message.text !== '' || message.image !== null) && (
          <Button size="s" variant="quiet" icon="stethoscope" onClick={then(() => acts.onDiscuss(message))}>
            {t('actions.discuss')}
          </Button>
        )}
        {own && can.write && age < EDIT_MINUTES * 60_000 && (
          <Button size="s" variant="quiet" icon="pencil" onClick={then(() => acts.onEdit(message))}>
            {t('actions.edit')}
          </Button>
        )}
        {own && takingPart && age < DELETE_HOURS * 3_600_000 && (
          <Button size="s" variant="quiet" icon="trash" onClick={then(() => remove(message.id))}>
            {t('actions.delete')}
          </Button>
        )}
        {!own && (
          <Button size="s" variant="quiet" icon="flag" onClick={() => setReporting(true)}>
            {t('actions.report')}
          </Button>
        )}
      </div>
      {reporting && <ReportDialog target="message" id={message.id} open onClose={then(() => setReporting(false))} />}
    </div>
  );
}

/** At once, and it can be taken back for a while. */
function useDeletion(put: MessageActs['put']): (id: string) => void {
  const t = useTexts('chat');
  const { run } = useToldCommand(deleteMessage);
  const set = async (id: string, deleted: boolean) => {
    const changed = await run({ id, deleted });
    if (changed !== null) put(changed);
    return changed !== null;
  };
  return (id) => {
    void set(id, true).then((done) => {
      if (done) showToast(t('actions.deleted'), { undo: { label: t('actions.undo'), onUndo: () => void set(id, false) } });
    });
  };
}
