import type { MouseEvent } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { Phrase, useTexts } from '#platform/web/i18n.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { FeedEntry } from '../../library.contract.ts';
import css from './feed-card.module.css';
import { AnyItemCard } from './item-kinds.tsx';
import { RepostNote } from './repost-note.tsx';
import type { Aside } from './use-put-aside.ts';

export interface FeedCardProps {
  entry: FeedEntry;
  first: boolean;
  onPutAside: (id: string, as: Aside) => void;
}

/** A card of the feed: it says why it is here and how to be rid of it. */
export function FeedCard({ entry, first, onPutAside }: FeedCardProps) {
  const t = useTexts('library');
  const signedIn = useReader() !== null;
  const { id, title } = entry;
  // After the first click of two, the next card may have moved up under the pointer.
  const putAside = (as: Aside) => (event: MouseEvent) => event.detail < 2 && onPutAside(id, as);
  return (
    <AnyItemCard
      item={entry}
      first={first}
      around={{
        // What the reason says is of the entry itself.
        by: signedIn,
        reason: <Reason entry={entry} />,
        wayOut: (
          <span className={`${css.ways} needs-scripts`}>
            {signedIn && (
              <WayOut icon="check" text={t('feed.markRead')} label={t('feed.markThisRead', { title })} onClick={putAside('read')} />
            )}
            <WayOut icon="eye-off" text={t('feed.hide')} label={t('feed.hideThis', { title })} onClick={putAside('hidden')} />
          </span>
        ),
      }}
    />
  );
}

interface WayOutProps {
  icon: IconName;
  text: string;
  /** With the title, for who hears the page. */
  label: string;
  onClick: (event: MouseEvent) => void;
}

/** On a phone the icon alone: in words the two would take a line of every card. */
const WayOut = ({ icon, text, label, onClick }: WayOutProps) => (
  <button type="button" className={css.out} aria-label={label} title={text} onClick={onClick}>
    <Icon of={icon} size="s" decorative />
    <span>{text}</span>
  </button>
);

function Reason({ entry: { reason, repost } }: { entry: FeedEntry }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const sharer = repost?.byline.kind === 'member' ? repost.byline.name : t('byline.anonymous');
  const value =
    reason.key === 'reposted' ? sharer : reason.key === 'speciality' ? reference(`speciality.${reason.value}`) : (reason.value ?? '');
  return (
    <>
      <Phrase text={t(`feed.reason.${reason.key}`)} values={{ value }} parts={{ b: (words) => <b>{words}</b> }} />
      {repost?.note != null && repost.note !== '' && <RepostNote id={repost.id} note={repost.note} sharer={sharer} />}
    </>
  );
}
