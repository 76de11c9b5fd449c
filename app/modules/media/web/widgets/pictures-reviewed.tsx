import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import css from './pictures-reviewed.module.css';

/** What a picture may give away; text `compose.looksFor.<it>`. */
const LOOKS_FOR = ['face', 'tattoo', 'label', 'wristband'] as const;

export interface PicturesReviewedProps {
  /** Of the field in its form. */
  path: string;
  error: string | undefined;
  reviewed: boolean;
  onReviewed: (reviewed: boolean) => void;
}

/** The question what the pictures of a text give away, and the writer's word that they have looked. Texts: `media`. */
export function PicturesReviewed({ path, error, reviewed, onReviewed }: PicturesReviewedProps) {
  const t = useTexts('media');
  return (
    <FieldGroup id={fieldId(path)} label={t('compose.review')} error={error}>
      <ul className={css.looks}>
        {LOOKS_FOR.map((what) => (
          <li key={what}>{t(`compose.looksFor.${what}`)}</li>
        ))}
      </ul>
      <Checkbox
        label={t('compose.reviewed')}
        help={t('compose.reviewedHelp')}
        checked={reviewed}
        onChange={({ currentTarget }) => onReviewed(currentTarget.checked)}
      />
    </FieldGroup>
  );
}
