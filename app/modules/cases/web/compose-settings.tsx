import { memo } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { BylinePanel } from '#modules/library/web/widgets/byline-panel.tsx';
import { SpecialitiesField } from '#modules/library/web/widgets/specialities-field.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import type { DraftSettings } from '../case-draft.contract.ts';
import { CONSENT_KINDS, RESPONDENTS } from '../cases.contract.ts';
import css from './compose-settings.module.css';
import type { DraftDesk } from './use-draft.ts';

const MAX_RESPONDENT_SPECIALITIES = 10;

export interface ComposeSettingsProps {
  settings: DraftSettings;
  author: Author;
  now: string;
  update: DraftDesk['updateSettings'];
  errors: Readonly<Record<string, string>>;
  /** The byline of a published case stays as it was. */
  published: boolean;
}

/** Consent, byline and who may respond: the right column below the de-identification. */
export const ComposeSettings = memo(function ComposeSettings({ settings, author, now, update, errors, published }: ComposeSettingsProps) {
  const t = useTexts('cases');
  const { consent, anonymous, respondents, respondentSpecialities } = settings;
  return (
    <>
      <Card as="section">
        <h2 className="t-sub">{t('compose.consent.title')}</h2>
        <p className="muted small">{t('compose.consent.lead')}</p>
        <FieldGroup
          id={fieldId('settings.consent')}
          label={<span className="visually-hidden">{t('compose.consent.title')}</span>}
          error={errors.consent}
        >
          <Field label={t('compose.consent.how')}>
            {(control) => (
              <Select
                {...control}
                value={consent.kind ?? ''}
                placeholder={t('compose.choose')}
                options={CONSENT_KINDS.map((kind) => ({ value: kind, label: t(`compose.consent.kind.${kind}`) }))}
                onChange={({ currentTarget }) =>
                  update({ consent: { ...consent, kind: CONSENT_KINDS.find((kind) => kind === currentTarget.value) ?? null } })
                }
              />
            )}
          </Field>
          <Checkbox
            label={t(consent.kind === 'notIdentifiable' ? 'compose.consent.notNeeded' : 'compose.consent.filed')}
            checked={consent.confirmed}
            onChange={({ currentTarget }) => update({ consent: { ...consent, confirmed: currentTarget.checked } })}
          />
        </FieldGroup>
      </Card>
      <BylinePanel
        author={author}
        anonymous={anonymous}
        published={published}
        now={now}
        onAnonymous={(chosen) => update({ anonymous: chosen })}
        t={t}
      />
      <Card as="section">
        <RadioGroup
          name="respondents"
          label={<span className="t-sub">{t('compose.respondents.title')}</span>}
          help={t('compose.respondents.help')}
          value={respondents}
          onValueChange={(kind) => update({ respondents: kind })}
          options={RESPONDENTS.map((kind) => ({ value: kind, label: t(`compose.respondents.kind.${kind}`) }))}
        />
        {respondents === 'specialities' && (
          <div className={css.chosen}>
            <SpecialitiesField
              t={t}
              id={fieldId('settings.respondentSpecialities')}
              label={t('compose.respondents.which')}
              error={errors.respondentSpecialities}
              value={respondentSpecialities}
              most={MAX_RESPONDENT_SPECIALITIES}
              onValue={(slugs) => update({ respondentSpecialities: slugs })}
            />
          </div>
        )}
      </Card>
    </>
  );
});
