import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getSettings, saveSettings } from '#modules/notifications/notification-settings.contract.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import { type IssueContent, publishIssue, saveIssue, saveNewsletter, subscribe } from '../newsletters.contract.ts';
import { publishDueIssues } from '../server/due-issues.job.ts';

/** An editor, and two who can be written to. */
export async function letterPeople(world: TestWorld): Promise<Record<'staff' | 'reader' | 'other', Caller>> {
  return {
    staff: world.as(await aMember(world, { rights: ['newsletters'] })),
    reader: await atAnyHour(world.as(await aMember(world, { email: 'reader@letters.test', language: 'en' }))),
    other: await atAnyHour(world.as(await aMember(world, { email: 'other@letters.test' }))),
  };
}

/** Gets e-mail at night, too. */
export async function atAnyHour(who: Caller): Promise<Caller> {
  await who.call(saveSettings, { ...(await who.call(getSettings, {})), quiet: null });
  return who;
}

export const subscribeTo = (who: Caller, newsletterId: string, subscribed = true) => who.call(subscribe, { newsletterId, subscribed });

/** To whom mail has gone. */
export const sentTo = (world: TestWorld): string[] => world.sent.map(({ to }) => to);

let number = 0;

/** Returns its id and slug. */
export function aNewsletter(staff: Caller, wish: Partial<InputOf<typeof saveNewsletter>> = {}): Promise<{ id: string; slug: string }> {
  number += 1;
  return staff.call(saveNewsletter, {
    id: null,
    version: 0,
    slug: `letter-${number}`,
    name: `Letter ${number}`,
    about: 'What happened in the ward.',
    language: 'en',
    forumId: null,
    audience: 'anyone',
    ...wish,
  });
}

export const issueContent = (wish: Partial<IssueContent> = {}): IssueContent => ({
  title: 'What we read in May',
  intro: fromPlainText('Three things worth your time.'),
  entries: [],
  inner: fromPlainText(''),
  ...wish,
});

/** Saved once, as what names it when it is changed or published. */
export async function aDraft(
  writer: Caller,
  newsletterId: string,
  wish: Partial<IssueContent> = {},
): Promise<{ id: string; version: number }> {
  const { id, version } = await writer.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent(wish) });
  return { id, version };
}

/** Published at once. Returns its id. */
export async function anIssue(writer: Caller, newsletterId: string, wish: Partial<IssueContent> = {}): Promise<string> {
  const draft = await aDraft(writer, newsletterId, wish);
  await writer.call(publishIssue, draft);
  return draft.id;
}

/** As the clock of jobs does each minute. */
export async function publishDueLetters(world: TestWorld): Promise<void> {
  const { services } = world.runtime;
  await services.database.transaction((db) => services.jobs.enqueue(db, publishDueIssues, {}));
  await world.runJobs();
}
