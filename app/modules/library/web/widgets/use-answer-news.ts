/** Answers of others that came while a discussion is open. */
import { useState } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { useLive } from '#platform/web/realtime.ts';
import type { Comment } from '../../discussion.contract.ts';
import { isKnown, isPending, type Rows } from './comment-rows.tsx';

/** Of the answers that were announced, those that are not shown. One's own may be announced before it is known by its id. */
export function newAmong(announced: readonly string[], rows: Rows): number {
  const unknown = announced.filter((id) => !isKnown(rows, id)).length;
  const onTheWay = rows.flatMap((row) => [row, ...row.replies]).filter(isPending).length;
  return Math.max(0, unknown - onTheWay);
}

export interface AnswerNews {
  /** How many there are to take in. */
  readonly count: number;
  /** How many were taken in. */
  readonly joined: number;
  readonly taken: () => void;
}

/**
 * `room`: null listens to nothing. `first`: the page's own, which counts anew whenever it is read. `known`: how many answers it counts
 * without the news. `reload`: after the line was down.
 */
export function useAnswerNews(room: string | null, rows: Rows, first: Page<Comment>, known: number, reload: () => void): AnswerNews {
  const [announced, setAnnounced] = useState<readonly string[]>([]);
  /** Of which nobody said which they are: they came while the page was on its way. */
  const [missed, setMissed] = useState(0);
  const [joined, setJoined] = useState(0);
  const [counted, setCounted] = useState(first);
  if (counted !== first) {
    setCounted(first);
    setJoined(0);
    setMissed(0);
    // Those it counts and does not show are on its further pages.
    if (first.nextCursor !== null) setAnnounced([]);
  }

  useLive(
    room,
    'library.commentAdded',
    (payload) => {
      if (payload === null) reload();
      else setAnnounced((before) => [...before, String(payload.commentId)]);
    },
    (answers) => {
      setAnnounced([]);
      setMissed(Math.max(0, answers - known - joined));
    },
  );

  const count = newAmong(announced, rows) + missed;
  function taken() {
    setJoined((before) => before + count);
    setAnnounced([]);
    setMissed(0);
  }
  return { count, joined, taken };
}
