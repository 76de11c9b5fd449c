/** What came up since the feed was asked for: asked for when the server tells of something, shown when the reader wants it. */
import { useEffect, useRef, useState } from 'react';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLive, useMemberMessages } from '#platform/web/realtime.ts';
import { FEED_ROOM, type FeedEntry, listFeed, MEMBERS_FEED_ROOM } from '../../library.contract.ts';
import { itemPublished } from '../../library-events.contract.ts';

/** Every open front page hears of a new item at once; they ask one after the other. */
const SPREAD_MS = 3_000;

/** Entries that this list would begin with today and does not have. Members only. */
export function useFeedNews(filter: 'forYou' | 'following', rows: readonly FeedEntry[]): readonly FeedEntry[] {
  const signedIn = useReader() !== null;
  const [first, setFirst] = useState<readonly FeedEntry[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = rows.reduce((latest, { activityAt }) => (activityAt > latest ? activityAt : latest), '');

  const askSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      // When it cannot be asked for, nothing is announced; the next page has it.
      firstEntries(filter).then(setFirst, () => undefined);
    }, Math.random() * SPREAD_MS);
  };
  useLive(signedIn ? FEED_ROOM : null, itemPublished.name, askSoon);
  useLive(signedIn ? MEMBERS_FEED_ROOM : null, itemPublished.name, askSoon);
  // Of a forum of theirs that others may not read in, or of any other such audience.
  useMemberMessages(({ name }) => {
    if (name === itemPublished.name) askSoon();
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  const known = new Set(rows.map(({ id }) => id));
  // In which something happened later than in all of these: what was published since, and what an answer has moved up past the place
  // from which this list goes on. The others come when it does.
  return first.filter(({ id, activityAt }) => !known.has(id) && activityAt > newest);
}

async function firstEntries(filter: 'forYou' | 'following'): Promise<readonly FeedEntry[]> {
  const callOverHttp = await loadCaller();
  return (await callOverHttp(listFeed, { filter })).data;
}
