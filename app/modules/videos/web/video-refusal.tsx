import { ResponseRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

/** Why this reader may not ask, and what would change it. */
export function VideoRefusal({ reasonKey }: { reasonKey: string | null }) {
  const t = useTexts('videos');
  if (reasonKey === null) return null;
  return <ResponseRefusal text={t(reasonKey)} signIn={reasonKey === 'respond.signIn' ? t('page.signIn') : null} />;
}
