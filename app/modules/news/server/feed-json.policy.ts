/** JSON Feed 1.1 (jsonfeed.org/version/1.1) to entries. */
import { z } from 'zod';
import { FeedFault } from './feed-fault.policy.ts';
import type { RawFeed } from './feed-xml.policy.ts';

/** What is not as it should be is left out, as readers of feeds do. */
const text = z.string().nullish().catch(null);
const JsonItem = z.object({
  id: z.union([z.string(), z.number()]).transform(String).nullish().catch(null),
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_text: text,
  content_html: text,
  date_published: text,
  date_modified: text,
  language: text,
  tags: z.array(z.string()).catch([]).default([]),
  authors: z
    .array(z.object({ name: text }))
    .catch([])
    .default([]),
  author: z.object({ name: text }).nullish().catch(null),
});
const JsonFeed = z.object({
  version: z.string().regex(/jsonfeed\.org\/version\//),
  language: text,
  items: z.array(JsonItem.nullable().catch(null)),
});

export function readJson(source: string): RawFeed {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FeedFault('malformed', error);
  }
  const feed = JsonFeed.safeParse(parsed);
  if (!feed.success) throw new FeedFault('unknownFormat', feed.error);
  return {
    language: feed.data.language ?? null,
    entries: feed.data.items.flatMap((item) =>
      item === null
        ? []
        : [
            {
              guid: item.id ?? null,
              links: given(item.url, item.external_url),
              titles: given(item.title),
              texts: given(item.summary, item.content_text, item.content_html),
              dates: given(item.date_published, item.date_modified),
              authors: given(...item.authors.map(({ name }) => name), item.author?.name),
              identifiers: [],
              journals: [],
              terms: item.tags,
              rights: [],
              language: item.language ?? null,
            },
          ],
    ),
  };
}

const given = (...values: readonly (string | null | undefined)[]): string[] => values.flatMap((value) => (value ? [value] : []));
