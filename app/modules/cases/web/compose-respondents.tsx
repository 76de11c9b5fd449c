import { SpecialitiesField } from '#modules/library/web/widgets/specialities-field.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { type DraftSettings, tellsAuthor } from '../case-draft.contract.ts';
import { RESPONDENTS } from '../cases.contract.ts';
import css from './compose-respondents.module.css';

const MAX_RESPONDENT_SPECIALITIES = 10;

type Respondents = Pick<DraftSettings, 'respondents' | 'respondentSpecialities'>;

export interface ComposeRespondentsProps {
  settings: Respondents & Pick<DraftSettings, 'anonymous'>;
  /** What was chosen gave way when the author became anonymous. */
  gaveWay: boolean;
  errors: Readonly<Record<string, string>>;
  onChoose: (some: Partial<Respondents>) => void;
}

/** Who may respond. What would lead to an anonymous author stands there, cannot be chosen, and says why. */
export function ComposeRespondents({ settings, gaveWay, errors, onChoose }: ComposeRespondentsProps) {
  const t = useTexts('cases');
  const { anonymous, respondents, respondentSpecialities } = settings;
  const optionOf = (kind: DraftSettings['respondents']) => {
    const tells = tellsAuthor({ anonymous, respondents: kind });
    const label = t(`compose.respondents.kind.${kind}`);
    return { value: kind, label, disabled: tells, ...(tells && { help: t('compose.respondents.followingTells') }) };
  };
  return (
    <Card as="section">
      <RadioGroup
        id={fieldId('settings.respondents')}
        name="respondents"
        label={<span className="t-sub">{t('compose.respondents.title')}</span>}
        help={t('compose.respondents.help')}
        // It is over as soon as either of the two is another.
        error={tellsAuthor(settings) ? errors.respondents : undefined}
        value={respondents}
        onValueChange={(kind) => onChoose({ respondents: kind })}
        options={RESPONDENTS.map(optionOf)}
      />
      {gaveWay && (
        <p role="status" className="small">
          {t('compose.respondents.gaveWay')}
        </p>
      )}
      {respondents === 'specialities' && (
        <div className={css.chosen}>
          <SpecialitiesField
            t={t}
            id={fieldId('settings.respondentSpecialities')}
            label={t('compose.respondents.which')}
            error={errors.respondentSpecialities}
            value={respondentSpecialities}
            most={MAX_RESPONDENT_SPECIALITIES}
            onValue={(slugs) => onChoose({ respondentSpecialities: slugs })}
          />
        </div>
      )}
    </Card>
  );
}
