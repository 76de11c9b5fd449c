import { type DragEvent, useRef, useState } from 'react';
import { formatPercent } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { OwnVideo } from '../video-upload.contract.ts';
import { fileNameOf, useVideoUpload } from './use-video-upload.ts';
import css from './video-edit.module.css';

export interface VideoUploaderProps {
  own: readonly OwnVideo[];
  /** There is an upload that was not there, or one has arrived. */
  onChanged: () => void;
}

/** Takes a file by choosing or dropping it; the same file again goes on where its upload broke off. */
export function VideoUploader({ own, onChanged }: VideoUploaderProps) {
  const t = useTexts('videos');
  const shell = useTexts('shell');
  const language = useLanguage();
  const reader = useReader();
  const { upload, begin, pause, goOn } = useVideoUpload(onChanged);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const canGoOn = upload.state === 'failed' && upload.videoId !== null;

  function take(file: File | undefined) {
    if (file === undefined) return;
    const name = fileNameOf(file);
    const interrupted = own.find((one) => one.state === 'uploading' && one.fileName === name && one.bytes === file.size);
    void begin(file, language, interrupted?.id ?? null);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  if (reader?.verified === false)
    return (
      <div className={css.drop}>
        <p>{t('upload.verifiedOnly')}</p>
        <Link to="/onboarding" className={buttonClass()}>
          {shell('toVerification')}
        </Link>
      </div>
    );
  if (upload.state === 'sending' || upload.state === 'paused')
    return (
      <div className={css.drop}>
        <p className="strong">{upload.state === 'paused' ? t('upload.paused') : t('upload.sending')}</p>
        <ProgressBar label={t('upload.sending')} share={upload.share} />
        <p className="num">{formatPercent(language, upload.share)}</p>
        {upload.state === 'paused' ? (
          <Button variant="primary" onClick={goOn}>
            {t('upload.goOn')}
          </Button>
        ) : (
          upload.videoId !== null && <Button onClick={pause}>{t('upload.pause')}</Button>
        )}
        {upload.videoId !== null && (
          <Link to={`/video/${upload.videoId}/edit`} target="_blank">
            {t('upload.describeMeanwhile')}
          </Link>
        )}
      </div>
    );
  return (
    <section
      className={classNames(css.drop, over && css.over)}
      aria-label={t('upload.choose')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {upload.state === 'failed' && (
        <p role="alert" className="strong">
          {upload.failure?.message ?? t(upload.failure?.key ?? 'upload.broken')}
        </p>
      )}
      {canGoOn && (
        <Button variant="primary" onClick={goOn}>
          {t('upload.goOn')}
        </Button>
      )}
      {upload.state === 'done' && upload.videoId !== null && (
        <p role="status">
          {t('upload.done')}{' '}
          <Link to={`/video/${upload.videoId}/edit`} className={buttonClass({ size: 's' })}>
            {t('upload.describe')}
          </Link>
        </p>
      )}
      <p>{t('upload.drop')}</p>
      <Button variant={canGoOn ? 'secondary' : 'primary'} icon="upload" onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <p className="small muted">{t('upload.limits')}</p>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('upload.choose')}
        accept="video/*,.mkv,.mov,.mp4,.webm,.avi,.m4v,.mpg,.ts"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
