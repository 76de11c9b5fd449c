import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { createOutboundFetch, type OutboundFetch } from '#platform/http/outbound-fetch.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { POST_LIMITS } from '../post-content.contract.ts';
import { readLinkPreview } from './link-preview.client.ts';
import { isOwnPage } from './own-page.policy.ts';
import { forgetPreviewsOf, freshPreviews, writePreview } from './post.store.ts';

/** A page is asked again after so many days. */
const FRESH_DAYS = 7;

/** After a minute, then ever later: what is down for half a day is shown without a preview. */
const WAITS_SECONDS = [60, 600, 3600, 6 * 3600] as const;

/**
 * Reads what is not known yet, and writes it down as it comes. Returns the addresses that may be read another time. Of pages of our own
 * nothing is kept: it would stay when they are taken down.
 */
export async function readPreviews(
  { db, fetch, publicUrl }: { db: Database; fetch: OutboundFetch; publicUrl: string },
  linked: readonly string[],
): Promise<string[]> {
  const isOwn = (url: string) => isOwnPage(publicUrl, url);
  const urls = linked.filter((url) => !isOwn(url));
  const fresh = await freshPreviews(db, urls, FRESH_DAYS);
  const missing: string[] = [];
  for (const url of urls) {
    const preview = fresh.has(url) ? undefined : await readLinkPreview(fetch, url, isOwn);
    if (preview === null) missing.push(url);
    else if (preview !== undefined) await writePreview(db, preview);
  }
  return missing;
}

/** Asks the pages that a post links to what they are; posts show what is known when they are read. */
export const fetchLinkPreviews = job({
  name: 'posts.fetchLinkPreviews',
  payload: z.strictObject({ urls: z.array(z.string().max(2000)).min(1).max(POST_LIMITS.links), tries: z.int().nonnegative().default(0) }),
  run: ({ services }, { urls, tries }) => readOrWait(services, urls, tries),
});

async function readOrWait(
  { database: { db }, jobs, settings: { publicUrl } }: Services,
  urls: readonly string[],
  tries: number,
): Promise<void> {
  const missing = await readPreviews({ db, fetch: createOutboundFetch(), publicUrl }, urls);
  const startAfterSeconds = WAITS_SECONDS[tries];
  if (missing.length === 0 || startAfterSeconds === undefined) return;
  await jobs.enqueue(db, fetchLinkPreviews, { urls: missing, tries: tries + 1 }, { startAfterSeconds });
}

/** What was kept of pages of our own before none was, or under another address of this installation. */
export const forgetOwnPreviews = job({
  name: 'posts.forgetOwnPreviews',
  payload: z.strictObject({}),
  schedule: '35 3 * * *',
  run: ({ db, services }) => forgetPreviewsOf(db, (url) => isOwnPage(services.settings.publicUrl, url)),
});
