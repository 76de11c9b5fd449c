import { ItemGone } from '#modules/library/web/widgets/item-gone.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

/** What stands at the address of an issue that was taken back: the mails that have left lead there. */
export function IssueGone() {
  const t = useTexts('newsletters');
  return (
    <ItemGone title={t('issue.gone.title')} text={t('issue.gone.text')} others={{ path: '/newsletters', label: t('issue.gone.others') }} />
  );
}
