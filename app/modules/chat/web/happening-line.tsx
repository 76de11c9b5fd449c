import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { Message, ShownHappening } from '../chat-message.contract.ts';
import css from './conversation.module.css';

export interface HappeningLineProps {
  message: Message;
  happening: ShownHappening;
  memberId: string;
}

/** What the conversation says about itself: who came, who left, what it is called now. */
export function HappeningLine({ message, happening, memberId }: HappeningLineProps) {
  const t = useTexts('chat');
  const language = useLanguage();
  const { what, memberIds, names, value } = happening;
  const who = message.authorId === memberId ? t('youFirst') : (message.authorName ?? t('gone'));
  const whom = formatList(
    language,
    memberIds.map((id, n) => (id === memberId ? t('you') : (names[n] ?? t('gone')))),
  );
  const named = what === 'disappearing' ? t(`disappearing.${value ?? '0'}`) : (value ?? '');
  return (
    <p className={css.happening} dir="auto">
      {t(`happening.${what}`, { who, whom, value: named })}
    </p>
  );
}
