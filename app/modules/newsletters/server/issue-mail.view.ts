import { createHash } from 'node:crypto';
import { type ItemCard, itemPath } from '#modules/library/library.contract.ts';
import { listItems } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { fromPlainText, isBlank, plainText, type RichInline, type RichText } from '#platform/richtext/richtext.ts';
import { type IssueContent, NEWSLETTER_LIMITS } from '../newsletters.contract.ts';

/**
 * The issue as parts of a mail: its beginning, then each entry, whose title leads to it. A mail is passed on and kept for years: of
 * what stands in it, nothing but the beginning is for a narrower audience than anyone; the rest is read where it is known who reads.
 */
export async function mailBody(
  db: Database,
  { intro, entries }: Pick<IssueContent, 'intro' | 'entries'>,
  at: (path: string) => string,
): Promise<RichText[]> {
  const ids = entries.map(({ itemId }) => itemId);
  const { data } = await listItems(db, null, { sort: 'latest', ids, limit: NEWSLETTER_LIMITS.entries });
  const cards = new Map(data.map((card) => [card.id, card]));
  const parts = entries.flatMap(({ itemId, note }) => {
    const card = cards.get(itemId);
    return card === undefined ? [] : [entryPart(card, note, at(itemPath(card)))];
  });
  return isBlank(intro) ? parts : [light(intro), ...parts];
}

/** The same for as long as a mail of the issue would say the same. */
export async function wordsMark(db: Database, issue: Pick<IssueContent, 'title' | 'intro' | 'entries' | 'inner'>): Promise<string> {
  const words = [issue.title, isBlank(issue.inner), await mailBody(db, issue, (path) => path)];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

function entryPart({ title }: ItemCard, note: string, href: string): RichText {
  const marks = [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href } }];
  const lines = note.split(/\r\n?|\n/).flatMap((line, n): RichInline[] => {
    const words: RichInline[] = line === '' ? [] : [{ type: 'text', text: line }];
    return n === 0 ? words : [{ type: 'hardBreak' }, ...words];
  });
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: title || href, marks }] },
      ...(lines.length === 0 ? [] : [{ type: 'paragraph' as const, content: lines }]),
    ],
  };
}

/** Characters of JSON. It is queued once for each subscriber: of a text that is nearly all markup, the words are sent. */
const MOST_MARKUP = 60_000;

const light = (text: RichText): RichText => (JSON.stringify(text).length <= MOST_MARKUP ? text : fromPlainText(plainText(text)));
