/** What the desk knows of the journals and agencies that news comes from. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addSource, changeSource, listSources, switchSource } from '../journal.contract.ts';
import { CATALOGUE } from './news-source.data.ts';
import { noteReading } from './source.store.ts';

let world: TestWorld;
let ratri: Caller;
let editor: Caller;
let otherEditor: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  editor = world.as(await aMember(world, { name: 'Sekar Puspita', rights: ['news'] }));
  otherEditor = world.as(await aMember(world, { name: 'Tono Wibowo', rights: ['news'] }));
  nobody = world.as(null);
});
afterAll(() => world.close());

it('offers a catalogue that nobody has switched on yet, to editors only', async () => {
  await expect(ratri.call(listSources, {})).rejects.toMatchObject({ code: 'access.staff' });
  const { data } = await editor.call(listSources, {});
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(40);
  expect(new Set(CATALOGUE.map(({ feedUrl }) => feedUrl)).size).toBe(CATALOGUE.length);
  for (const { id } of CATALOGUE) expect(data.find((source) => source.id === id)).toMatchObject({ active: false, checkedAt: null });
});

it('switches a source on and off', async () => {
  await expect(ratri.call(switchSource, { source: 'nejm', active: true })).rejects.toMatchObject({ code: 'access.staff' });
  expect(await editor.call(switchSource, { source: 'nejm', active: true })).toMatchObject({ id: 'nejm', active: true, fault: null });
  expect(await editor.call(switchSource, { source: 'nejm', active: false })).toMatchObject({ active: false, nextAt: null });
  await expect(editor.call(switchSource, { source: 'no-such-source', active: true })).rejects.toMatchObject({
    code: 'news.sourceNotFound',
  });
});

it('adds a source once, switched off', async () => {
  const wish = { name: 'Jurnal Kedokteran Uji', feedUrl: 'https://jurnal.example/feed', language: 'id' as const };
  await expect(ratri.call(addSource, wish)).rejects.toMatchObject({ code: 'access.staff' });
  expect(await editor.call(addSource, wish)).toMatchObject({ id: 'jurnal-kedokteran-uji', active: false, language: 'id' });
  await expect(editor.call(addSource, wish)).rejects.toMatchObject({ code: 'news.sourceExists' });
  await expect(editor.call(addSource, { ...wish, name: 'Another name' })).rejects.toMatchObject({ code: 'news.sourceExists' });
  const inNoLatin = { ...wish, name: '中华医学杂志', feedUrl: 'https://uji.example.org/zh/rss' };
  expect(await editor.call(addSource, inNoLatin)).toMatchObject({ id: 'uji-example-org-zh-rss', name: '中华医学杂志' });
  for (const feedUrl of ['file:///etc/passwd', 'https://[jurnal].example/feed', 'https://jurnal.example:99999/feed'])
    await expect(editor.call(addSource, { ...inNoLatin, feedUrl })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { feedUrl: 'validation.url' },
    });
});

it('changes a source, which begins anew at a new address', async () => {
  const wish = {
    source: 'gut',
    version: 0,
    name: 'Gut',
    language: 'en' as const,
    specialities: ['gastroenterology' as const],
    openAccess: true,
  };
  const feedUrl = 'https://gut.example/new.xml';
  await expect(ratri.call(changeSource, { ...wish, feedUrl })).rejects.toMatchObject({ code: 'access.staff' });
  await expect(nobody.call(changeSource, { ...wish, feedUrl })).rejects.toMatchObject({ code: 'access.signIn' });
  const { feedUrl: gutFeed } = await editor.call(switchSource, { source: 'gut', active: true });
  const reading = { checkedAt: new Date(), nextAt: new Date(Date.now() + 3_600_000), active: true, failures: 3, etag: '"1"' };
  await noteReading(world.runtime.database.db, { id: 'gut', feedUrl: gutFeed }, { ...reading, fault: 'status' });
  const changed = await editor.call(changeSource, { ...wish, feedUrl });
  expect(changed).toMatchObject({ feedUrl, openAccess: true, active: true, failures: 0, fault: null });
  expect(Date.parse(changed.nextAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
  // A colleague saved meanwhile: both see what stands there before it goes.
  await expect(otherEditor.call(changeSource, { ...wish, name: 'Gut (London)', feedUrl })).rejects.toMatchObject({
    code: 'news.staleSource',
    details: { current: { name: 'Gut', feedUrl, specialities: ['gastroenterology'], openAccess: true, version: 1 } },
  });
  expect((await otherEditor.call(listSources, {})).data.find(({ id }) => id === 'gut')).toMatchObject({ name: 'Gut', version: 1 });
  wish.version = changed.version;
  expect(await editor.call(changeSource, { ...wish, name: 'Gut (BMJ)', feedUrl })).toMatchObject({ name: 'Gut (BMJ)', version: 2 });
  wish.version = 2;
  // Of two at once one is first, and switching it is no change of what is known of it.
  const both = await Promise.allSettled([editor, otherEditor].map((one) => one.call(changeSource, { ...wish, feedUrl })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  wish.version = 3;
  expect(await editor.call(switchSource, { source: 'gut', active: false })).toMatchObject({ version: 3 });
  // Of another source, whether it is stored yet or not.
  for (const other of ['https://heart.bmj.com/rss/current.xml', 'https://jurnal.example/feed'])
    await expect(editor.call(changeSource, { ...wish, feedUrl: other })).rejects.toMatchObject({ code: 'news.sourceExists' });
  await expect(editor.call(changeSource, { ...wish, source: 'no-such-source', feedUrl: 'https://x.example/feed' })).rejects.toMatchObject({
    code: 'news.sourceNotFound',
  });
  await expect(editor.call(changeSource, { ...wish, feedUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    fields: { feedUrl: expect.any(String) as string },
  });
});
