/** What lists and the index say of an issue: one text for all its readers, so nothing in it is about what one of them may not read. */
import { type IndexedItem, indexedItemsByIds, MEMBERS } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { IssueContent } from '../newsletters.contract.ts';

type Words = Pick<IssueContent, 'intro' | 'entries'>;
type Audience = IndexedItem['audience'];

const SUMMARY_LENGTH = 300;
const SEARCH_LENGTH = 20_000;

/** Of two circles none is wider, and whoever is in one is a member. */
const isAsWide = (audience: Audience, as: Audience): boolean =>
  audience === null || audience === as || (audience === MEMBERS && as !== null);

/** What is said of the entries that every reader of the issue may read now. `items`: those of them that are published. */
const sharedNotes = (entries: Words['entries'], audience: Audience, items: ReadonlyMap<string, Pick<IndexedItem, 'audience'>>): string[] =>
  entries.flatMap(({ itemId, note }) => {
    const item = items.get(itemId);
    return item !== undefined && isAsWide(item.audience, audience) ? [note] : [];
  });

const entryIds = ({ entries }: Pick<Words, 'entries'>): string[] => entries.map(({ itemId }) => itemId);

/** Its beginning; of one without, what is said of its entries. Nothing of the part for members. */
export async function summaryOf(db: Database, content: Words, audience: Audience): Promise<string> {
  const text = summaryOfIntro(content.intro);
  if (text !== '') return text;
  const notes = sharedNotes(content.entries, audience, await indexedItemsByIds(db, entryIds(content)));
  return clipped(notes.filter((note) => note !== '').join(' '));
}

export const summaryOfIntro = (intro: Words['intro']): string => clipped(plainText(intro).replace(/\s+/g, ' ').trim());

const clipped = (text: string): string => (text.length <= SUMMARY_LENGTH ? text : `${cutText(text, SUMMARY_LENGTH - 1)}…`);

/** By id, what these issues are found by. */
export async function searchTextsOf(db: Database, issues: readonly (Words & { readonly id: string })[]): Promise<Map<string, string>> {
  const items = await indexedItemsByIds(db, [...new Set(issues.flatMap((issue) => [issue.id, ...entryIds(issue)]))]);
  return new Map(
    issues.map(({ id, intro, entries }) => {
      const notes = sharedNotes(entries, items.get(id)?.audience ?? null, items);
      return [id, cutText([plainText(intro), ...notes].join('\n'), SEARCH_LENGTH)];
    }),
  );
}

export const issueCard = ({ entries }: Pick<Words, 'entries'>, { name, slug }: { name: string; slug: string }) => ({
  newsletter: name,
  slug,
  entries: entries.length,
});
