import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MOST_FOR_CASE } from '../case-pictures.contract.ts';
import type { Message } from '../chat-message.contract.ts';
import css from './discuss-dialog.module.css';
import { MessagePicture } from './message-picture.tsx';
import { useDiscussAsCase } from './use-discuss-as-case.ts';

/** Messages around the one it began with. */
const BEFORE = 10;
const AFTER = 20;

export interface DiscussDialogProps {
  conversationId: string;
  messages: readonly Message[];
  /** The message it began with: chosen already. */
  first: Message;
  memberId: string;
  onClose: () => void;
}

/** Which messages a case begins with: their words, and their pictures. */
export function DiscussDialog({ conversationId, messages, first, memberId, onClose }: DiscussDialogProps) {
  const t = useTexts('chat');
  const { pending, run } = useDiscussAsCase(conversationId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([first.id]));
  const fit = messages.filter(({ text, image, deleted, happening }) => !deleted && happening === null && (text !== '' || image !== null));
  const place = fit.findIndex(({ id }) => id === first.id);
  const offered = fit.slice(Math.max(0, place - BEFORE), place + AFTER + 1);

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
            disabled={chosen.size === 0}
            pending={pending}
            pendingLabel={t('actions.discuss')}
            onClick={() => run(offered.filter(({ id }) => chosen.has(id)))}
          >
            {t('discuss.begin', { count: chosen.size })}
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
              disabled={!chosen.has(id) && chosen.size >= MOST_FOR_CASE}
              onChange={({ currentTarget }) => handleChoice(id, currentTarget.checked)}
            />
            {image !== null && <MessagePicture id={id} image={image} className={css.picture} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
