/** What a list shows of a case: who the patient is, a picture, and the author's question. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { CardCover } from '#modules/media/web/widgets/card-cover.tsx';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import type { CaseCard } from '../../cases.contract.ts';
import { ageAndSexText } from '../../patient-words.contract.ts';
import css from './case-card-body.module.css';

/** Pages that use it list the texts `cases`. `first` is the card above the fold. */
export function CaseCardBody({ item, first }: { item: ItemCard; first: boolean }) {
  const t = useTexts('cases');
  const language = useLanguage();
  // An item of kind `case` carries this card: the cases module registers no other.
  const { patient, cover, images, question } = item.card as CaseCard;
  const { key, values } = ageAndSexText(patient);
  const path = `/cases/${item.id}`;
  return (
    <>
      <p className={css.patient}>
        <span>{t(key, values)}</span> <span>{t(`page.setting.${patient.setting}`)}</span>{' '}
        <span lang={item.language}>{patient.chiefComplaint}</span>
      </p>
      {cover && <CardCover cover={cover} to={path} more={images > 1 ? t('card.images', { count: images }) : null} first={first} />}
      {question !== null && (
        <div className={css.ask}>
          <p>
            <b>{t('card.ask')}</b>{' '}
            <span className={css.answered}>
              {t('card.answered', { count: item.counts.answers, shown: formatCount(language, item.counts.answers) })}
            </span>
          </p>
          <Link to={`${path}#question`} className={buttonClass({ variant: 'primary' })}>
            {t('card.readAndAnswer')}
          </Link>
        </div>
      )}
    </>
  );
}
