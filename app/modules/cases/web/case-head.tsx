import { formatDate } from '#platform/i18n/format.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import { BookmarkButton } from '#modules/library/web/widgets/bookmark-button.tsx';
import { FollowItemButton } from '#modules/library/web/widgets/follow-item-button.tsx';
import { ShareButton } from '#modules/library/web/widgets/share-button.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Byline, MetaLine } from '#ui/byline.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-head.module.css';
import { patientWords, settingWords } from './patient-line.tsx';

/** Where we are, the title, the patient line, and who tells it. */
export function CaseHead({ view }: { view: CaseView }) {
  const t = useTexts('cases');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { item, content, updates } = view;
  const { byline, specialities } = item;
  const [leading] = specialities;
  const lastUpdate = updates.at(-1);
  const anonymous = byline.kind === 'anonymous';

  return (
    <header className={css.head}>
      <nav aria-label={t('page.youAreHere')} className={css.crumb}>
        <Link to="/cases">{t('page.cases')}</Link>
        {leading !== undefined && (
          <>
            <span aria-hidden>/</span>
            <Link to={`/cases?speciality=${leading}`}>{reference(`speciality.${leading}`)}</Link>
          </>
        )}
        {item.solved && <Badge tone="good">{t('page.solved')}</Badge>}
      </nav>
      <h1 className="t-display" lang={item.language}>
        {content.title}
      </h1>
      <DefinitionList
        look="columns"
        items={[
          { id: 'patient', term: t('page.patientLabel'), detail: patientWords(t, language, content.patient) },
          { id: 'setting', term: t('page.settingLabel'), detail: settingWords(t, content.patient) },
          { id: 'complaint', term: t('page.complaintLabel'), detail: <span lang={item.language}>{content.patient.chiefComplaint}</span> },
        ]}
      />
      <div className={css.by}>
        <Byline
          avatar={
            anonymous ? (
              <Avatar anonymous decorative />
            ) : (
              <Avatar id={byline.id} name={byline.name} src={byline.photo && imageSource(byline.photo, 480)} decorative />
            )
          }
          name={anonymous ? t('page.anonymous') : <Link to={`/profile/${byline.id}`}>{byline.name}</Link>}
          verifiedLabel={byline.verified ? t('page.verified') : undefined}
          meta={
            <MetaLine>
              {byline.speciality !== null && reference(`speciality.${byline.speciality}`)}
              {anonymous && byline.experience !== null && t(`page.experience.${byline.experience}`)}
              {anonymous ? byline.province : byline.workplace}
              <TimeAgo iso={item.publishedAt} />
              {lastUpdate !== undefined && <a href={`#update-${lastUpdate.id}`}>{t('page.updatedAt', { date: formatDate(language, lastUpdate.at) })}</a>}
            </MetaLine>
          }
        />
        <div className={css.acts}>
          <FollowItemButton itemId={item.id} following={item.my?.following ?? false} />
          <BookmarkButton itemId={item.id} bookmarked={item.my?.bookmarked ?? false} />
          <ShareButton title={content.title} />
        </div>
      </div>
    </header>
  );
}
