import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type OwnVideo, publishVideo, saveVideo } from '../video-upload.contract.ts';
import { VideoFields } from './video-fields.tsx';
import { detailsOf, numberBehindEnd, type WrittenVideo, writtenVideo } from './written-video.tsx';

/** The author's words about a video; what is not sent yet stays on this device. */
export function VideoDetailsForm({ video }: { video: OwnVideo }) {
  const t = useTexts('videos');
  const library = useTexts('library');
  const go = useGo();
  const { revalidate } = useRevalidator();
  const save = useCommand(saveVideo);
  const publish = useCommand(publishVideo);
  const kept = useKeptWriting<WrittenVideo>(writtenVideo(video.details), { name: 'video', id: video.id, version: video.version });
  const { written } = kept;
  const [attempt, setAttempt] = useState(0);
  const [badTime, setBadTime] = useState(false);
  const failure = save.failure ?? publish.failure;
  const { message, fields: refused } = useFailure(failure);
  const identifiers = useKeptIdentifiers(failure, written);
  const acceptIdentifiers = identifiers.accepted;
  const isUnpublished = video.published === null && !video.publishing;

  async function handleSave(thenPublish: boolean) {
    setAttempt((count) => count + 1);
    publish.reset();
    const details = detailsOf(written);
    setBadTime(details === null);
    if (details === null) return save.reset();
    const saved = await save.run({ id: video.id, version: kept.version, details, acceptIdentifiers });
    if (saved === null) return;
    if (!thenPublish) {
      kept.forget();
      showToast(t('edit.saved'));
      void revalidate();
      return;
    }
    // Where publishing asks something first, what is saved then changes what was saved now.
    kept.goOnFrom(saved.version);
    const published = await publish.run({ id: video.id, acceptIdentifiers });
    if (published === null) return;
    kept.forget();
    showToast(t(published.published === 'held' ? 'edit.held' : published.publishing ? 'edit.willPublish' : 'edit.published'));
    go(published.published === null ? '/video/new' : `/video/${video.id}`);
  }

  const fields: Readonly<Record<string, string>> = badTime
    ? { chapters: t('edit.badTime') }
    : Object.fromEntries(
        [...identifiers.paths.map((path) => [path, library('identifiers.here')] as const), ...Object.entries(refused)].map(
          ([path, words]) => [path.replace(/^details\./, ''), words],
        ),
      );
  const number = numberBehindEnd(written.chapters, video.seconds);
  const behindEnd = number === null ? {} : { chapters: t('validation.chapterBehindEnd', { number }) };
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave(isUnpublished);
      }}
    >
      <FormTop kept={kept} message={message} complaints={complaintsOf(fields, 'video')} attempt={attempt} />
      <OtherVersion failure={failure} kept={kept} names={{ title: t('edit.title'), description: t('edit.description') }} />
      <VideoFields details={written} errors={{ ...behindEnd, ...fields }} onChange={kept.change} />
      <KeepIdentifiers kept={identifiers} />
      <div className="row row-wrap">
        {isUnpublished && video.state !== 'failed' ? (
          <>
            <Button variant="primary" type="submit" pending={save.pending || publish.pending} pendingLabel={t('edit.saving')}>
              {video.state === 'ready' ? t('edit.publish') : t('edit.publishWhenReady')}
            </Button>
            <Button onClick={() => void handleSave(false)}>{t('edit.save')}</Button>
          </>
        ) : (
          <Button variant="primary" type="submit" pending={save.pending} pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </Button>
        )}
      </div>
    </form>
  );
}
