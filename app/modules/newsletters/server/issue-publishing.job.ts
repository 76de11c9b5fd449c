/** Issues become items of the library and leave as e-mail. */
import { z } from 'zod';
import { forumIdsForAll } from '#modules/forums/server/forums.public.ts';
import { contactsOf } from '#modules/identity/server/identity.public.ts';
import {
  accessItemOfKind,
  changeItem,
  inAudienceOf,
  indexedItemsByIds,
  itemStatuses,
  MEMBERS,
  membersIn,
  ofKind,
  outcomeOfChange,
  readableAmong,
  registerItem,
} from '#modules/library/server/library.public.ts';
import { type Doubts, holdAgain, holdReason, noteHold } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { MessageGate } from '#platform/delivery/message-gate.ts';
import { type Language, pathInLanguage } from '#platform/i18n/languages.ts';
import { job, UNTIL_DONE } from '#platform/jobs/job.ts';
import type { Context, MemberContext } from '#platform/operation/context.ts';
import { isBlank, type RichText } from '#platform/richtext/richtext.ts';
import type { Services } from '#platform/services.ts';
import type { IssueContent } from '../newsletters.contract.ts';
import { settleIssues } from './archive.store.ts';
import { addFellow, addMailed, findIssue, type IssueRow, lockIssue, moveSentThrough, setState } from './issue.store.ts';
import { doubtsOfIssue } from './issue-check.policy.ts';
import { mailBody, wordsMark } from './issue-mail.view.ts';
import { issueCard, summaryOf } from './issue-words.view.ts';
import { forgetUnwanted, issuesKeptBack, keepBack, keepForLater, takeUp } from './kept-back.store.ts';
import { findNewsletter, isWantedBy, lockNewsletter, type NewsletterRow, subscribersAfter } from './newsletter.store.ts';
import { quietAmong } from './quiet-time.policy.ts';
import { returnToken } from './return-token.policy.ts';
import { unsubscribeToken } from './unsubscribe-token.policy.ts';

const BATCH = 200;

/** Nothing to read in it, whoever reads: such an issue is not sent to anybody. */
export async function isEmpty(db: Database, { intro, entries, inner }: IssueContent): Promise<boolean> {
  return isBlank(intro) && isBlank(inner) && (await entriesThere(db, { entries })) === 0;
}

/** As it stands now: an entry that was taken down since is no source any more. Throws as `doubtsOfIssue`. */
export async function doubtsOf(db: Database, content: IssueContent, { language }: Pick<NewsletterRow, 'language'>, accepted: boolean) {
  return doubtsOfIssue(content, { language, accepted, entriesThere: await entriesThere(db, content) });
}

/** How many of its entries can be read, by whoever may. */
async function entriesThere(db: Database, { entries }: Pick<IssueContent, 'entries'>): Promise<number> {
  const ids = entries.map(({ itemId }) => itemId);
  return (await indexedItemsByIds(db, ids)).size;
}

type Writing = Pick<Context, 'db' | 'emit' | 'services'>;

/**
 * The issue is locked by the caller. False when it waits for staff: then it leaves once they have approved it, and none of these is `by`,
 * who publishes it or has given it its time.
 */
export async function publish(context: Writing, issue: IssueRow, newsletter: NewsletterRow, doubts: Doubts, by: string): Promise<boolean> {
  const { db, services } = context;
  await addFellow(db, issue.id, by);
  // As it is at this moment: whoever narrows it meanwhile finds the issue among those that are out, or is before it.
  const standing = (await lockNewsletter(db, newsletter.id)) ?? newsletter;
  const audience = await audienceOf(db, standing);
  // Whoever may write it is no new author: the rules know none of this kind.
  const wanted = { kind: 'newsletter', authorId: issue.writerId, verified: true, audience, ...doubts } as const;
  const why = await holdReason(db, wanted);
  await setState(db, issue.id, { state: 'published', scheduledAt: null, publishedAt: why === null ? new Date() : null });
  await registerItem(context, {
    id: issue.id,
    kind: 'newsletter',
    authorId: issue.writerId,
    anonymous: false,
    language: standing.language,
    specialities: [],
    title: issue.title,
    summary: await summaryOf(db, issue, audience),
    card: issueCard(issue, standing),
    respondents: { kind: 'verified', specialities: [] },
    status: why === null ? 'published' : 'held',
    audience,
    place: standing.forumId,
  });
  if (why !== null) await noteHold(db, issue.id, why);
  await settleIssues(db, newsletter.id);
  await services.jobs.enqueue(db, sendIssue, { issueId: issue.id });
  return why === null;
}

/** What was changed after publishing shows on the web, at once or once staff have read it; no mail is sent twice. */
export async function retell(
  context: MemberContext,
  { id, newsletterId }: Pick<IssueRow, 'id' | 'newsletterId'>,
  content: IssueContent,
  doubts: Doubts,
) {
  const access = accessItemOfKind(context.db, context.viewer, id, 'newsletter');
  const item = await ofKind('newsletter', access, 'newsletters.notFound');
  const newsletter = await lockNewsletter(context.db, newsletterId);
  const card = newsletter === null ? {} : { card: issueCard(content, newsletter) };
  await changeItem(context, id, { title: content.title, summary: await summaryOf(context.db, content, item.audience), ...card });
  return outcomeOfChange(item, await holdAgain(context, item, doubts));
}

export async function audienceOf(db: Database, { audience, forumId }: Pick<NewsletterRow, 'audience' | 'forumId'>): Promise<string | null> {
  if (audience === 'anyone' || forumId === null) return audience === 'members' ? 'members' : null;
  return audience === 'members' ? 'members' : (await forumIdsForAll(db, [forumId])).length > 0 ? null : forumId;
}

/** Sends one batch and queues the next. A repeated run finds the mark moved and sends nothing twice. */
export const sendIssue = job({
  name: 'newsletters.sendIssue',
  payload: z.strictObject({ issueId: z.string() }),
  // Given up, it would have come to some subscribers, and nobody would send it to the others.
  ...UNTIL_DONE,
  run: async ({ services }, { issueId }) => {
    await services.database.transaction((db) => sendBatch(db, services, issueId));
  },
});

async function sendBatch(db: Database, services: Services, issueId: string): Promise<void> {
  const issue = await lockIssue(db, issueId);
  const newsletter = issue && (await findNewsletter(db, { id: issue.newsletterId }, null));
  if (issue === null || newsletter === null || issue.publishedAt === null) return;
  // No further mail leaves of what was taken back meanwhile; where it comes back, it is sent on.
  if (!(await isOut(db, issueId))) return;
  const again = await takeUp(db, issueId, BATCH, quietAmong);
  const subscribers =
    again.length > 0 ? again : await subscribersAfter(db, newsletter.id, { afterId: issue.sentThrough, until: issue.publishedAt }, BATCH);
  const last = subscribers.at(-1);
  if (last === undefined) return;
  const { publicUrl, secret } = services.settings;
  const at = (language: Language) => (path: string) => publicUrl + pathInLanguage(path, language);
  const body = { en: await mailBody(db, issue, at('en')), id: await mailBody(db, issue, at('id')) };
  const words = await wordsMark(db, issue);
  const holds = holdsOf(issue, body.en);
  // Whoever may not read it any more gets no mail of it either.
  const readers = await inAudienceOf(db, issueId, subscribers);
  const contacts = await contactsOf(db, [...(holds === 'nothing' ? await readersOfEntries(db, issue, readers) : readers)]);
  const reached = [...contacts].flatMap(([memberId, { email, language }]) => (email === null ? [] : [{ memberId, email, language }]));
  const quiet = await quietAmong(
    db,
    reached.map(({ memberId }) => memberId),
  );
  const mails = reached.filter(({ memberId }) => !quiet.has(memberId));
  if (again.length > 0) await addMailed(db, issueId, mails.length);
  else if (!(await moveSentThrough(db, issueId, issue.sentThrough, last, mails.length))) return;
  await keepForLater(db, issueId, [...quiet]);
  for (const { memberId, email, language } of mails) {
    const token = unsubscribeToken(secret, { newsletterId: newsletter.id, memberId });
    await services.delivery.send(db, {
      channel: 'mail',
      to: email,
      language,
      subject: 'newsletters:mail.subject',
      text: MAIL_TEXT[holds],
      values: {
        title: issue.title,
        name: newsletter.name,
        url: at(language)(`/newsletters/issues/${issueId}`),
      },
      sealed: { endUrl: at(language)(`/newsletters/unsubscribe/${token}`) },
      body: body[language],
      unsubscribeUrl: `${publicUrl}/newsletters/unsubscribe/${token}`,
      returnToken: returnToken(secret, { memberId, issueId }, email),
      gate: { name: ISSUE_GATE, about: { issueId, memberId, words } },
    });
  }
  if (again.length > 0 || subscribers.length === BATCH) await services.jobs.enqueue(db, sendIssue, { issueId });
}

/** Those who were not to be disturbed may be by now; and what was kept back because the issue changed is made anew. */
export const sendKeptBack = job({
  name: 'newsletters.sendKeptBack',
  payload: z.strictObject({}),
  schedule: '*/5 * * * *',
  run: async ({ services }) => {
    const { db } = services.database;
    await forgetUnwanted(db);
    const statuses = await itemStatuses(db, await issuesKeptBack(db));
    for (const [issueId, status] of statuses) if (status === 'published') await services.jobs.enqueue(db, sendIssue, { issueId });
  },
});

const isOut = async (db: Database, issueId: string): Promise<boolean> => (await itemStatuses(db, [issueId])).get(issueId) === 'published';

const ISSUE_GATE = 'newsletters.issue';

/** Which mail of which issue it is that was not taken; null for one of others. */
export function mailOfGate(gate: { name: string; about: Readonly<Record<string, string>> } | undefined): Kept | null {
  const about: Readonly<Record<string, string | undefined>> = gate?.name === ISSUE_GATE ? gate.about : {};
  const { issueId, memberId } = about;
  return issueId === undefined || memberId === undefined ? null : { issueId, memberId };
}
type Kept = Readonly<Record<'issueId' | 'memberId', string>>;

/**
 * A mail that has not left when its issue is taken back, or held, is kept until that comes back; and so it is, until it can leave, where
 * whom it is for is not to be disturbed. Where it would say something else by now, as when not everybody may read an entry any more, it
 * is made anew. Whoever has ended the subscription since, or may not read the issue any more, gets none at all.
 */
export const issueMailGates: Record<string, MessageGate> = {
  [ISSUE_GATE]: async (db, { issueId = '', memberId = '', words }) => {
    const mayLeave = async () =>
      (await isOut(db, issueId)) && (await saysStill(db, issueId, words)) && !(await quietAmong(db, [memberId])).has(memberId);
    if (await mayLeave()) return isStillFor(db, issueId, memberId);
    // Whoever sends on what comes back holds it, too: what is kept now is there for them, or they have not begun.
    await lockIssue(db, issueId);
    if (await mayLeave()) return isStillFor(db, issueId, memberId);
    await keepBack(db, issueId, memberId);
    return false;
  },
};

/** What an older server made is taken as it is. */
async function saysStill(db: Database, issueId: string, words: string | undefined): Promise<boolean> {
  const issue = words === undefined ? null : await findIssue(db, issueId);
  return issue === null || (await wordsMark(db, issue)) === words;
}

async function isStillFor(db: Database, issueId: string, memberId: string): Promise<boolean> {
  const mayRead = (await inAudienceOf(db, issueId, [memberId])).has(memberId);
  if (mayRead && (await isWantedBy(db, issueId, memberId))) return true;
  // Ended a moment ago, it may be taken back; where it is not, what is kept is forgotten.
  if (mayRead) await keepBack(db, issueId, memberId);
  else await addMailed(db, issueId, -1);
  return false;
}

/** Those who would get mail of an issue that came out now. */
export async function countReached(db: Database, newsletter: NewsletterRow): Promise<number> {
  const audience = await audienceOf(db, newsletter);
  const until = new Date();
  let count = 0;
  for (let afterId: string | undefined = ''; afterId !== undefined; ) {
    const subscribers: string[] = await subscribersAfter(db, newsletter.id, { afterId, until }, BATCH);
    const readers = audience === null || audience === MEMBERS ? subscribers : await membersIn(db, audience, subscribers);
    count += [...(await contactsOf(db, readers)).values()].filter(({ email }) => email !== null).length;
    afterId = subscribers.length < BATCH ? undefined : subscribers.at(-1);
  }
  return count;
}

/** Of what stands in the issue: all that is for everybody, beside a part that is read on the web, or nothing at all. */
type MailHolds = 'all' | 'butInner' | 'nothing';
const MAIL_TEXT: Readonly<Record<MailHolds, string>> = {
  all: 'newsletters:mail.text',
  butInner: 'newsletters:mail.textWithInner',
  nothing: 'newsletters:mail.textOnWeb',
};

const holdsOf = ({ inner }: IssueContent, body: readonly RichText[]): MailHolds =>
  !isBlank(inner) ? 'butInner' : body.length > 0 ? 'all' : 'nothing';

/** Who finds anything in it on the web: to the others it would be a mail about nothing. */
async function readersOfEntries(db: Database, { entries }: IssueContent, readers: ReadonlySet<string>): Promise<Set<string>> {
  const readings = [...readers].flatMap((memberId) => entries.map(({ itemId }) => ({ memberId, itemId })));
  return new Set([...(await readableAmong(db, readings))].map(({ memberId }) => memberId));
}
