import { z } from 'zod';
import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import { job } from '#platform/jobs/job.ts';
import { POST_LIMITS } from '../post-content.contract.ts';
import { readLinkPreview } from './link-preview.client.ts';
import { freshPreviews, writePreview } from './post.store.ts';

/** A page is asked again after so many days. */
const FRESH_DAYS = 7;

/** Asks the pages that a post links to what they are; posts show what is known when they are read. */
export const fetchLinkPreviews = job({
  name: 'posts.fetchLinkPreviews',
  payload: z.strictObject({ urls: z.array(z.string().max(2000)).min(1).max(POST_LIMITS.links) }),
  run: async ({ db }, { urls }) => {
    const fetch = createOutboundFetch();
    const fresh = await freshPreviews(db, urls, FRESH_DAYS);
    for (const url of urls) if (!fresh.has(url)) await writePreview(db, await readLinkPreview(fetch, url));
  },
});
