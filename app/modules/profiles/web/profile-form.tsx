import { SubSpecialityInput } from '#modules/reference/web/widgets/sub-speciality-input.tsx';
import { formatNumber } from '#platform/i18n/format.ts';
import { Phrase, useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { WholeArea, WholeInput } from '#platform/web/whole-text.tsx';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH } from '../profile-draft.contract.ts';
import { AcademicEditor } from './academic-editor.tsx';
import { fieldId } from './draft-problems.tsx';
import { PhotoField, type PhotoFieldProps } from './photo-field.tsx';
import css from './profile-form.module.css';
import { PublicationEditor } from './publication-editor.tsx';
import type { DraftInWork } from './use-profile-draft.ts';
import { WorkplaceEditor } from './workplace-editor.tsx';

export interface ProfileFormProps {
  member: { id: string; name: string; speciality: string | null };
  draft: Pick<DraftInWork, 'content' | 'photo' | 'works' | 'change'>;
  /** Of the photo: the page is not left before it is done. */
  upload: PhotoFieldProps['upload'];
  /** By field, in words. */
  problems: Readonly<Record<string, string>>;
}

export function ProfileForm({ member, draft: { content, photo, works, change }, upload, problems }: ProfileFormProps) {
  const t = useTexts('profiles');
  const language = useLanguage();
  const left = ABOUT_LENGTH - content.about.trim().length;
  return (
    <div className={css.form}>
      <PhotoField
        id={fieldId('photoId')}
        member={member}
        photo={photo}
        upload={upload}
        error={problems.photoId}
        onChange={(next) => change({ photoId: next?.id ?? null }, { photo: next })}
      />
      <Field
        id={fieldId('about')}
        label={t('edit.about')}
        note={t('edit.optional')}
        error={problems.about}
        help={`${t('edit.aboutHelp')} ${t('edit.aboutCount', { left: formatNumber(language, left) })}`}
      >
        {(control) => (
          <WholeArea
            {...control}
            look="reading"
            rows={6}
            value={content.about}
            maxLength={ABOUT_LENGTH}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      <p className="muted">
        <Phrase
          text={t('edit.elsewhere')}
          parts={{
            link: (words) => (
              <Link to="/settings#details" className="link-quiet">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <Field id={fieldId('workplace')} label={t('edit.workplace')} error={problems.workplace} required>
        {(control) => (
          <WholeInput
            {...control}
            autoComplete="organization"
            value={content.workplace}
            maxLength={200}
            onChange={(event) => change({ workplace: event.target.value })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field id={fieldId('subSpeciality')} label={t('edit.subSpeciality')} note={t('edit.optional')} error={problems.subSpeciality}>
          {(control) => (
            <SubSpecialityInput
              control={control}
              speciality={member.speciality ?? ''}
              value={content.subSpeciality}
              maxLength={200}
              onChange={(subSpeciality) => change({ subSpeciality })}
            />
          )}
        </Field>
        <Field
          id={fieldId('practisingSince')}
          label={t('edit.practisingSince')}
          help={t('edit.practisingSinceHelp')}
          error={problems.practisingSince}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={content.practisingSince}
              maxLength={10}
              onChange={(event) => change({ practisingSince: event.target.value })}
            />
          )}
        </Field>
      </div>
      <WorkplaceEditor rows={content.workplaces} problems={problems} onChange={(workplaces) => change({ workplaces })} />
      <AcademicEditor rows={content.academics} problems={problems} onChange={(academics) => change({ academics })} />
      <PublicationEditor
        dois={content.publications}
        works={works}
        problems={problems}
        onChange={(publications, next) => change({ publications }, { works: next })}
      />
      <Switch
        label={t('edit.listed')}
        help={t('edit.listedHelp')}
        checked={content.isProfileListed}
        onChange={(event) => change({ isProfileListed: event.target.checked })}
      />
    </div>
  );
}
