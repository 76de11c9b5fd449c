import { ItemGone } from '#modules/library/web/widgets/item-gone.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

/** What stands at the address of a post that was taken down. */
export function PostGone() {
  const t = useTexts('posts');
  return <ItemGone title={t('page.gone.title')} text={t('page.gone.text')} others={{ path: '/posts', label: t('page.gone.others') }} />;
}
