import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import type { KeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea, WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MAX_CHAPTERS, VIDEO_DESCRIPTION, VIDEO_TITLE } from '../video-upload.contract.ts';
import css from './video-edit.module.css';
import { VideoSpecialities } from './video-specialities.tsx';
import { nextChapter, type WrittenChapter, type WrittenVideo } from './written-video.tsx';

export interface VideoFieldsProps {
  details: WrittenVideo;
  errors: Readonly<Record<string, string>>;
  onChange: KeptWriting<WrittenVideo>['change'];
}

/** The author's words about a video. */
export function VideoFields({ details, errors, onChange }: VideoFieldsProps) {
  const t = useTexts('videos');
  return (
    <>
      <Field id="video-title" label={t('edit.title')} error={errors.title} required>
        {(control) => (
          <WholeInput
            {...control}
            value={details.title}
            maxLength={VIDEO_TITLE}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <IdentifierNote value={details.title} language={details.language} onChange={(title) => onChange({ title })} />
      <Field id="video-description" label={t('edit.description')} help={t('edit.descriptionHelp')} error={errors.description}>
        {(control) => (
          <WholeArea
            {...control}
            value={details.description}
            maxLength={VIDEO_DESCRIPTION}
            rows={5}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <IdentifierNote value={details.description} language={details.language} onChange={(description) => onChange({ description })} />
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
        language={details.language}
        error={Object.entries(errors).find(([path]) => path.startsWith('chapters'))?.[1]}
        onChange={onChange}
      />
    </>
  );
}

interface ChaptersProps {
  chapters: readonly WrittenChapter[];
  language: WrittenVideo['language'];
  error: string | undefined;
  onChange: VideoFieldsProps['onChange'];
}

function Chapters({ chapters, language, error, onChange }: ChaptersProps) {
  const t = useTexts('videos');
  function handleTakeOut(place: number) {
    const row = chapters[place];
    if (row === undefined) return;
    const said = { text: t('edit.removedNamed', { name: row.title === '' ? row.time : row.title }), undo: t('upload.undo') };
    takeOut({ row, place, onRows: (change) => onChange((known) => ({ chapters: change(known.chapters) })), said });
  }
  const change = (n: number, part: Partial<WrittenChapter>) =>
    onChange({ chapters: chapters.map((chapter, i) => (i === n ? { ...chapter, ...part } : chapter)) });
  return (
    <FieldGroup id="video-chapters" label={t('edit.chapters')} help={t('edit.chaptersHelp')} error={error}>
      {chapters.map(({ time, title }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its place while it is being written.
        <div key={n} data-row className="stack-s">
          <div className={css.chapter}>
            <TextInput
              aria-label={t('edit.chapterTime', { number: n + 1 })}
              value={time}
              maxLength={10}
              onChange={(event) => change(n, { time: event.target.value })}
            />
            <TextInput
              aria-label={t('edit.chapterTitle', { number: n + 1 })}
              value={title}
              maxLength={120}
              onChange={(event) => change(n, { title: event.target.value })}
            />
            <IconButton
              icon="x"
              label={t('edit.removeNamed', { name: title === '' ? time : title })}
              onClick={onFirstPress(() => handleTakeOut(n))}
            />
          </div>
          <IdentifierNote value={title} language={language} onChange={(changed) => change(n, { title: changed })} />
        </div>
      ))}
      {chapters.length < MAX_CHAPTERS && (
        <div>
          <Button size="s" icon="plus" onClick={() => onChange({ chapters: [...chapters, nextChapter(chapters)] })}>
            {t('edit.addChapter')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
