import { memo } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

export interface NarrativeProps {
  value: string;
  update: DraftDesk['update'];
  error: string | undefined;
  language: string;
}

/** The line a colleague would open the case for. */
export const ComposeTitle = memo(function ComposeTitle({ value, update, error, language }: NarrativeProps) {
  const t = useTexts('cases');
  return (
    <LineField
      path="title"
      label={t('compose.title.label')}
      help={t('compose.title.help')}
      error={error}
      language={language}
      value={value}
      onValue={(title) => update('title', () => title)}
    />
  );
});

/** The story, in the reading face. */
export const ComposePresentation = memo(function ComposePresentation({ value, update, error, language }: NarrativeProps) {
  const t = useTexts('cases');
  return (
    <ComposeSection name="presentation" title={t('compose.presentation.title')} note={t('compose.presentation.note')}>
      <Field
        id={fieldId('presentation')}
        label={t('compose.presentation.title')}
        hideLabel
        help={t('compose.presentation.help')}
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            look="reading"
            rows={8}
            lang={language}
            placeholder={t('compose.presentation.placeholder')}
            value={value}
            onChange={({ currentTarget }) => update('presentation', () => currentTarget.value)}
          />
        )}
      </Field>
    </ComposeSection>
  );
});
