import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { FailureBody } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import css from './page-state.module.css';
import { isReachable } from './reachable.ts';

/**
 * A page that could not be made. A refusal says why in its own words; for everything else we apologise. Without a
 * drawing: nothing may have to be loaded for it, the connection may be what failed.
 */
export function PageFailed({ error }: { error: unknown }) {
  const t = useTexts('shell');
  const { pathname, search } = useLocation();
  const refusal = refusalOf(error);
  // Kept from a list that has changed since: the list itself is still there.
  const stale = refusal?.fields?.cursor;
  const [unreachable, setUnreachable] = useState(false);
  async function retry(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // Without an answer even these words would be gone.
    if (await isReachable()) window.location.assign(href);
    else setUnreachable(true);
  }
  return (
    <div role="alert" className={css.state}>
      <Seo title={t('failed.title')} description={t('failed.text')} noindex />
      <h1 className="t-title">{t('failed.title')}</h1>
      <p className={css.text}>{stale ?? refusal?.message ?? t('failed.text')}</p>
      {/* A new document: whatever broke in this one is gone with it. */}
      <a
        href={pathname + (stale === undefined ? search : withoutPosition(search))}
        className={buttonClass({ variant: 'primary' })}
        onClick={(event) => void retry(event)}
      >
        {t(stale === undefined ? 'failed.retry' : 'failed.toBeginning')}
      </a>
      {unreachable && <p className={css.text}>{t('failed.unreachable')}</p>}
      {refusal && <p className="small muted num">{t('failed.request', { requestId: refusal.requestId })}</p>}
    </div>
  );
}

/** The names under which addresses hold a position in a list. */
const POSITIONS = ['cursor', 'comments'];

function withoutPosition(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of POSITIONS) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** Of a call that the browser made (`body`), or of one of the server's own (`data`). Null where nothing answered. */
function refusalOf(error: unknown): FailureBody | null {
  const { body, data } = (error ?? {}) as { body?: FailureBody; data?: FailureBody };
  const said = body ?? data;
  return said?.requestId ? said : null;
}
