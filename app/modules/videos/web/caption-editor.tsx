import { type ChangeEvent, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { CAPTION_BYTES, type CaptionText, getCaptionText, type OwnVideo, setCaptions } from '../video-upload.contract.ts';
import type { CaptionLanguage } from '../videos.contract.ts';
import { captionWords } from './caption-file.tsx';
import css from './video-edit.module.css';

/** What is written, and the mark of what it changes. Without a text, the captions are not being written. */
const CLOSED: { text: string | null; mark: string | null } = { text: null, mark: null };

/** Captions in one language: brought as a file, or written here. What is not sent yet stays on this device. */
export function CaptionEditor({ video, language }: { video: OwnVideo; language: CaptionLanguage }) {
  const t = useTexts('videos');
  const { revalidate } = useRevalidator();
  const reading = useCommand(getCaptionText);
  const { run, pending, failure, reset } = useCommand(setCaptions);
  const { message, fields } = useFailure(failure ?? reading.failure);
  const kept = useKeptWriting(CLOSED, {
    name: 'video-captions',
    id: `${video.id}.${language}`,
    isEmpty: (written) => written.text === null,
  });
  const { text, mark } = kept.written;
  const identifiers = useKeptIdentifiers(failure, kept.written);
  const input = useRef<HTMLInputElement>(null);
  const focusOn = useFocusAfter(text);
  const there = video.captions.find((one) => one.language === language);
  const name = t(`language.${language}`);
  const fieldId = `captions-${language}`;
  const buttonId = `${fieldId}-change`;

  function show(next: Partial<typeof CLOSED>) {
    kept.change(next);
    focusOn(fieldId);
  }

  async function open() {
    const stored = there === undefined ? { text: t('edit.captionSample'), mark: null } : await reading.run({ id: video.id, language });
    if (stored !== null) show(stored);
  }

  async function store(next: string | null, on: string | null, acceptIdentifiers: boolean): Promise<boolean> {
    const done = await run({ id: video.id, language, mark: on, text: next, acceptIdentifiers });
    if (done !== null) void revalidate();
    return done !== null;
  }

  async function send(next: string, on: string | null) {
    // What is wrong can be put right only where it can be seen.
    if (!(await store(next, on, identifiers.accepted))) return show({ text: next });
    kept.discard();
    focusOn(buttonId);
    showToast(t('edit.saved'));
  }

  async function remove() {
    const stored = await reading.run({ id: video.id, language });
    if (stored === null || !(await store(null, stored.mark, false))) return;
    kept.discard();
    // They stood there before: nobody is asked about them again.
    showToast(t('edit.removed'), { undo: { label: t('upload.undo'), onUndo: () => void store(stored.text, null, true) } });
  }

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > CAPTION_BYTES) showToast(t('edit.captionFileLarge'), { tone: 'failed' });
    else await send(captionWords(new Uint8Array(await file.arrayBuffer())), text === null ? (there?.mark ?? null) : mark);
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
          <Button
            id={buttonId}
            size="s"
            icon="pencil"
            pending={reading.pending}
            pendingLabel={t('page.looking')}
            onClick={() => void open()}
          >
            {there === undefined ? t('edit.writeCaptions') : t('edit.changeCaptions')}
          </Button>
        )}
        {there !== undefined && (
          <Button size="s" variant="quiet" icon="trash" onClick={() => void remove()}>
            {t('edit.removeCaptions')}
          </Button>
        )}
      </div>
      {text === null ? (
        message !== null && <p role="alert">{message}</p>
      ) : (
        <div className={css.captions}>
          {kept.restored && <KeptNotice onDiscard={kept.discard} />}
          <OtherVersion
            failure={failure}
            kept={{ written: kept.written }}
            onSeen={({ mark }) => kept.change({ mark: mark as CaptionText['mark'] })}
            names={{ text: t('edit.captionText', { language: name }) }}
          />
          <Field
            id={fieldId}
            label={t('edit.captionText', { language: name })}
            help={t('edit.captionTextHelp')}
            error={fields.text ?? message}
          >
            {(control) => (
              <WholeArea
                {...control}
                lang={language}
                value={text}
                rows={10}
                maxLength={CAPTION_BYTES}
                onChange={(event) => {
                  reset();
                  kept.change({ text: event.target.value });
                }}
              />
            )}
          </Field>
          <IdentifierNote value={text} language={language} onChange={(changed) => kept.change({ text: changed })} />
          <KeepIdentifiers kept={identifiers} />
          <div className="row">
            <Button variant="primary" pending={pending} pendingLabel={t('edit.saving')} onClick={() => void send(text, mark)}>
              {t('edit.save')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                kept.discard();
                focusOn(buttonId);
              }}
            >
              {t('page.cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Puts the focus on what comes in place of the thing that had it, once that is drawn. */
function useFocusAfter(drawn: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is the reason.
  useEffect(() => {
    if (wanted.current !== null) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, [drawn]);
  return (id) => {
    // There already, for instance when what was sent was refused.
    document.getElementById(id)?.focus();
    wanted.current = id;
  };
}
