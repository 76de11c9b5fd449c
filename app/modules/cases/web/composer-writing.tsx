import { useMemo } from 'react';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { SpecialitiesField } from '#modules/library/web/widgets/specialities-field.tsx';
import { errorsOf, fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { CASE_LIMITS, DISCLOSURE_KINDS, EXAM_KINDS, HISTORY_KINDS } from '../case-content.contract.ts';
import type { Sought } from './compose-image.tsx';
import { ComposeImages } from './compose-images.tsx';
import { ComposeLabs } from './compose-labs.tsx';
import { LineRows, type LineSection } from './compose-line-rows.tsx';
import { newKey } from './compose-list.tsx';
import { ComposePresentation, ComposeTitle } from './compose-narrative.tsx';
import { ComposeParts } from './compose-parts.tsx';
import { ComposePatient } from './compose-patient.tsx';
import { ComposeQuestion } from './compose-question.tsx';
import { ComposeReferences } from './compose-references.tsx';
import { ComposeVitals } from './compose-vitals.tsx';
import css from './composer-writing.module.css';
import type { DraftDesk } from './use-draft.ts';

const MAX_SPECIALITIES = 4;
const MAX_STUDIES = 12;

const SECTIONS = [
  'patient',
  'history',
  'examination',
  'vitals',
  'investigations',
  'studies',
  'images',
  'timeline',
  'question',
  'disclosure',
  'takeHome',
  'references',
  'settings',
] as const;

const newLines: Readonly<
  Record<Exclude<LineSection, 'references'>, { readonly most: number; readonly make: () => { readonly key: string } }>
> = {
  studies: { most: MAX_STUDIES, make: () => ({ key: newKey(), title: '', finding: '' }) },
  timeline: { most: CASE_LIMITS.timeline, make: () => ({ key: newKey(), when: '', text: '' }) },
  takeHome: { most: CASE_LIMITS.takeHome, make: () => ({ key: newKey(), text: '' }) },
};

export interface ComposerWritingProps {
  desk: DraftDesk;
  errors: FieldErrors;
  sought: Sought | null;
}

/** The whole case as a form, in the order in which it is presented. */
export function ComposerWriting({ desk, errors, sought }: ComposerWritingProps) {
  const t = useTexts('cases');
  const { form, settings, images, update, updateSettings, addImage } = desk;
  const { language } = settings;
  // One object per section that stays the same while nothing changes, so that typing draws one section only.
  const wrong = useMemo(
    () => Object.fromEntries(SECTIONS.map((name) => [name, errorsOf(errors, name)])) as Record<(typeof SECTIONS)[number], FieldErrors>,
    [errors],
  );
  const lines = (section: keyof typeof newLines) => (
    <LineRows
      section={section}
      rows={form[section]}
      update={update}
      errors={wrong[section]}
      language={language}
      max={newLines[section].most}
      make={newLines[section].make}
    />
  );
  return (
    <>
      <div className={css.head}>
        <ComposeTitle value={form.title} update={update} error={errors.title} language={language} />
        <div className={css.about}>
          <LanguageField
            id={fieldId('settings.language')}
            label={t('compose.language.label')}
            nameOf={(code) => t(`compose.language.${code}`)}
            value={language}
            onValue={(chosen) => updateSettings({ language: chosen })}
          />
          <SpecialitiesField
            t={t}
            id={fieldId('settings.specialities')}
            label={t('compose.specialities.label')}
            help={t('compose.specialities.help')}
            error={errors['settings.specialities']}
            value={settings.specialities}
            most={MAX_SPECIALITIES}
            onValue={(specialities) => updateSettings({ specialities })}
          />
        </div>
      </div>
      <ComposePatient patient={form.patient} update={update} errors={wrong.patient} language={language} />
      <ComposePresentation value={form.presentation} update={update} error={errors.presentation} language={language} />
      <ComposeParts
        section="history"
        kinds={HISTORY_KINDS}
        rows={form.history}
        update={update}
        errors={wrong.history}
        language={language}
      />
      <ComposeParts
        section="examination"
        kinds={EXAM_KINDS}
        rows={form.examination}
        update={update}
        errors={wrong.examination}
        language={language}
      />
      <ComposeVitals rows={form.vitals} patient={form.patient} update={update} errors={wrong.vitals} caseLanguage={language} />
      <ComposeLabs
        table={form.investigations}
        patient={form.patient}
        update={update}
        errors={wrong.investigations}
        caseLanguage={language}
      />
      {lines('studies')}
      <ComposeImages
        rows={form.images}
        images={images}
        reviewed={settings.imagesReviewed}
        update={update}
        updateSettings={updateSettings}
        addImage={addImage}
        errors={wrong.images}
        reviewError={errors['settings.imagesReviewed']}
        sought={sought}
        language={language}
      />
      {lines('timeline')}
      <ComposeQuestion
        question={form.question}
        update={update}
        errors={wrong.question}
        language={language}
        answered={desk.answeredQuestion !== null}
      />
      <ComposeParts
        section="disclosure"
        kinds={DISCLOSURE_KINDS}
        rows={form.disclosure}
        update={update}
        errors={wrong.disclosure}
        language={language}
      />
      {lines('takeHome')}
      <ComposeReferences desk={desk} errors={wrong.references} />
    </>
  );
}
