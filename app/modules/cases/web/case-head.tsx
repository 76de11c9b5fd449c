import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import headCss from '#modules/library/web/widgets/item-head.module.css';
import { LaterItemActs } from '#modules/library/web/widgets/later-item-parts.tsx';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
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
  const [leading] = item.specialities;
  const lastUpdate = updates.at(-1);

  return (
    <header className={`${headCss.head} ${css.columns}`}>
      <nav aria-label={t('page.youAreHere')} className={headCss.crumb}>
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
      <div className={headCss.by}>
        <div>
          <ItemByline byline={item.byline} at={item.publishedAt} />
          {lastUpdate !== undefined && (
            <a href={`#update-${lastUpdate.id}`} className={css.updated}>
              {t('page.updatedAt', { date: formatDate(language, lastUpdate.at) })}
            </a>
          )}
        </div>
        <LaterItemActs item={item} />
      </div>
    </header>
  );
}
