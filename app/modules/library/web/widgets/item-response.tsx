import { useRef, useState } from 'react';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { quietActionClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { ItemCard } from '../../library.contract.ts';
import type { Repost } from './item-actions.tsx';
import { ItemReactions } from './item-reactions.tsx';
import css from './item-response.module.css';
import { LazyReport } from './lazy-parts.tsx';
import { wordsBack } from './repost-back.tsx';
import { useSignInFirst } from './use-sign-in-first.ts';

const RepostDialog = onDemand(async () => (await import('./repost-dialog.tsx')).RepostDialog);

export interface ItemResponseProps {
  item: ItemCard;
  /** The reader wrote it: nothing to repost or to report. */
  isOwn: boolean;
  /** How the kind is reposted; absent where it is not. */
  repost?: Repost;
}

/** The row that closes what can be read: what readers thought of it, and passing it on. */
export function ItemResponse({ item, isOwn, repost }: ItemResponseProps) {
  const t = useTexts('library');
  const language = useLanguage();
  const signedIn = useSignInFirst();
  const [state, setState] = useState({ reposted: item.my?.reposted ?? false, reposts: item.counts.reposts });
  const [open, setOpen] = useState<'repost' | 'report' | null>(null);
  const taking = useRef(false);
  const failed = (error: unknown) => tellFailure(error, t('action.failed'));

  async function handleRepost() {
    if (!signedIn() || repost === undefined) return;
    if (!state.reposted) {
      setOpen('repost');
      return;
    }
    // A second press meanwhile would take back what is gone, and know no word of it.
    if (taking.current) return;
    taking.current = true;
    try {
      const { note, ...taken } = await repost(item.id, false);
      setState(taken);
      const bringBack = () => void repost(item.id, true, wordsBack(note)).then(setState, failed);
      showToast(t('action.unreposted'), { undo: { label: t('action.undo'), onUndo: bringBack } });
    } catch (error) {
      failed(error);
    } finally {
      taking.current = false;
    }
  }

  return (
    <div className={css.response}>
      <ItemReactions itemId={item.id} counts={item.counts} myReaction={item.my?.reaction ?? null} />
      {repost !== undefined && !isOwn && (
        <button type="button" className={quietActionClass} aria-pressed={state.reposted} onClick={() => void handleRepost()}>
          <Icon of="repeat" size="s" decorative />
          {state.reposted ? t('repost.undo') : t('repost.act')}
          {state.reposts > 0 && <span className="num">{formatCount(language, state.reposts)}</span>}
        </button>
      )}
      <div className={css.end}>
        {item.counts.views > 0 && (
          <span className="small muted num">
            {t(item.kind === 'video' || item.kind === 'series' ? 'response.watched' : 'response.views', {
              count: item.counts.views,
              number: formatCount(language, item.counts.views),
            })}
          </span>
        )}
        {!isOwn && (
          <button type="button" className={quietActionClass} onClick={() => signedIn() && setOpen('report')}>
            {t('response.report')}
          </button>
        )}
      </div>
      {open === 'report' && <LazyReport target="item" id={item.id} open onClose={() => setOpen(null)} />}
      {open === 'repost' && repost !== undefined && (
        <RepostDialog
          item={item}
          repost={repost}
          onDone={(output) => {
            setState(output);
            setOpen(null);
            showToast(t('repost.done'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
