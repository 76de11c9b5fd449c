import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EndMark } from '#ui/end-mark.tsx';
import { useTexts } from './i18n.tsx';
import { Link } from './link.tsx';
import css from './list-end.module.css';
import type { PageList } from './use-page-list.ts';

export interface ListEndProps {
  list: Pick<PageList<unknown>, 'state' | 'more'>;
  /** Address of the next page, for readers whose browser runs no script. */
  nextPath: string | null;
}

/** The foot of every list: more of it, a way to try again, or the mark that there is no more. */
export function ListEnd({ list: { state, more }, nextPath }: ListEndProps) {
  const t = useTexts('shell');
  if (state === 'end' || nextPath === null) return <EndMark>{t('list.end')}</EndMark>;
  if (state === 'idle') {
    const loadHere = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      more();
    };
    return (
      <div className={css.foot}>
        <Link to={nextPath} rel="next" className={buttonClass()} onClick={loadHere}>
          {t('list.more')}
        </Link>
      </div>
    );
  }
  return (
    <div className={css.foot}>
      {state === 'failed' && <p role="alert">{t('list.failed')}</p>}
      <Button pending={state === 'loading'} pendingLabel={t('list.loading')} onClick={more}>
        {state === 'failed' ? t('list.retry') : t('list.more')}
      </Button>
    </div>
  );
}
