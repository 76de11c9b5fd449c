import { useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatNumber } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Status } from '#ui/status.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type Source, switchSource } from '../journal.contract.ts';
import css from './news-desk.module.css';
import { SourceForm } from './source-form.tsx';

interface SourceRowProps {
  source: Source;
  onChanged: (source: Source) => void;
  /** It is being read: how that went is known a little later. */
  onReading: () => void;
}

/** One source: how its last reading went, and a switch. */
export function SourceRow({ source, onChanged, onReading }: SourceRowProps) {
  const t = useTexts('news');
  const language = useLanguage();
  const { run, pending } = useToldCommand(switchSource);
  const [changing, setChanging] = useState(false);
  const { id, name, kind, feedUrl, active, articles, checkedAt, unclearDates, unclearDate } = source;

  async function switchTo(on: boolean) {
    const changed = await run({ source: id, active: on });
    if (changed === null) return;
    onChanged(changed);
    if (on) onReading();
    showToast(t(!on ? 'desk.switchedOff' : active ? 'desk.readAgain' : 'desk.switchedOn'));
  }

  if (changing)
    return (
      <li>
        <SourceForm
          source={source}
          onSaved={(saved) => {
            onChanged(saved);
            setChanging(false);
            showToast(t('desk.changed'));
          }}
          onCancel={() => setChanging(false)}
        />
      </li>
    );
  return (
    <li>
      <div className={css.about}>
        <p>
          {articles > 0 ? <Link to={`/newsletter-by-journal/${id}`}>{name}</Link> : <b>{name}</b>}{' '}
          <span className="small muted">{t(`desk.kind.${kind}`)}</span>
        </p>
        <p className={css.address}>{feedUrl}</p>
        <p className={css.facts}>
          <State source={source} />
          <span className="small muted">
            {t('desk.checked')}: {checkedAt === null ? t('desk.never') : <TimeAgo iso={checkedAt} />}
          </span>
          <span className="small muted">
            {t('desk.articles')}: {formatNumber(language, articles)}
          </span>
        </p>
        {unclearDate !== null && <p className="small">{t('desk.unclearDates', { count: unclearDates, example: unclearDate })}</p>}
      </div>
      <div className={css.acts}>
        {active && <IconButton icon="refresh" label={t('desk.readNow', { name })} disabled={pending} onClick={() => void switchTo(true)} />}
        <IconButton icon="pencil" label={t('desk.change', { name })} onClick={() => setChanging(true)} />
        <Switch
          label={<span className="visually-hidden">{t('desk.on', { name })}</span>}
          checked={active}
          disabled={pending}
          onChange={({ target }) => void switchTo(target.checked)}
        />
      </div>
    </li>
  );
}

function State({ source: { active, checkedAt, fault, failures } }: { source: Source }) {
  const t = useTexts('news');
  if (fault !== null) return <Status tone="failed">{t('desk.failing', { count: failures, fault: t(`desk.fault.${fault}`) })}</Status>;
  if (!active) return <Status tone="none">{t('desk.off')}</Status>;
  return checkedAt === null ? <Status tone="waiting">{t('desk.reading')}</Status> : <Status tone="done">{t('desk.fine')}</Status>;
}
