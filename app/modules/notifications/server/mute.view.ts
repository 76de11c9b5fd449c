/** What of a member's rows is silent now, whatever silenced it: a tap here, the settings, the forum, the conversation or the saved search. */
import { silencedAmong } from '#modules/chat/server/chat.public.ts';
import { unheardForums } from '#modules/forums/server/forums.public.ts';
import { titlesFor } from '#modules/library/server/library.public.ts';
import { silentSearches } from '#modules/search/server/search.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { MutedItem } from '../notification-settings.contract.ts';
import type { Mute } from '../notifications.contract.ts';
import { conversationOf } from './chat-news.policy.ts';
import { forumOf } from './forum-news.policy.ts';
import { mutedAmong } from './mute.store.ts';
import type { NotificationRow } from './notification.store.ts';
import { isSilent, muteOfRow } from './notification-rules.policy.ts';
import { settingsOf } from './notification-settings.store.ts';

type Row = Pick<NotificationRow, 'kind' | 'itemId' | 'path' | 'searchId'>;

/** What a row is about, by the name that whoever silences it knows. */
const SUBJECT: Readonly<Record<Mute, (row: Row) => string>> = {
  item: ({ itemId }) => itemId ?? '',
  forum: ({ path }) => forumOf(path),
  conversation: ({ path }) => conversationOf(path),
  search: ({ searchId }) => searchId ?? '',
  kind: ({ kind }) => kind,
};

type Silent = (db: Database, memberId: string, subjects: readonly string[]) => Promise<ReadonlySet<string>>;

const SILENT: Readonly<Record<Mute, Silent>> = {
  item: mutedAmong,
  forum: unheardForums,
  conversation: silencedAmong,
  search: silentSearches,
  kind: async (db, memberId, kinds) => {
    const { kinds: choices } = await settingsOf(db, memberId);
    return new Set(Object.entries(choices).flatMap(([kind, choice]) => (kinds.includes(kind) && isSilent(choice) ? [kind] : [])));
  },
};

export async function silentAmong<Some extends Row>(db: Database, memberId: string, rows: readonly Some[]): Promise<Set<Some>> {
  const silent = new Set<Some>();
  for (const [scope, some] of Map.groupBy(rows, muteOfRow)) {
    if (scope === null) continue;
    const subjects = await SILENT[scope](db, memberId, [...new Set(some.map(SUBJECT[scope]))]);
    for (const row of some) if (subjects.has(SUBJECT[scope](row))) silent.add(row);
  }
  return silent;
}

/** Those of these items that the member can read. */
export async function mutedItems(db: Database, memberId: string, ids: readonly string[]): Promise<MutedItem[]> {
  const titles = await titlesFor(db, memberId, ids);
  return ids.flatMap((id) => {
    const item = titles.get(id);
    return item?.readable === true ? [{ id, kind: item.kind, title: item.title }] : [];
  });
}
