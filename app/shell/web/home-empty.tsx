import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { COMPOSE_PATH } from './sections.ts';

export function HomeEmpty({ filter }: { filter: 'forYou' | 'following' }) {
  const t = useTexts('shell');
  if (filter === 'following') {
    return (
      <EmptyState
        art="colleagues"
        title={t('home.empty.following')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('home.feed.forYou')}
          </Link>
        }
      >
        {t('home.empty.followingText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('home.empty.forYou')}
      action={
        <Link to={COMPOSE_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('frame.compose')}
        </Link>
      }
    >
      {t('home.empty.forYouText')}
    </EmptyState>
  );
}
