import { lazy, Suspense, useState } from 'react';
import { ItemReactions } from '#modules/library/web/widgets/item-reactions.tsx';
import { LazyReport } from '#modules/library/web/widgets/lazy-parts.tsx';
import { useSignInFirst } from '#modules/library/web/widgets/use-sign-in-first.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { quietActionClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type CaseSummary, repostCase } from '../cases.contract.ts';
import css from './case-response.module.css';

const RepostDialog = lazy(async () => ({ default: (await import('./case-repost-dialog.tsx')).CaseRepostDialog }));

/** The row that closes a case: what readers thought of it, and passing it on. */
export function CaseResponse({ item, isOwn }: { item: CaseSummary; isOwn: boolean }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const signedIn = useSignInFirst();
  const { run } = useCommand(repostCase);
  const [state, setState] = useState({ reposted: item.my?.reposted ?? false, reposts: item.counts.reposts });
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);

  async function handleRepost() {
    if (!signedIn()) return;
    if (!state.reposted) {
      setAsking(true);
      return;
    }
    const output = await run({ caseId: item.id, note: null, reposted: false });
    if (output === null) showToast(t('page.failed'), { tone: 'failed' });
    else setState(output);
  }

  return (
    <div className={css.response}>
      <ItemReactions itemId={item.id} counts={item.counts} myReaction={item.my?.reaction ?? null} />
      <button type="button" className={quietActionClass} aria-pressed={state.reposted} onClick={() => void handleRepost()}>
        <Icon of="repeat" size="s" decorative />
        {state.reposted ? t('page.repost.undo') : t('page.repost.act')}
        {state.reposts > 0 && <span className="num">{formatCount(language, state.reposts)}</span>}
      </button>
      {item.counts.views > 0 && (
        <span className="small muted num push">
          {t('page.views', { count: item.counts.views, number: formatCount(language, item.counts.views) })}
        </span>
      )}
      {!isOwn && (
        <button type="button" className={quietActionClass} onClick={() => signedIn() && setReporting(true)}>
          {t('page.report')}
        </button>
      )}
      {reporting && <LazyReport target="item" id={item.id} open onClose={() => setReporting(false)} />}
      {asking && (
        <Suspense fallback={null}>
          <RepostDialog
            caseId={item.id}
            onDone={(output) => {
              setState(output);
              setAsking(false);
              showToast(t('page.repost.done'));
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
