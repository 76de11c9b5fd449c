import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Conversation } from '../chat.contract.ts';
import css from './conversation-head.module.css';
import { Face, inBox, useTitle } from './conversation-row.tsx';

const ConversationDialog = onDemand(async () => (await import('./conversation-dialog.tsx')).ConversationDialog);

export interface ConversationHeadProps {
  conversation: Conversation;
  memberId: string;
  onChanged: () => void;
}

export function ConversationHead({ conversation, memberId, onChanged }: ConversationHeadProps) {
  const t = useTexts('chat');
  const title = useTitle()(conversation);
  const [open, setOpen] = useState(false);
  const { partner, disappearAfter } = conversation;
  const [address] = useSearchParams();
  const box = address.get('box') === 'requests' ? 'requests' : 'chats';
  return (
    <header className={css.head}>
      <Link
        to={inBox('/chat', box)}
        aria-label={t('head.back')}
        className={classNames(buttonClass({ variant: 'quiet', square: true }), css.back)}
      >
        <Icon of="chevron-left" decorative />
      </Link>
      <Face {...conversation} />
      <div className={css.title}>
        <h1 className="t-sub" dir="auto">
          {partner === null ? (
            title
          ) : (
            <Link to={`/profile/${partner.id}`} className="link-ink">
              {title}
            </Link>
          )}
        </h1>
        <p className={css.sub}>
          <Subline conversation={conversation} />
          {disappearAfter > 0 && ` · ${t(`disappearing.${disappearAfter}`)}`}
        </p>
      </div>
      {conversation.muted && <Icon of="bell-off" label={t('list.muted')} />}
      <Link to={`/chat/${conversation.id}?find=`} aria-label={t('find.open')} className={buttonClass({ variant: 'quiet', square: true })}>
        <Icon of="search" decorative />
      </Link>
      <IconButton icon="info-circle" label={t('head.details')} onClick={() => setOpen(true)} />
      {open && <ConversationDialog conversation={conversation} memberId={memberId} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </header>
  );
}

function Subline({ conversation: { kind, partner, participants, takingPart } }: { conversation: Conversation }) {
  const t = useTexts('chat');
  const speciality = useTexts('reference');
  if (kind === 'group') return takingPart ? t('head.members', { count: participants.length }) : t('head.left');
  if (partner === null) return t('gone');
  return [partner.speciality === null ? null : speciality(`speciality.${partner.speciality}`), partner.workplace]
    .filter(Boolean)
    .join(' · ');
}
