import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { muteByMail, readMailMute } from '../mail-mute.contract.ts';
import { getSettings, listMutedItems, saveSettings } from '../notification-settings.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
let http: FastifyInstance;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;
let itemId: string;

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
  itemId = await aPublishedCase(world, ratri);
  const known = await bagas.call(getSettings, {});
  const follow = { inApp: true, mail: true, push: false };
  const account = { inApp: true, mail: true, push: true };
  await bagas.call(saveSettings, { ...known, quiet: null, kinds: { ...known.kinds, follow, account } });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

/** The e-mails that Bagas gets of this. */
async function mailsAfter(work: () => Promise<unknown>) {
  await work();
  await world.settle();
  const before = world.sent.length;
  await world.runtime.services.jobs.enqueue(world.runtime.database.db, mailNotifications, {});
  await world.runJobs();
  return world.sent.slice(before).filter(({ to }) => to.startsWith(bagas.viewer?.id ?? ''));
}

const named = () => {
  const mention = { type: 'mention' as const, attrs: { id: bagas.viewer?.id ?? '', label: 'Bagas' } };
  const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] };
  return ratri.call(addComment, { itemId, text });
};

type Mail = Awaited<ReturnType<typeof mailsAfter>>[number];
const words = (mail: Mail | undefined) =>
  world.runtime.services.translations.text('en', mail?.text ?? '', { ...mail?.values, ...mail?.sealed });
const tokenIn = (mail: Mail | undefined) => /\/notifications\/mute\/([\w-]+)/.exec(words(mail))?.[1] ?? '';

it('what a line of an e-mail tells of is silenced by the link beside it, for its member alone, and heard again', async () => {
  const [mail] = await mailsAfter(named);
  expect(words(mail)).toMatch(/“.+” \(.+\)\nNothing more about this: http:\/\/localhost:3000\/notifications\/mute\/[\w-]{56}\n/);
  // It lets somebody in: as long as the e-mail waits, nobody reads it.
  expect(JSON.stringify(mail?.values)).not.toContain('/notifications/mute/');
  const token = tokenIn(mail);
  expect(await nobody.call(readMailMute, { token })).toMatchObject({
    mute: 'item',
    kind: 'mention',
    title: expect.stringMatching(/\S/),
    muted: false,
  });
  expect(await nobody.call(muteByMail, { token, muted: true })).toEqual({ muted: true, was: null });
  expect(await nobody.call(readMailMute, { token })).toMatchObject({ muted: true });
  expect((await bagas.call(listMutedItems, {})).data.map(({ id }) => id)).toEqual([itemId]);
  expect((await ratri.call(listMutedItems, {})).data).toEqual([]);
  expect(await mailsAfter(named)).toEqual([]);
  await nobody.call(muteByMail, { token, muted: false });
  expect(await mailsAfter(named)).toHaveLength(1);
});

it('a link that is only opened silences nothing, as scanners of mail do with each', async () => {
  const token = tokenIn((await mailsAfter(named))[0]);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const looked = await http.inject({ method, url: `/api/v3/notifications/mail-mute/${token}`, headers: clientHeaders });
    expect(looked.statusCode).toBe(200);
    if (method === 'GET') expect(looked.json()).toMatchObject({ response: { mute: 'item', muted: false } });
  }
  expect((await bagas.call(listMutedItems, {})).data).toEqual([]);
  expect(await mailsAfter(named)).toHaveLength(1);
});

it('a kind that is silenced comes back as it was chosen', async () => {
  const token = tokenIn((await mailsAfter(() => ratri.call(followMember, { memberId: bagas.viewer?.id ?? '', following: true })))[0]);
  const choice = async () => (await bagas.call(getSettings, {})).kinds.follow;
  const before = await choice();
  const { was } = await nobody.call(muteByMail, { token, muted: true });
  expect([was, await choice()]).toEqual([before, { inApp: false, mail: false, push: false }]);
  await nobody.call(muteByMail, { token, muted: false, was });
  expect(await choice()).toEqual(before);

  // Silenced twice, as after an answer that was lost, or in two windows: the second has only silence to give back, and is heard as everybody.
  await nobody.call(muteByMail, { token, muted: true });
  const again = await nobody.call(muteByMail, { token, muted: true });
  await nobody.call(muteByMail, { token, muted: false, was: again.was });
  expect(await choice()).toEqual({ inApp: true, mail: false, push: false });
});

it('a link of one’s own making, or one that was made for something else, silences nothing', async () => {
  const [mail] = await mailsAfter(named);
  const token = tokenIn(mail);
  const ending = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
  for (const forged of [(ratri.viewer?.id ?? '') + token.slice(16), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, ending]) {
    await expect(nobody.call(readMailMute, { token: forged })).rejects.toMatchObject({ code: 'notifications.notFound' });
    await expect(nobody.call(muteByMail, { token: forged, muted: true })).rejects.toMatchObject({ code: 'notifications.notFound' });
  }
});
