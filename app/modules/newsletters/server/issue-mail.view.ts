import { type ItemCard, itemPath } from '#modules/library/library.contract.ts';
import { listItemsText } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { type IssueContent, NEWSLETTER_LIMITS } from '../newsletters.contract.ts';

const SUMMARY_LENGTH = 300;

/** What lists say of an issue. Nothing of the part for members. */
export function summaryOf({ intro, entries }: Pick<IssueContent, 'intro' | 'entries'>): string {
  const text = plainText(intro).replace(/\s+/g, ' ').trim();
  const all = text === '' ? entries.map(({ note }) => note).join(' ') : text;
  return all.length <= SUMMARY_LENGTH ? all : `${all.slice(0, SUMMARY_LENGTH - 1)}…`;
}

export const issueCard = ({ entries }: Pick<IssueContent, 'entries'>, { name, slug }: { name: string; slug: string }) => ({
  newsletter: name,
  slug,
  entries: entries.length,
});

/**
 * The issue as the text of a mail: its beginning, then each entry with its address. A mail is passed on and kept for years, so
 * only what anyone may read is in it; the rest is read where it is known who reads.
 */
export async function mailBody(db: Database, { intro, entries }: Pick<IssueContent, 'intro' | 'entries'>, at: (path: string) => string) {
  const ids = entries.map(({ itemId }) => itemId);
  const { data } = JSON.parse(await listItemsText(db, null, { sort: 'latest', ids, limit: NEWSLETTER_LIMITS.entries })) as {
    data: ItemCard[];
  };
  const cards = new Map(data.map((card) => [card.id, card]));
  const parts = entries.flatMap(({ itemId, note }) => {
    const card = cards.get(itemId);
    return card === undefined ? [] : [[card.title, note, at(itemPath(card))].filter((line) => line !== '').join('\n')];
  });
  return [plainText(intro).trim(), ...parts].filter((part) => part !== '').join('\n\n');
}
