import { useState } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import css from './feed-card.module.css';

const ReportDialog = onDemand(async () => (await import('#modules/moderation/web/widgets/report-dialog.tsx')).ReportDialog);

export interface RepostNoteProps {
  /** Of the repost. */
  id: string;
  note: string;
  /** Who wrote it. */
  sharer: string;
}

/** What somebody said beside a repost, and the way to tell staff that it should not stand there. */
export function RepostNote({ id, note, sharer }: RepostNoteProps) {
  const t = useTexts('library');
  const signedIn = useReader() !== null;
  const [reporting, setReporting] = useState(false);
  return (
    <span className={css.note}>
      <q>{note}</q>{' '}
      {signedIn && (
        <button type="button" className={css.out} aria-label={t('repost.reportNote', { name: sharer })} onClick={() => setReporting(true)}>
          {t('response.report')}
        </button>
      )}
      {reporting && <ReportDialog target="note" id={id} open onClose={() => setReporting(false)} />}
    </span>
  );
}
