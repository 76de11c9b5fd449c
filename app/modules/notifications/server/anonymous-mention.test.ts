/** Whom an anonymous post names learns of it, and by no way who wrote it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { newId } from '#platform/db/id.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications } from '../notifications.contract.ts';
import { addPushDevice, getPushKey } from '../push.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';
import { type PushFake, startPushFake } from './push.fake.ts';

let fake: PushFake;
let world: TestWorld;
let author: Caller;
let named: Caller;
beforeAll(async () => {
  fake = await startPushFake();
  world = await openTestWorld({ pushService: fake.url });
  author = world.as(await aMember(world, { name: 'Ratri Maheswari', email: 'maheswari@named.test' }));
  named = world.as(await aMember(world, { name: 'Bagas Setiawan', email: 'bagas@named.test', language: 'en' }));
  await world.runtime.database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [named.viewer?.sessionId, newId(), named.viewer?.id],
  );
  await named.call(saveSettings, { ...(await named.call(getSettings, {})), quiet: null, mail: 'soon' });
});
afterAll(async () => {
  await world.close();
  await fake.close();
});

const naming = (who: Caller): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'What would you do here, ' },
        { type: 'mention', attrs: { id: who.viewer?.id ?? '', label: 'Somebody' } },
      ],
    },
  ],
});

it('in the row, the list, the mail and the push message', async () => {
  const { publicKey } = await named.call(getPushKey, {});
  const browser = fake.subscribe(publicKey);
  await named.call(addPushDevice, { endpoint: browser.endpoint, keys: browser.keys });
  const itemId = await aPublishedPost(world, author, {
    content: { title: 'A question to my colleagues', body: naming(named) },
    settings: { anonymous: true },
  });
  await world.settle();
  await world.runJobs();
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();

  const { data } = await named.call(listNotifications, {});
  expect(data).toMatchObject([{ kind: 'mention', item: { id: itemId }, byline: { kind: 'anonymous' } }]);
  const { rows } = await world.runtime.database.pool.query('select * from notifications.notification where member_id = $1', [
    named.viewer?.id,
  ]);
  expect(rows).toHaveLength(1);
  const mails = world.sent.filter(({ to }) => to === 'bagas@named.test');
  expect(mails).toHaveLength(1);
  const pushed = browser.shown;
  expect(pushed).toHaveLength(1);
  for (const [what, said] of Object.entries({ list: data, rows, mails, pushed })) {
    const words = JSON.stringify(said);
    expect(words, what).not.toMatch(/Ratri|Maheswari/i);
    expect(words, what).not.toContain(author.viewer?.id);
  }
  expect(JSON.stringify(mails)).toContain('A question to my colleagues');
});
