import { useRef, useState } from 'react';
import { loadCaller } from '#platform/web/caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type Counts, type ItemCard, react, setBookmark, type ViewerMarks } from '../../library.contract.ts';
import type { Repost } from './item-actions.tsx';
import { wordsBack } from './repost-back.tsx';

type Marks = NonNullable<ViewerMarks>;

export interface ItemMarks {
  /** Null for readers who are not signed in. */
  readonly my: ViewerMarks;
  readonly counts: Counts;
  readonly toggleHelpful: () => void;
  readonly toggleBookmark: () => void;
  readonly toggleRepost: () => void;
}

/** What the reader does with an item: shown at once, taken back when the server refuses, undone by the reader within ten seconds. */
export function useItemMarks(item: ItemCard, repost: Repost): ItemMarks {
  const t = useTexts('library');
  const [my, setMy] = useState(item.my);
  const [counts, setCounts] = useState(item.counts);
  // One change at a time: an answer must not overtake another.
  const busy = useRef(false);

  async function change(marks: Partial<Marks>, counted: Partial<Counts>, work: () => Promise<unknown>): Promise<boolean> {
    if (my === null || busy.current) return false;
    busy.current = true;
    const shift = (sign: 1 | -1) => (known: Counts) => {
      const next = { ...known };
      for (const [name, by] of Object.entries(counted) as [keyof Counts, number][]) next[name] = Math.max(0, known[name] + sign * by);
      return next;
    };
    setMy((known) => known && { ...known, ...marks });
    setCounts(shift(1));
    try {
      await work();
      return true;
    } catch (error) {
      setMy(my);
      setCounts(shift(-1));
      tellFailure(error, t('action.failed'));
      return false;
    } finally {
      busy.current = false;
    }
  }

  function helpful(on: boolean) {
    const others = my?.reaction === 'insightful' || my?.reaction === 'agree' ? { [my.reaction]: -1 } : {};
    const reaction = on ? 'helpful' : null;
    return change({ reaction }, { helpful: on ? 1 : -1, ...others }, async () =>
      (await loadCaller())(react, { target: 'item', id: item.id, reaction }),
    );
  }

  async function bookmark(on: boolean, undoable: boolean) {
    const done = await change({ bookmarked: on }, { bookmarks: on ? 1 : -1 }, async () =>
      (await loadCaller())(setBookmark, { itemId: item.id, bookmarked: on }),
    );
    if (done && undoable) tell(on ? t('action.bookmarked') : t('action.unbookmarked'), () => void bookmark(!on, false));
  }

  async function share(on: boolean, undoable: boolean, note?: string) {
    let stood: string | undefined;
    const done = await change({ reposted: on }, { reposts: on ? 1 : -1 }, async () => {
      stood = (await repost(item.id, on, wordsBack(note))).note;
    });
    if (done && undoable) tell(on ? t('action.reposted') : t('action.unreposted'), () => void share(!on, false, stood));
  }

  const tell = (text: string, onUndo: () => void) => showToast(text, { undo: { label: t('action.undo'), onUndo } });

  return {
    my,
    counts,
    toggleHelpful: () => void helpful(my?.reaction !== 'helpful'),
    toggleBookmark: () => void bookmark(my?.bookmarked !== true, true),
    toggleRepost: () => void share(my?.reposted !== true, true),
  };
}
