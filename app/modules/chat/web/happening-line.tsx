import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { Conversation } from '../chat.contract.ts';
import type { Happening, Message } from '../chat-message.contract.ts';
import css from './conversation.module.css';

export interface HappeningLineProps {
  message: Message;
  happening: Happening;
  conversation: Conversation;
  memberId: string;
}

/** What the conversation says about itself: who came, who left, what it is called now. */
export function HappeningLine({ message, happening, conversation, memberId }: HappeningLineProps) {
  const t = useTexts('chat');
  const language = useLanguage();
  const nameOf = (id: string) =>
    id === memberId ? t('you') : (conversation.participants.find(({ member }) => member.id === id)?.member.name ?? t('somebody'));
  const { what, memberIds, value } = happening;
  const who = message.authorId === memberId ? t('youFirst') : (message.authorName ?? t('gone'));
  const whom = formatList(language, memberIds.map(nameOf));
  const named = what === 'disappearing' ? t(`disappearing.${value ?? '0'}`) : (value ?? '');
  return (
    <p className={css.happening} dir="auto">
      {t(`happening.${what}`, { who, whom, value: named })}
    </p>
  );
}
