import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { SpecialitiesField } from '#modules/library/web/widgets/specialities-field.tsx';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { FiguresField } from '#modules/media/web/widgets/figures-field.tsx';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LineField } from '#platform/web/line-field.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Field } from '#ui/field.tsx';
import { POST_LIMITS } from '../post-content.contract.ts';
import { PostFilesField } from './post-files-field.tsx';
import { PostPollField } from './post-poll-field.tsx';
import { PostRetractions } from './post-retractions.tsx';
import css from './post-writing.module.css';
import type { PostDesk } from './use-post-draft.ts';

/** The whole post as a form, in the order in which it is read. */
export function PostWriting({ desk, errors }: { desk: PostDesk; errors: FieldErrors }) {
  const t = useTexts('posts');
  const { form, settings, update, updateSettings } = desk;
  const { language } = settings;
  return (
    <div className={css.form}>
      <LineField
        path="title"
        label={t('compose.title.label')}
        help={t('compose.title.help')}
        error={errors.title}
        language={language}
        value={form.title}
        onValue={(title) => update('title', () => title)}
      />
      <div lang={language}>
        <Field id={fieldId('body')} label={t('compose.body.label')} help={t('compose.body.help')} error={errors.body}>
          {(control) => (
            <WritingField
              itemId={desk.changes}
              control={control}
              value={form.body}
              onChange={(body) => update('body', () => body)}
              maxLength={POST_LIMITS.body}
              rows={7}
              look="reading"
            />
          )}
        </Field>
      </div>
      <PostRetractions desk={desk} />
      <FiguresField
        rows={form.images}
        images={desk.images}
        purpose="post"
        most={POST_LIMITS.images}
        language={language}
        errors={errors}
        reviewed={settings.imagesReviewed}
        reviewedPath="settings.imagesReviewed"
        onImage={desk.addImage}
        onRows={(change) => update('images', change)}
        onReviewed={(imagesReviewed) => updateSettings({ imagesReviewed })}
      />
      <PostPollField desk={desk} errors={errors} />
      <PostFilesField files={form.files} error={errors.files} update={update} />
      <div className={css.about}>
        <LanguageField
          id={fieldId('settings.language')}
          label={t('compose.language.label')}
          nameOf={(code) => t(`compose.language.${code}`)}
          value={language}
          onValue={(chosen) => updateSettings({ language: chosen })}
        />
        <SpecialitiesField
          id={fieldId('settings.specialities')}
          label={t('compose.specialities.label')}
          help={t('compose.specialities.help')}
          error={errors['settings.specialities']}
          value={settings.specialities}
          most={POST_LIMITS.specialities}
          onValue={(specialities) => updateSettings({ specialities })}
          t={t}
        />
      </div>
    </div>
  );
}
