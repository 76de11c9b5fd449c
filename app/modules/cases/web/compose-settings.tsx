import { memo, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { BylinePanel } from '#modules/library/web/widgets/byline-panel.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type DraftSettings, tellsAuthor } from '../case-draft.contract.ts';
import { CONSENT_KINDS } from '../cases.contract.ts';
import { ComposeConsentDate } from './compose-consent-date.tsx';
import { ComposeRespondents } from './compose-respondents.tsx';
import type { DraftDesk } from './use-draft.ts';

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
  const { consent, anonymous, respondents } = settings;
  const [gaveWay, setGaveWay] = useState(false);

  /** Takes away what would tell who the author is, and gives it back with their name. */
  function handleAnonymous(chosen: boolean) {
    const tells = tellsAuthor({ anonymous: chosen, respondents });
    setGaveWay(tells);
    update({
      anonymous: chosen,
      ...(tells && { respondents: 'verified' }),
      ...(!chosen && gaveWay && { respondents: 'following' }),
    });
  }

  return (
    <>
      <Card as="section">
        <div className="stack">
          <div className="stack-s">
            <h2 className="t-sub">{t('compose.consent.title')}</h2>
            <p className="muted small">{t('compose.consent.lead')}</p>
          </div>
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
            <ComposeConsentDate consent={consent} update={update} error={errors['consent.date']} />
            <Checkbox
              label={t(consent.kind === 'notIdentifiable' ? 'compose.consent.notNeeded' : 'compose.consent.filed')}
              checked={consent.confirmed}
              onChange={({ currentTarget }) => update({ consent: { ...consent, confirmed: currentTarget.checked } })}
            />
          </FieldGroup>
        </div>
      </Card>
      <BylinePanel
        author={author}
        anonymous={anonymous}
        leftOut={settings.leftOut}
        published={published}
        now={now}
        onAnonymous={handleAnonymous}
        onLeftOut={(leftOut) => update({ leftOut })}
        t={t}
      />
      <ComposeRespondents
        settings={settings}
        gaveWay={gaveWay}
        errors={errors}
        onChoose={(some) => {
          if (some.respondents !== undefined) setGaveWay(false);
          update(some);
        }}
      />
    </>
  );
});
