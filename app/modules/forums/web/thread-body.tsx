import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { ReferenceList } from '#modules/library/web/widgets/reference-list.tsx';
import { Figures } from '#modules/media/web/widgets/figures.tsx';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import type { ThreadView } from '../forum-thread.contract.ts';
import css from './thread.module.css';
import { ThreadRecap } from './thread-recap.tsx';
import { repostThreadLater } from './widgets/thread-repost.tsx';

export interface ThreadBodyProps {
  view: ThreadView;
}

/** Below the head: what it says, and what readers thought of it. */
export function ThreadBody({ view }: ThreadBodyProps) {
  return (
    <div className={css.body}>
      <ThreadText view={view} />
      <ThreadRecap view={view} />
      <ItemResponse item={view.item} isOwn={view.can.withdraw} {...(view.status === 'published' && { repost: repostThreadLater })} />
    </div>
  );
}

function ThreadText({ view: { item, text, images, basis, references, editedAt } }: { view: ThreadView }) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const language = useLanguage();
  const localise = useLocalise();
  return (
    <article className="stack">
      <div className={css.text} lang={item.language}>
        <RichText doc={text} memberHref={(id) => localise(`/profile/${id}`)} />
      </div>
      <Figures figures={images} language={item.language} />
      {references.length > 0 && <ReferenceList references={references} />}
      {(basis !== null || editedAt !== null) && (
        <p className={css.basis}>
          {basis !== null && t('thread.basis', { basis: library(`discussion.basis.${basis}`) })}
          {basis !== null && editedAt !== null && ' · '}
          {editedAt !== null && t('thread.editedAt', { date: formatDate(language, editedAt) })}
        </p>
      )}
    </article>
  );
}
