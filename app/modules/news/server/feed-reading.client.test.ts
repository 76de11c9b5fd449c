/** Feeds that are written to keep a reader busy. */
import { describe, expect, it } from 'vitest';
import { readFeed } from './feed-reading.client.ts';

const MEGABYTE = 1_000_000;
const many = (text: string, bytes = MEGABYTE) => text.repeat(Math.ceil(bytes / text.length));
const cdata = (text: string) => `<description><![CDATA[${text}]]></description>`;
const item = (inner: string) => `<item><title>A title of some words that tell</title><link>https://hostile.example/1</link>${inner}</item>`;
const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`;

const read = (text: string, timeoutMs?: number) =>
  readFeed(
    {
      bytes: Buffer.from(text),
      charset: null,
      url: 'https://hostile.example/feed',
      source: { name: 'Journal', kind: 'journal', language: 'en', specialities: [], openAccess: false },
      now: new Date(),
    },
    timeoutMs,
  );

describe('a megabyte of', () => {
  it.each<[what: string, text: string]>([
    ['document types that never end', `<rss>${many('<!DOCTYPE ')}`],
    ['paragraphs that never end', rss(many(item(cdata(many('<p ', 30_000)))))],
    ['scripts that never end', rss(many(item(cdata(many('<script><svg ', 30_000)))))],
    ['comments that never end', rss(many(item(cdata(many('<!-- ', 30_000)))))],
    ['sections that never end', rss(item(many('<description><![CDATA[')))],
    ['mail addresses', rss(many(item(`<author>${many('@(', 4_000)} x</author>`)))],
    ['categories', rss(item(many('<category>a</category>')))],
    ['links', rss(item(many(`<link>${'x'.repeat(100)}</link>`)))],
    ['entities', rss(item(`<description>${many('&amp;')}</description>`))],
    [
      'identifiers',
      rss(`<item><title>Retraction: of something</title><link>https://hostile.example/1</link>${cdata(many('10.1000/a'))}</item>`),
    ],
    ['titles in titles', rss(item(many('<title>', MEGABYTE / 2) + many('</title>', MEGABYTE / 2)))],
    ['brackets', many('[')],
    ['objects', many('{"a":')],
    ['openings', many('<')],
    ['spaces', rss(item(cdata(`x${many(' ')}`)))],
    ['nothing at all', rss(many('<item/>'))],
  ])('%s is read or refused within a moment', async (_, text) => {
    const result = await read(text, 6_000);
    expect(result).not.toEqual({ fault: 'time' });
  });
});

it('ends what takes longer than it may', async () => {
  expect(await read(rss(many(item(''), 5 * MEGABYTE)), 50)).toEqual({ fault: 'time' });
});

it('looks at the first two thousand entries', async () => {
  const items = Array.from({ length: 2_100 }, (_, n) => `<item><title>Number ${n}</title><link>https://many.example/${n}</link></item>`);
  const result = await read(rss(items.join('')));
  expect('entries' in result && result.entries.length).toBe(2_000);
});
