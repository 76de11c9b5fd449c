import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { endMail, readMailEnding } from '../mail-ending.contract.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { CHOICE_KINDS, listNotifications } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
let http: FastifyInstance;
let ratri: Caller;
let bagas: Caller;
let itemId: string;

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
});
afterAll(async () => {
  await http.close();
  await world.close();
});
beforeEach(async () => {
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  itemId = await aPublishedCase(world, ratri);
  for (const one of [ratri, bagas]) await one.call(saveSettings, { ...(await one.call(getSettings, {})), quiet: null });
});

/** Names somebody in an answer: the e-mails that this brings. */
async function mailsAfterMention(of: Caller) {
  const mention = { type: 'mention' as const, attrs: { id: of.viewer?.id ?? '', label: 'Somebody' } };
  const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] };
  const writer = of === bagas ? ratri : bagas;
  await writer.call(addComment, { itemId, text });
  await world.settle();
  const before = world.sent.length;
  await world.runtime.services.jobs.enqueue(world.runtime.database.db, mailNotifications, {});
  await world.runJobs();
  return world.sent.slice(before).filter(({ to }) => to.startsWith(of.viewer?.id ?? ''));
}

const tokenIn = (url: string | undefined) => url?.split('/').at(-1) ?? '';
const oneClick = (token: string) =>
  http.inject({
    method: 'POST',
    url: `/notifications/unsubscribe/${token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('ends by one click of a mail program, for that member alone, and goes on in Kolegia', async () => {
  const [mail] = await mailsAfterMention(bagas);
  expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/notifications\/unsubscribe\/[\w-]{40}$/);
  expect(world.runtime.services.translations.text('en', mail?.text ?? '', { ...mail?.values, ...mail?.sealed })).toContain(
    mail?.unsubscribeUrl,
  );
  expect((await oneClick(tokenIn(mail?.unsubscribeUrl))).statusCode).toBe(204);
  expect(await mailsAfterMention(bagas)).toEqual([]);
  expect((await bagas.call(listNotifications, {})).data.filter(({ kind }) => kind === 'mention')).toHaveLength(2);
  const { kinds } = await bagas.call(getSettings, {});
  expect(CHOICE_KINDS.filter((kind) => kinds[kind].mail)).toEqual([]);
  expect(CHOICE_KINDS.filter((kind) => kinds[kind].push).length).toBeGreaterThan(3);
  expect(await mailsAfterMention(ratri)).toHaveLength(1);
});

it('does not end by looking at the link, as scanners of mail do with each', async () => {
  const token = tokenIn((await mailsAfterMention(bagas))[0]?.unsubscribeUrl);
  for (const url of [`/notifications/unsubscribe/${token}`, `/api/v3/notifications/mail-ending/${token}`])
    for (const method of ['GET', 'HEAD'] as const) await http.inject({ method, url, headers: clientHeaders });
  const { kinds } = await world.as(null).call(readMailEnding, { token });
  expect(kinds).toContain('mention');
  expect((await bagas.call(getSettings, {})).kinds.mention.mail).toBe(true);
  expect(await mailsAfterMention(bagas)).toHaveLength(1);
});

it('holds for kinds that come later, and who only chose some has those as everybody', async () => {
  for (const one of [bagas, ratri]) await one.call(saveSettings, { kinds: { follow: { inApp: true, mail: false, push: false } } });
  await bagas.call(endMail, { token: tokenIn((await mailsAfterMention(bagas))[0]?.unsubscribeUrl) });
  // As they were saved before there was this kind.
  await world.runtime.database.pool.query(
    "update notifications.setting set settings = settings #- '{kinds,mention}' where member_id = any($1)",
    [[bagas, ratri].map(({ viewer }) => viewer?.id)],
  );
  expect(await mailsAfterMention(bagas)).toEqual([]);
  expect(await mailsAfterMention(ratri)).toHaveLength(1);
});

it('says what it turns off before and after, to whoever has the link, and twice is as once', async () => {
  const token = tokenIn((await mailsAfterMention(bagas))[0]?.unsubscribeUrl);
  const anybody = world.as(null);
  const { kinds } = await anybody.call(readMailEnding, { token });
  expect(kinds).toContain('mention');
  expect(kinds).not.toContain('follow');
  expect(await anybody.call(endMail, { token })).toEqual({ kinds });
  expect(await anybody.call(endMail, { token })).toEqual({ kinds: [] });
  expect(await anybody.call(readMailEnding, { token })).toEqual({ kinds: [] });
});

it('lets nobody end the e-mails of another by a link of their own making', async () => {
  const token = tokenIn((await mailsAfterMention(bagas))[0]?.unsubscribeUrl);
  const forged = (ratri.viewer?.id ?? '') + token.slice(16);
  expect((await oneClick(forged)).statusCode).toBe(404);
  await expect(world.as(null).call(endMail, { token: forged })).rejects.toMatchObject({ code: 'notifications.notFound' });
  expect((await ratri.call(getSettings, {})).kinds.mention.mail).toBe(true);
});
