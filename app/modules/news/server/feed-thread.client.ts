/** Runs in a thread of its own, which feed-reading.client.ts starts, gives one feed after the other, and ends. */
import { parentPort } from 'node:worker_threads';
import { readingOf, unclearDates } from './feed-date.policy.ts';
import { entriesOf } from './feed-entry.policy.ts';
import { FeedFault } from './feed-fault.policy.ts';
import { readJson } from './feed-json.policy.ts';
import { withWholeLinks } from './feed-links.policy.ts';
import type { FeedResult, FeedWork } from './feed-reading.client.ts';
import { feedText } from './feed-text.policy.ts';
import { readXml } from './feed-xml.policy.ts';

parentPort?.on('message', (work: FeedWork) => parentPort?.postMessage(result(work)));

function result({ bytes, charset, url, source, now }: FeedWork): FeedResult {
  try {
    // Programs that make feeds leave blank lines before them, behind which XML may not be declared.
    const text = feedText(bytes, charset).trimStart();
    const feed = text.startsWith('{') ? readJson(text) : readXml(text);
    return {
      entries: entriesOf(withWholeLinks(feed, url), source, now),
      ...unclearDates(feed, readingOf(feed, source.language, now)),
    };
  } catch (error) {
    if (error instanceof FeedFault) return { fault: error.reason };
    throw error;
  }
}
