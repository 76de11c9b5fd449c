import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { buttonClass } from '#ui/button-class.ts';

export type SentPost =
  | { readonly kind: 'held'; readonly id: string }
  | { readonly kind: 'scheduled'; readonly draftId: string; readonly at: string };

/** The post waits, for staff or for its time: what happens now. */
export function PostSent({ sent }: { sent: SentPost }) {
  const t = useTexts('posts');
  const momentOf = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isHeld = sent.kind === 'held';
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1} className="t-display">
        {isHeld ? t('compose.sent.title') : t('compose.schedule.done')}
      </h1>
      <p className="lede">{sent.kind === 'held' ? t('compose.sent.text') : t('compose.schedule.text', { at: momentOf(sent.at) })}</p>
      {isHeld && <p>{t('compose.sent.told')}</p>}
      <div className="row-wrap">
        <Link
          to={sent.kind === 'held' ? `/posts/${sent.id}` : `/posts/new?draft=${sent.draftId}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('compose.sent.toPost')}
        </Link>
        <Link to="/posts" className={buttonClass()}>
          {t('compose.sent.toPosts')}
        </Link>
      </div>
    </div>
  );
}
