import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MAX_CHAPTERS, VIDEO_DESCRIPTION, VIDEO_TITLE, type VideoDetails } from '../video-upload.contract.ts';
import css from './video-edit.module.css';
import { VideoSpecialities } from './video-specialities.tsx';

export interface VideoFieldsProps {
  details: VideoDetails;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<VideoDetails>) => void;
}

/** The author's words about a video. */
export function VideoFields({ details, errors, onChange }: VideoFieldsProps) {
  const t = useTexts('videos');
  return (
    <>
      <Field id="video-title" label={t('edit.title')} error={errors.title} required>
        {(control) => (
          <TextInput
            {...control}
            value={details.title}
            maxLength={VIDEO_TITLE}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field id="video-description" label={t('edit.description')} help={t('edit.descriptionHelp')} error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={details.description}
            maxLength={VIDEO_DESCRIPTION}
            rows={5}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <LanguageField
        id="video-language"
        label={t('edit.language')}
        error={errors.language}
        nameOf={(language) => t(`language.${language}`)}
        value={details.language}
        onValue={(language) => onChange({ language })}
      />
      <VideoSpecialities
        id="video-specialities"
        error={errors.specialities}
        value={details.specialities}
        onValue={(specialities) => onChange({ specialities })}
      />
      <Switch
        label={t('edit.membersOnly')}
        help={t('edit.membersOnlyHelp')}
        checked={details.membersOnly}
        onChange={(event) => onChange({ membersOnly: event.target.checked })}
      />
      <Chapters
        chapters={details.chapters}
        error={Object.entries(errors).find(([path]) => path.startsWith('chapters'))?.[1]}
        onChange={onChange}
      />
    </>
  );
}

function Chapters({
  chapters,
  error,
  onChange,
}: {
  chapters: VideoDetails['chapters'];
  error: string | undefined;
  onChange: VideoFieldsProps['onChange'];
}) {
  const t = useTexts('videos');
  const change = (n: number, part: Partial<VideoDetails['chapters'][number]>) =>
    onChange({ chapters: chapters.map((chapter, i) => (i === n ? { ...chapter, ...part } : chapter)) });
  return (
    <FieldGroup id="video-chapters" label={t('edit.chapters')} help={t('edit.chaptersHelp')} error={error}>
      {chapters.map(({ second, title }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its place while it is being written.
        <div key={n} className={css.chapter}>
          <TextInput
            aria-label={t('edit.chapterTime', { number: n + 1 })}
            defaultValue={formatPosition(second)}
            onBlur={(event) => change(n, { second: secondsOf(event.target.value) ?? second })}
          />
          <TextInput
            aria-label={t('edit.chapterTitle', { number: n + 1 })}
            value={title}
            maxLength={120}
            onChange={(event) => change(n, { title: event.target.value })}
          />
          <IconButton
            icon="x"
            label={t('edit.removeNamed', { name: title === '' ? formatPosition(second) : title })}
            onClick={() => onChange({ chapters: chapters.filter((_, i) => i !== n) })}
          />
        </div>
      ))}
      {chapters.length < MAX_CHAPTERS && (
        <div>
          <Button
            size="s"
            icon="plus"
            onClick={() => onChange({ chapters: [...chapters, { second: (chapters.at(-1)?.second ?? -60) + 60, title: '' }] })}
          >
            {t('edit.addChapter')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** `2:05` or `1:02:05`; null for anything else. */
function secondsOf(text: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})$/.exec(text.trim());
  return parts === null ? null : Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}
