import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import css from './chat.module.css';

export default function ChatStartRoute() {
  const t = useTexts('chat');
  return (
    <div className={css.start}>
      <Seo title={t('title')} description={t('description')} noindex />
      <EmptyState art="envelope" title={t('start.title')}>
        {t('start.text')}
      </EmptyState>
    </div>
  );
}
