import { accessForumTo, stewardIdsOf } from '#modules/forums/server/forums.public.ts';
import { listItems, narrowAudience } from '#modules/library/server/library.public.ts';
import { findJournal } from '#modules/news/server/news.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { toPage } from '#platform/db/keyset.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import type { Member } from '#platform/session/viewer.ts';
import { getNewsletter, listNewsletters, readUnsubscribe, saveNewsletter, subscribe, unsubscribe } from '../newsletters.contract.ts';
import { archiveOf } from './archive.store.ts';
import { publishedIssues } from './issue.store.ts';
import { audienceOf } from './issue-publishing.job.ts';
import { renameIssues } from './issue-retelling.view.ts';
import {
  changeNewsletter,
  type FoundNewsletter,
  findNewsletter,
  insertNewsletter,
  isSlugTaken,
  lockNewsletter,
  type NewsletterFields,
  readableNewsletters,
} from './newsletter.store.ts';
import { cardOf, lacksAddress } from './newsletter.view.ts';
import { accessNewsletter, accessToWrite, isWriter, readableFor } from './newsletters.public.ts';
import { beginSubscription, endSubscription } from './subscription.store.ts';
import { type Subscription, subscriptionOf } from './unsubscribe-token.policy.ts';
import { mayFound } from './writer.policy.ts';

const WITHDRAWN_SHOWN = 10;

export const newsletterHandlers = [
  handle(listNewsletters, async ({ db, viewer }, { mine, journal, cursor, limit }) => {
    if (mine && viewer === null) return { data: [], nextCursor: null };
    const rows = await readableNewsletters(db, await readableFor(db, viewer), { mine, journal, cursor, limit });
    const noAddress = await lacksAddress(db, viewer, rows);
    // Whether the reader writes one is asked where it is opened: a list does not need to know.
    return toPage(
      rows,
      limit,
      ({ name, id }) => [name, id],
      (row) => cardOf(row, viewer !== null && (viewer.rights.includes('newsletters') || viewer.id === row.ownerId), noAddress),
    );
  }),

  handle(getNewsletter, async ({ db, viewer }, { slug, cursor, limit }) => {
    const newsletter = await accessNewsletter(db, viewer, { slug });
    const { readable, withdrawn } = await archiveOf(db, newsletter.id);
    const ids = readable.map(({ id }) => id);
    const issues = await listItems(db, viewer?.id ?? null, { kind: 'newsletter', sort: 'latest', ids, cursor, limit });
    const journal = newsletter.journalId === null ? null : await findJournal(db, null, newsletter.journalId);
    return {
      newsletter: cardOf(newsletter, await isWriter(db, viewer, newsletter), await lacksAddress(db, viewer, [newsletter])),
      journal: journal && { id: journal.id, name: journal.name },
      issues,
      withdrawn: withdrawn.slice(0, WITHDRAWN_SHOWN).map(({ id, publishedAt }) => ({ id, publishedAt: publishedAt.toISOString() })),
    };
  }),

  handle(subscribe, async ({ db, viewer }, { newsletterId, subscribed, since }) => {
    // Ending one needs no right to read it.
    const newsletter = subscribed
      ? await accessNewsletter(db, viewer, { id: newsletterId })
      : await findNewsletter(db, { id: newsletterId }, viewer.id);
    if (newsletter === null) throw new Failure('newsletters.notFound');
    const ended = subscribed ? null : await endSubscription(db, newsletter.id, viewer.id);
    const begun = since === undefined ? undefined : new Date(since);
    const subscribers = ended?.subscribers ?? (await beginSubscription(db, newsletter.id, viewer.id, begun));
    const noAddress = await lacksAddress(db, viewer, [{ subscribed }]);
    return { subscribed, subscribers, noAddress, ...(ended?.since && { since: ended.since.toISOString() }) };
  }),

  handle(readUnsubscribe, async ({ db, services }, { token }) => {
    const { newsletter } = await subscriptionBehind(db, services, token);
    return { name: newsletter.name, slug: newsletter.slug, subscribed: newsletter.subscribed };
  }),

  handle(unsubscribe, async ({ db, services }, { token }) => {
    const { newsletter, memberId } = await subscriptionBehind(db, services, token);
    await endSubscription(db, newsletter.id, memberId);
    return { subscribed: false as const };
  }),

  handle(saveNewsletter, async (context, { id, version, ...fields }) => {
    const { db, viewer } = context;
    if (fields.audience === 'forum' && fields.forumId === null) {
      throw new Failure('newsletters.noForum', { fields: { forumId: 'newsletters.error.noForum' } });
    }
    if (fields.journalId !== null) await assertJournal(db, fields);
    if (fields.forumId !== null) await accessForumTo(db, viewer, fields.forumId, 'tend').catch(() => refuseUnlessStaff(viewer.rights));
    if (await isSlugTaken(db, fields.slug, id))
      throw new Failure('newsletters.slugTaken', { fields: { slug: 'newsletters.error.slugTaken' } });
    if (id === null) {
      await assertMayFound(db, viewer, fields);
      const fresh = newId();
      if (!(await insertNewsletter(db, fresh, viewer.id, fields))) throw new Failure('newsletters.slugTaken');
      return { id: fresh, slug: fields.slug };
    }
    await accessToWrite(db, viewer, id);
    const before = await lockNewsletter(db, id);
    if (before === null) throw new Failure('newsletters.notFound');
    const issueIds = (await publishedIssues(db, id)).map((issue) => issue.id);
    const moves = before.forumId !== fields.forumId;
    if (moves && issueIds.length > 0) throw new Failure('newsletters.hasIssues', { fields: { forumId: 'newsletters.error.hasIssues' } });
    // One that begins to be another's, or a journal's, is as one that is founded there.
    if (moves || before.journalId !== fields.journalId) await assertMayFound(db, viewer, fields);
    if (!(await changeNewsletter(db, id, version, fields))) {
      const { slug, name, about, language, audience } = before;
      throw new Failure('newsletters.stale', { details: { current: { slug, name, about, language, audience, version: before.version } } });
    }
    if (before.name !== fields.name || before.slug !== fields.slug) await renameIssues(context, issueIds, fields);
    if (before.audience !== fields.audience) await narrowAudience(context, issueIds, await audienceOf(db, fields));
    return { id, slug: fields.slug };
  }),
];

async function assertMayFound(db: Database, viewer: Member, { forumId }: Pick<NewsletterFields, 'forumId'>): Promise<void> {
  const stewards = forumId === null ? null : await stewardIdsOf(db, forumId);
  if (!mayFound(viewer, stewards)) throw new Failure('newsletters.mayNotWrite');
}

async function assertJournal(db: Database, { forumId, journalId }: Pick<NewsletterFields, 'forumId' | 'journalId'>): Promise<void> {
  if (forumId !== null) throw new Failure('newsletters.oneHome');
  if (journalId !== null && (await findJournal(db, null, journalId)) === null) throw new Failure('newsletters.noJournal');
}

function refuseUnlessStaff(rights: readonly string[]): void {
  if (!rights.includes('newsletters')) throw new Failure('newsletters.mayNotWrite');
}

/** By the link of a mail: whoever has it may end the subscription, and do nothing else. */
async function subscriptionBehind(
  db: Database,
  services: Services,
  token: string,
): Promise<Subscription & { newsletter: FoundNewsletter }> {
  const subscription = subscriptionOf(services.settings.secret, token);
  const newsletter = subscription && (await findNewsletter(db, { id: subscription.newsletterId }, subscription.memberId));
  if (subscription === null || newsletter === null) throw new Failure('newsletters.notFound');
  return { ...subscription, newsletter };
}
