import { Seo } from '#platform/web/seo.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

export default function Home() {
  const t = useTexts('shell');
  return (
    <main id="main">
      <Seo title={t('home.title')} description={t('home.description')} />
      <h1>{t('home.title')}</h1>
    </main>
  );
}
