import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MOST_FOR_CASE } from '../case-pictures.contract.ts';
import type { Message } from '../chat-message.contract.ts';
import { choiceFor } from './case-choice.tsx';
import css from './discuss-dialog.module.css';
import { MessagePicture } from './message-picture.tsx';
import { useDiscussAsCase } from './use-discuss-as-case.ts';

export interface DiscussDialogProps {
  conversationId: string;
  messages: readonly Message[];
  /** The message it began with: chosen already. */
  first: Message;
  foldedIds: readonly string[];
  memberId: string;
  onClose: () => void;
}

/** Which messages a case begins with: their words, and their pictures. */
export function DiscussDialog({ conversationId, messages, first, foldedIds, memberId, onClose }: DiscussDialogProps) {
  const t = useTexts('chat');
  const { pending, run } = useDiscussAsCase(conversationId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([first.id]));
  const offered = choiceFor(messages, first, foldedIds);
  // What was taken back or has disappeared meanwhile is chosen no more.
  const taken = offered.filter(({ id }) => chosen.has(id));

  function handleChoice(id: string, on: boolean) {
    setChosen((known) => new Set(on ? [...known, id] : [...known].filter((one) => one !== id)));
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('discuss.title')}
      description={t('discuss.text')}
      closeLabel={t('discuss.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('discuss.cancel')}
          </Button>
          <Button
            variant="primary"
            icon="stethoscope"
            disabled={taken.length === 0}
            pending={pending}
            pendingLabel={t('actions.discuss')}
            onClick={() => run(taken)}
          >
            {t('discuss.begin', { count: taken.length })}
          </Button>
        </>
      }
    >
      <ul className={css.messages}>
        {offered.map(({ id, authorId, authorName, text, image }) => (
          <li key={id} className={css.message}>
            <Checkbox
              label={`${authorId === memberId ? t('youFirst') : (authorName ?? t('gone'))}: ${text || t('messages.picture')}`}
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && taken.length >= MOST_FOR_CASE}
              onChange={({ currentTarget }) => handleChoice(id, currentTarget.checked)}
            />
            {image !== null && <MessagePicture id={id} image={image} className={css.picture} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
