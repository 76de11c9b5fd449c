import { useTexts } from '#platform/web/i18n.tsx';
import type { OwnVideo } from '../video-upload.contract.ts';
import { CAPTION_LANGUAGES } from '../videos.contract.ts';
import { CaptionEditor } from './caption-editor.tsx';

/** Captions in each language. */
export function VideoCaptions({ video }: { video: OwnVideo }) {
  const t = useTexts('videos');
  return (
    <section id="video-captions" tabIndex={-1} className="stack" aria-labelledby="captions">
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
