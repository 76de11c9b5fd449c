/** The parts of a profile, in their order. */
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import type { ProfileItem, ProfileView } from '../profiles.contract.ts';
import { placeWords } from './place-line.tsx';
import css from './profile-body.module.css';
import { ProfileChecks } from './profile-checks.tsx';
import { ProfileHistory } from './profile-history.tsx';
import { ProfileItemList } from './profile-item-list.tsx';
import { ProfileSection } from './profile-section.tsx';

/** `own` invites the member to fill what is empty; others do not see empty parts. */
export function ProfileBody({ view, own }: { view: ProfileView; own: boolean }) {
  const t = useTexts('profiles');
  return (
    <>
      {!view.listed && (
        <p className={css.note} role="note">
          {t('page.unlisted')}
        </p>
      )}
      <About about={view.about} own={own} />
      <Practice view={view} />
      <ProfileChecks view={view} isOwn={own} />
      <RecentItems part="cases" items={view.recentCases} view={view} />
      <RecentItems part="others" items={view.recentItems} view={view} />
      {own && view.counts.items === 0 && <FirstItem />}
      <ProfileHistory view={view} />
    </>
  );
}

function About({ about, own }: { about: string | null; own: boolean }) {
  const t = useTexts('profiles');
  if (about === null && !own) return null;
  return (
    <ProfileSection title={t('page.about')}>
      {about === null ? (
        <div className={css.invite}>
          <p className="muted">{t('page.noAbout')}</p>
          <Link to="/profile/edit" className={buttonClass()}>
            {t('page.writeAbout')}
          </Link>
        </div>
      ) : (
        <div className={`read ${css.about}`}>
          {about.split(/\n\s*\n/).map((paragraph, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
            <p key={i}>{paragraph}</p>
          ))}
        </div>
      )}
    </ProfileSection>
  );
}

function Practice({ view }: { view: ProfileView }) {
  const t = useTexts('profiles');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { member, subSpeciality, practisingSince: since, yearsInPractice: years } = view;
  const experience =
    since === null || years === null
      ? null
      : years === 0
        ? t('practice.firstYear', { since })
        : t('practice.years', { count: years, since });
  const rows = [
    { id: 'workplace', detail: member.workplace },
    { id: 'speciality', detail: member.speciality && reference(`speciality.${member.speciality}`) },
    { id: 'subSpeciality', detail: subSpeciality },
    { id: 'experience', detail: experience },
    { id: 'place', detail: placeWords(member, language) },
    { id: 'joined', detail: formatDate(language, view.joinedAt) },
  ].filter(({ detail }) => detail);
  return (
    <ProfileSection title={t('practice.title')}>
      <DefinitionList items={rows.map(({ id, detail }) => ({ id, term: t(`practice.${id}`), detail }))} />
    </ProfileSection>
  );
}

interface RecentItemsProps {
  part: 'cases' | 'others';
  items: readonly ProfileItem[];
  view: ProfileView;
}

/** The newest cases, or the newest of what else the member shared. */
function RecentItems({ part, items, view: { counts, member } }: RecentItemsProps) {
  const t = useTexts('profiles');
  if (items.length === 0) return null;
  const path = `/profile/${member.id}/contributions`;
  const cases = counts.kinds.case ?? 0;
  const count = part === 'cases' ? cases : counts.items - cases;
  const all = count > items.length && (
    <Link to={part === 'cases' ? `${path}?kind=case` : path}>{t(part === 'cases' ? 'items.allCases' : 'items.all')}</Link>
  );
  return (
    <ProfileSection title={t(part === 'cases' ? 'items.recentCases' : 'items.others')} action={all}>
      <ProfileItemList items={items} headingLevel={3} />
    </ProfileSection>
  );
}

function FirstItem() {
  const t = useTexts('profiles');
  return (
    <ProfileSection title={t('items.recent')}>
      <div className={css.invite}>
        <p className="muted">{t('items.emptyOwn')}</p>
        <Link to="/content_creator" className={buttonClass()}>
          {t('items.write')}
        </Link>
      </div>
    </ProfileSection>
  );
}
