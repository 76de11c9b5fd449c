import { ItemGone } from '#modules/library/web/widgets/item-gone.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

/** What stands at the address of a video that was taken down. */
export function VideoGone() {
  const t = useTexts('videos');
  return <ItemGone title={t('page.goneTitle')} text={t('page.goneText')} others={{ path: '/video', label: t('page.others') }} />;
}
