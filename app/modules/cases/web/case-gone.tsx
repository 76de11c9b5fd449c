import { ItemGone } from '#modules/library/web/widgets/item-gone.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

/** What stands at the address of a case that was taken down. */
export function CaseGone() {
  const t = useTexts('cases');
  return <ItemGone title={t('page.gone.title')} text={t('page.gone.text')} others={{ path: '/cases', label: t('page.gone.others') }} />;
}
