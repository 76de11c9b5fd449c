import { type ChangeEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { CAPTION_BYTES, getCaptionText, type OwnVideo, setCaptions } from '../video-upload.contract.ts';
import { CAPTION_LANGUAGES, type CaptionLanguage } from '../videos.contract.ts';
import css from './video-edit.module.css';

/** Captions in each language: brought as a file, or written here. */
export function VideoCaptions({ video }: { video: OwnVideo }) {
  const t = useTexts('videos');
  return (
    <section className="stack" aria-labelledby="captions">
      <h2 id="captions" className="t-head">
        {t('edit.captions')}
      </h2>
      <p className="muted">{t('edit.captionsHelp')}</p>
      {CAPTION_LANGUAGES.map((language) => (
        <CaptionEditor key={language} video={video} language={language} />
      ))}
    </section>
  );
}

function CaptionEditor({ video, language }: { video: OwnVideo; language: CaptionLanguage }) {
  const t = useTexts('videos');
  const { revalidate } = useRevalidator();
  const { run, pending, failure, reset } = useCommand(setCaptions);
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const there = video.captions.find((one) => one.language === language);
  const name = t(`language.${language}`);

  async function open() {
    setText(there === undefined ? t('edit.captionSample') : (await callOverHttp(getCaptionText, { id: video.id, language })).text);
  }

  async function keep(next: string | null) {
    const done = await run({ id: video.id, language, text: next });
    if (done === null) {
      // What is wrong can be put right only where it can be seen.
      if (next !== null) setText(next);
      return;
    }
    setText(null);
    showToast(t('edit.saved'));
    void revalidate();
  }

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) await keep((await file.text()).slice(0, CAPTION_BYTES));
  }

  return (
    <div className={css.row}>
      <div className={css.rowHead}>
        <h3 className="strong">{name}</h3>
        <span className="small muted">{there === undefined ? t('edit.noCaptions') : t('edit.cues', { count: there.cues })}</span>
      </div>
      <div className="row row-wrap">
        <Button size="s" icon="upload" onClick={() => input.current?.click()}>
          {t('edit.captionFile')}
        </Button>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('edit.captionFileIn', { language: name })}
          accept=".vtt,.srt,text/vtt"
          onChange={(event) => void handleFile(event)}
        />
        {text === null && (
          <Button size="s" icon="pencil" onClick={() => void open()}>
            {there === undefined ? t('edit.writeCaptions') : t('edit.changeCaptions')}
          </Button>
        )}
        {there !== undefined && (
          <Button size="s" variant="quiet" icon="trash" onClick={() => void keep(null)}>
            {t('edit.removeCaptions')}
          </Button>
        )}
      </div>
      {text === null ? (
        failure !== null && <p role="alert">{failure.body.message || t('page.failed')}</p>
      ) : (
        <div className={css.captions}>
          <Field
            label={t('edit.captionText', { language: name })}
            help={t('edit.captionTextHelp')}
            error={failure && (failure.body.fields?.text ?? (failure.body.message || t('page.failed')))}
          >
            {(control) => (
              <TextArea
                {...control}
                lang={language}
                value={text}
                rows={10}
                maxLength={CAPTION_BYTES}
                onChange={(event) => {
                  reset();
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="row">
            <Button variant="primary" pending={pending} pendingLabel={t('edit.saving')} onClick={() => void keep(text)}>
              {t('edit.save')}
            </Button>
            <Button variant="quiet" onClick={() => setText(null)}>
              {t('page.cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
