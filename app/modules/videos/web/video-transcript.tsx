import { type ReactNode, useMemo, useState } from 'react';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { CaptionLanguage, Transcript } from '../videos.contract.ts';
import { useTranscript } from './use-transcript.ts';
import css from './video-lines.module.css';

export interface VideoTranscriptProps {
  videoId: string;
  /** In the reader's language, where there is one. */
  first: Transcript;
  languages: readonly CaptionLanguage[];
  time: number;
  onJump: (second: number) => void;
}

/** All that is said, to read, to search, and to go to. */
export function VideoTranscript({ videoId, first, languages, time, onJump }: VideoTranscriptProps) {
  const t = useTexts('videos');
  const { transcript, failed, choose } = useTranscript(videoId, first);
  const { language, cues } = transcript;
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const shown = useMemo(
    () => (wanted === '' ? cues : cues.filter(({ text }) => text.toLocaleLowerCase().includes(wanted))),
    [cues, wanted],
  );
  return (
    <section aria-labelledby="transcript" className="stack-s">
      <div className="row-between">
        <h2 id="transcript" className="t-head">
          {t('page.transcript')}
        </h2>
        {languages
          .filter((one) => one !== language)
          .map((one) => (
            <Button key={one} size="s" variant="quiet" onClick={() => choose(one)}>
              {t('page.transcriptIn', { language: t(`language.${one}`) })}
            </Button>
          ))}
      </div>
      {failed && <p role="alert">{t('page.failed')}</p>}
      <TextInput
        type="search"
        icon="search"
        aria-label={t('page.searchTranscript')}
        placeholder={t('page.searchTranscript')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="small muted">
        {wanted === '' ? '' : t('page.found', { count: shown.length })}
      </p>
      <ol className={css.lines} lang={language}>
        {shown.map((cue) => (
          <li key={`${cue.start}-${cue.end}`}>
            <button type="button" className={css.line} aria-current={cue.start <= time && time < cue.end} onClick={() => onJump(cue.start)}>
              <span className={css.time}>{formatPosition(cue.start)}</span>
              <span>{marked(cue.text, wanted)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function marked(text: string, wanted: string): ReactNode {
  const at = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  );
}
