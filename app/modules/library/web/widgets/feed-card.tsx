import { Phrase, useTexts } from '#platform/web/i18n.tsx';
import type { FeedEntry } from '../../library.contract.ts';
import css from './feed-card.module.css';
import { AnyItemCard } from './item-kinds.tsx';

export interface FeedCardProps {
  entry: FeedEntry;
  first: boolean;
  onHide: (id: string) => void;
}

/** A card of the feed: it says why it is here and how to be rid of it. */
export function FeedCard({ entry, first, onHide }: FeedCardProps) {
  const t = useTexts('library');
  return (
    <AnyItemCard
      item={entry}
      first={first}
      reason={<Reason entry={entry} />}
      wayOut={
        <button type="button" className={css.out} aria-label={t('feed.hideThis', { title: entry.title })} onClick={() => onHide(entry.id)}>
          {t('feed.hide')}
        </button>
      }
    />
  );
}

function Reason({ entry: { reason, repost } }: { entry: FeedEntry }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const sharer = repost?.byline.kind === 'member' ? repost.byline.name : t('byline.anonymous');
  const value =
    reason.key === 'reposted' ? sharer : reason.key === 'speciality' ? reference(`speciality.${reason.value}`) : (reason.value ?? '');
  return (
    <>
      <Phrase text={t(`feed.reason.${reason.key}`, { value })} parts={{ b: (words) => <b>{words}</b> }} />
      {repost?.note != null && repost.note !== '' && <q className={css.note}>{repost.note}</q>}
    </>
  );
}
