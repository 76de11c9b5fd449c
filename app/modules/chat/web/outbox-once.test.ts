/** The outbox of one device, emptied by two tabs at two servers whose answers are lost again and again. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { setDisappearing } from '../chat.contract.ts';
import { listMessages, sendMessage } from '../chat-message.contract.ts';
import { aConversation, age, heard, sweep } from '../testing/chat.factory.ts';
import { type Attempt, attemptFailed, flushOutbox, keep, nextPlace, readOutbox, type Waiting } from './outbox-entry.tsx';

let world: TestWorld;
/** Another server on the same database. */
let other: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  other = await openTestWorld({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await other.close();
  await world.close();
});

it('says each message once and in its order, and is at rest afterwards, also where one has disappeared in between', async () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return shelf.size;
    },
    key: (n: number) => [...shelf.keys()][n] ?? null,
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  });
  const [ratri, bagas] = [await aMember(world, { name: 'Ratri A' }), await aMember(world, { name: 'Bagas B' })];
  const id = await aConversation(world, ratri, bagas);
  await world.as(ratri).call(setDisappearing, { id, after: 86_400 });
  const texts = Array.from({ length: 12 }, (_, n) => `Line ${n}`);
  for (const [n, text] of texts.entries()) {
    const entry = { conversationId: id, text, quote: null, image: null, file: null, state: 'waiting', problem: null } as const;
    keep(ratri.id, { ...entry, clientId: `phone-${String(n).padStart(4, '0')}`, at: nextPlace(readOutbox(ratri.id), 1_000) });
  }
  let answers = 0;
  const tabAt =
    (server: TestWorld) =>
    async (entry: Waiting): Promise<Attempt> => {
      const { conversationId, clientId, text } = entry;
      const said = server.as(ratri).call(sendMessage, { id: conversationId, clientId, text });
      const code = await said.then(
        () => null,
        (error: { code: string }) => error.code,
      );
      // Two answers of three do not come back.
      if (answers++ % 3 > 0) return attemptFailed(0, 'network.unreachable', '');
      return code === null ? { sent: true } : attemptFailed(410, code, 'Refused');
    };
  const flushBoth = () => Promise.all([flushOutbox(ratri.id, tabAt(world)), flushOutbox(ratri.id, tabAt(other))]);
  await flushBoth();
  // The one that waits at the top came, was read, and its time is over before the device hears of it.
  const [unheard] = readOutbox(ratri.id);
  const came = (await world.as(bagas).call(listMessages, { id })).data.find(({ text }) => text === unheard?.text);
  await age(world, came?.id ?? '', { expiresAt: 1 });
  await sweep(world);
  for (let n = 0; n < 60 && readOutbox(ratri.id).length > 0; n++) await flushBoth();
  expect(readOutbox(ratri.id)).toEqual([]);
  expect(came).toBeDefined();
  expect(await heard(other.as(bagas), id)).toEqual(texts.filter((text) => text !== unheard?.text));
});
