import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import type { ItemCard } from '#modules/library/library.contract.ts';
import {
  accessItem,
  isWithdrawn,
  itemCardOf,
  listItems,
  ofKind,
  refusalToRespond,
  takenBackAmong,
} from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { isBlank } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  deleteDraft,
  getDraft,
  getIssue,
  type IssueContent,
  listDrafts,
  MOST_DRAFTS,
  NEWSLETTER_LIMITS,
  publishIssue,
  saveIssue,
  unscheduleIssue,
} from '../newsletters.contract.ts';
import {
  changeIssue,
  countDrafts,
  findIssue,
  type IssueRow,
  insertIssue,
  listUnpublished,
  lockIssue,
  removeDraft,
  setState,
} from './issue.store.ts';
import { doubtsOf, isEmpty, publish, retell } from './issue-publishing.job.ts';
import { countKeptBack } from './kept-back.store.ts';
import { findNewsletter, lockNewsletter } from './newsletter.store.ts';
import { cardOf, lacksAddress } from './newsletter.view.ts';
import { accessIssueToWrite, accessToWrite, isWriter, mayWriteIssue } from './newsletters.public.ts';

const contentOf = ({ title, intro, entries, inner }: IssueRow) => ({ title, intro, entries, inner });

/** Cards by id, as this reader may see them: what they may not is not there. */
async function cardsByIds(db: Database, viewer: Viewer, ids: readonly string[]): Promise<Map<string, ItemCard>> {
  if (ids.length === 0) return new Map();
  const { data } = await listItems(db, viewer?.id ?? null, { sort: 'latest', ids, limit: NEWSLETTER_LIMITS.entries });
  return new Map(data.map((card) => [card.id, card]));
}

/** Throws `newsletters.empty` for an issue without a title, or with nothing to read; `field` is where its title is written. */
async function assertReadable(db: Database, content: IssueContent, field: string): Promise<void> {
  if (content.title === '') throw new Failure('newsletters.empty', { fields: { [field]: 'validation.required' } });
  if (await isEmpty(db, content)) throw new Failure('newsletters.empty');
}

/** Throws `newsletters.ownEntry`, at the entry that leads nowhere but to where its reader is. */
function assertNotInItself(id: string, { entries }: IssueContent): void {
  const own = entries.findIndex(({ itemId }) => itemId === id);
  if (own === -1) return;
  throw new Failure('newsletters.ownEntry', { fields: { [`content.entries.${own}.note`]: 'newsletters.error.ownEntry' } });
}

/** Colleagues stand in it by their own names, and what leads to nobody as text, whatever its writer sent. */
async function withNames(db: Database, content: IssueContent): Promise<IssueContent> {
  const named = (part: 'intro' | 'inner') => withTrueNames(db, content[part], { field: `content.${part}`, max: NEWSLETTER_LIMITS[part] });
  return { ...content, intro: await named('intro'), inner: await named('inner') };
}

export const issueHandlers = [
  handle(getIssue, async ({ db, viewer }, { id }) => {
    const item = await ofKind('newsletter', accessItem(db, viewer, id), 'newsletters.notFound').catch(async (error: unknown) => {
      throw (await isWithdrawn(db, viewer, id)) ? new Failure('newsletters.withdrawn', { cause: error }) : error;
    });
    // What staff sent back those who write it read with the reason, and hand in again.
    const sentBack = item.sentBack && (item.authorId === viewer?.id || (await mayWriteIssue(db, viewer, id)));
    if (item.status === 'withdrawn' && !sentBack) throw new Failure('newsletters.withdrawn');
    const issue = await findIssue(db, id);
    const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, viewer?.id ?? null));
    if (issue === null || newsletter === null) throw new Failure('newsletters.notFound');
    const cards = await cardsByIds(
      db,
      viewer,
      issue.entries.map(({ itemId }) => itemId),
    );
    const edit = await isWriter(db, viewer, newsletter);
    const hasInner = !isBlank(issue.inner);
    const refusal = await refusalToRespond(db, item, viewer);
    return {
      item: await itemCardOf(db, viewer, item),
      newsletter: cardOf(newsletter, edit, await lacksAddress(db, viewer, [newsletter])),
      intro: issue.intro,
      entries: issue.entries.flatMap(({ itemId, note }) => {
        const card = cards.get(itemId);
        return card === undefined ? [] : [{ item: card, note }];
      }),
      inner: hasInner && viewer !== null ? issue.inner : null,
      innerLocked: hasInner && viewer === null,
      version: issue.version,
      mailed: edit ? issue.mailed : null,
      can: { edit, respond: refusal === null, respondRefusal: refusal === null ? null : `respond.${refusal}` },
    };
  }),

  handle(listDrafts, async ({ db, viewer }, { newsletterId }) => {
    await accessToWrite(db, viewer, newsletterId);
    const rows = await listUnpublished(db, newsletterId);
    return {
      data: rows.map(({ id, title, state, scheduledAt, changedAt }) => ({
        id,
        title,
        state,
        scheduledAt: scheduledAt?.toISOString() ?? null,
        changedAt: changedAt.toISOString(),
      })),
    };
  }),

  handle(getDraft, async ({ db, viewer }, { id }) => {
    const { issue, newsletter } = await accessIssueToWrite(db, viewer, id);
    const cards = await cardsByIds(
      db,
      viewer,
      issue.entries.map(({ itemId }) => itemId),
    );
    return {
      id,
      newsletter: cardOf(newsletter, true, await lacksAddress(db, viewer, [newsletter])),
      content: contentOf(issue),
      items: [...cards.values()],
      state: issue.state,
      withdrawn: (await takenBackAmong(db, [id])).has(id),
      mails: { sent: issue.mailed, keptBack: await countKeptBack(db, id) },
      scheduledAt: issue.scheduledAt?.toISOString() ?? null,
      changedAt: issue.changedAt.toISOString(),
      version: issue.version,
    };
  }),

  handle(saveIssue, async (context, { id, newsletterId, version, content: written, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const content = await withNames(db, written);
    if (id === null) {
      await accessToWrite(db, viewer, newsletterId);
      // One after another: two at once would both find room for the last.
      await lockNewsletter(db, newsletterId);
      if ((await countDrafts(db, newsletterId)) >= MOST_DRAFTS) throw new Failure('newsletters.tooManyDrafts');
      const fresh = newId();
      await insertIssue(db, { id: fresh, newsletterId, writerId: viewer.id }, content);
      return { id: fresh, version: 1, status: 'draft' as const };
    }
    const { newsletter } = await accessIssueToWrite(db, viewer, id);
    assertNotInItself(id, content);
    // Locked: what is published at the same moment is changed as what is out, or not at all.
    const issue = await lockIssue(db, id);
    if (issue === null) throw new Failure('newsletters.notFound');
    if (!(await changeIssue(db, id, version, viewer.id, content))) {
      throw new Failure('newsletters.stale', { details: { current: contentOf(issue), version: issue.version } });
    }
    const saved = { id, version: version + 1 };
    // A draft that nobody waits for may say anything, and nothing.
    if (issue.state === 'draft') return { ...saved, status: 'draft' as const };
    const doubts = await doubtsOf(db, content, newsletter, acceptIdentifiers);
    if (issue.state === 'scheduled') return { ...saved, status: 'draft' as const };
    await assertReadable(db, content, 'content.title');
    return { ...saved, status: await retell(context, issue, content, doubts) };
  }),

  handle(publishIssue, async (context, { id, version, at, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const { newsletter } = await accessIssueToWrite(db, viewer, id);
    const issue = await lockIssue(db, id);
    if (issue === null) throw new Failure('newsletters.notFound');
    if (issue.state === 'published') throw new Failure('newsletters.published');
    if (issue.version !== version)
      throw new Failure('newsletters.stale', { details: { current: contentOf(issue), version: issue.version } });
    await assertReadable(db, issue, 'title');
    const doubts = await doubtsOf(db, issue, newsletter, acceptIdentifiers);
    if (at !== null) {
      if (new Date(at) <= new Date()) throw new Failure('newsletters.inThePast', { fields: { at: 'newsletters.error.inThePast' } });
      await setState(db, id, { state: 'scheduled', scheduledAt: new Date(at), scheduledBy: viewer.id });
      return { id, state: 'scheduled' as const, held: false };
    }
    const isOut = await publish(context, issue, newsletter, doubts, viewer.id);
    return { id, state: 'published' as const, held: !isOut };
  }),

  handle(unscheduleIssue, async ({ db, viewer }, { id }) => {
    await accessIssueToWrite(db, viewer, id);
    const issue = await lockIssue(db, id);
    if (issue === null) throw new Failure('newsletters.notFound');
    if (issue.state === 'published') throw new Failure('newsletters.published');
    await setState(db, id, { state: 'draft', scheduledAt: null, scheduledBy: null });
    return { id, state: 'draft' as const };
  }),

  handle(deleteDraft, async ({ db, viewer }, { id, version }) => {
    await accessIssueToWrite(db, viewer, id);
    const issue = await lockIssue(db, id);
    if (issue?.state === 'published') throw new Failure('newsletters.published');
    if (issue !== null && version !== undefined && issue.version !== version)
      throw new Failure('newsletters.stale', { details: { current: contentOf(issue), version: issue.version } });
    await removeDraft(db, id);
    return { id };
  }),
];
