import { useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SuggestedCommunity } from '../community-suggestion.contract.ts';
import css from './community-list.module.css';
import { CommunityRow } from './community-row.tsx';

/** Communities that may suit the reader; nothing where there are none. */
export function SuggestedCommunities({ communities }: { communities: readonly SuggestedCommunity[] }) {
  const t = useTexts('communities');
  if (communities.length === 0) return null;
  return (
    <section aria-labelledby="suggested-title" className={css.suggested}>
      <h2 id="suggested-title" className="t-title">
        {t('suggested.title')}
      </h2>
      <div className={css.rows}>
        {communities.map((community) => (
          <CommunityRow key={community.id} community={community} level={3}>
            <Reason reason={community.reason} />
          </CommunityRow>
        ))}
      </div>
      <h2 className="t-title">{t('suggested.all')}</h2>
    </section>
  );
}

function Reason({ reason: { key, value } }: Pick<SuggestedCommunity, 'reason'>) {
  const t = useTexts('communities');
  const reference = useTexts('reference');
  const words = {
    workplace: () => t('suggested.reason.workplace'),
    followed: () => t('suggested.reason.followed', { count: Number(value) }),
    city: () => t('suggested.reason.city', { city: value }),
    speciality: () => t('suggested.reason.speciality', { speciality: reference(`speciality.${value}`) }),
  };
  return (
    <p className={css.reason}>
      <Icon of="info-circle" size="s" decorative />
      {words[key]()}
    </p>
  );
}
