import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatNumber, formatPercent, formatPosition } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Status, type StatusTone } from '#ui/status.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type OwnVideo, removeVideo, restoreVideo, retryVideo } from '../video-upload.contract.ts';
import css from './video-edit.module.css';

const MEGABYTE = 1024 * 1024;

/** One own video: where it stands, and what can be done about it. */
export function OwnVideoRow({ video, onChanged }: { video: OwnVideo; onChanged: () => void }) {
  const t = useTexts('videos');
  const language = useLanguage();
  const remove = useToldCommand(removeVideo);
  const restore = useToldCommand(restoreVideo);
  const retry = useToldCommand(retryVideo);
  const { id, details, state, failure, progress, published } = video;
  const gone = published === 'withdrawn' || published === 'removed';

  async function handleRemove() {
    const done = await remove.run({ id });
    if (done === null) return;
    onChanged();
    showToast(t(published === null ? 'upload.deleted' : 'upload.withdrawn'), {
      undo: { label: t('upload.undo'), onUndo: () => void handleUndo() },
    });
  }
  async function handleUndo() {
    // Its row may be gone by now, and with it the place that says what failed.
    const failure = await callOverHttp(restoreVideo, { id }).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure !== null) showToast((failure instanceof CallFailure && failure.body.message) || t('page.failed'), { tone: 'failed' });
    onChanged();
  }

  return (
    <li className={css.row}>
      <div className={css.rowHead}>
        <h3 className="strong">{details.title === '' ? video.fileName : details.title}</h3>
        <Status tone={toneOf(video)}>{t(`own.${stateOf(video)}`)}</Status>
      </div>
      {state === 'encoding' && <ProgressBar label={t('own.encoding')} share={progress / 100} />}
      {state === 'uploading' && (
        <p className="small muted">
          {t('upload.arrived', { share: formatPercent(language, video.received / video.bytes) })}{' '}
          {t('upload.takeUp', { file: video.fileName })}
        </p>
      )}
      {failure !== null && <p>{t(`failure.${failure}`)}</p>}
      <p className="small muted num">
        {video.seconds !== null && formatPosition(video.seconds)}
        {video.seconds !== null && video.bytes > 0 && ' · '}
        {video.bytes > 0 && t('upload.megabytes', { size: formatNumber(language, Math.max(1, Math.round(video.bytes / MEGABYTE))) })}
      </p>
      <div className="row row-wrap">
        <Link to={`/video/${id}/edit`} className={buttonClass({ size: 's' })}>
          {t('upload.describe')}
        </Link>
        {published !== null && (
          <Link to={`/video/${id}`} className={buttonClass({ size: 's', variant: 'quiet' })}>
            {t('upload.watch')}
          </Link>
        )}
        {failure === 'unexpected' && (
          <Button
            size="s"
            pending={retry.pending}
            pendingLabel={t('page.looking')}
            onClick={() => void retry.run({ id }).then((done) => done !== null && onChanged())}
          >
            {t('upload.retry')}
          </Button>
        )}
        {!gone && (
          <Button size="s" variant="quiet" pending={remove.pending} pendingLabel={t('page.looking')} onClick={() => void handleRemove()}>
            {published === null ? t('upload.delete') : t('upload.withdraw')}
          </Button>
        )}
        {published === 'withdrawn' && (
          <Button
            size="s"
            pending={restore.pending}
            pendingLabel={t('page.looking')}
            onClick={() => void restore.run({ id }).then((done) => done !== null && onChanged())}
          >
            {t('upload.restore')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Last word of the text that says where it stands. */
function stateOf({ state, published, publishing }: OwnVideo): string {
  if (published !== null) return published;
  return state === 'ready' && publishing ? 'encoding' : state;
}

function toneOf({ state, published }: OwnVideo): StatusTone {
  if (state === 'failed') return 'failed';
  if (published === 'published') return 'done';
  return published === 'withdrawn' || published === 'removed' ? 'none' : 'waiting';
}
