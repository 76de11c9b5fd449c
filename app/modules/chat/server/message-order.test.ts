/** Several devices of several members on a real database, with retries, repetitions and connections that break off. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  deleteMessage,
  editMessage,
  listChanges,
  listMessages,
  type Message,
  reactToMessage,
  sendMessage,
} from '../chat-message.contract.ts';
import { createGroup } from '../group.contract.ts';

let world: TestWorld;
/** Another server on the same database. */
let other: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  other = await openTestWorld({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

/** The same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What a window holds after asking "since?" over and over, as app/modules/chat/web/message-log.tsx does. */
class Device {
  readonly known = new Map<string, Message>();
  revision = 0;
  readonly caller: Caller;
  readonly id: string;
  constructor(caller: Caller, id: string) {
    this.caller = caller;
    this.id = id;
  }
  async ask() {
    for (let more = true; more; ) {
      const changes = await this.caller.call(listChanges, { id: this.id, since: this.revision });
      for (const message of changes.data) this.known.set(message.id, message);
      this.revision = Math.max(this.revision, changes.revision);
      more = changes.more;
    }
  }
  get lines() {
    return [...this.known.values()].sort((a, b) => a.seq - b.seq).map(({ seq, text, deleted }) => `${seq} ${deleted ? '-' : text}`);
  }
}

it('every device shows the same messages, in one order, once each', async () => {
  const members = await Promise.all(['Anna A', 'Budi B', 'Citra C'].map((name) => aMember(world, { name })));
  const [maker, ...rest] = members;
  if (maker === undefined) throw new Error('Nobody is there');
  for (const member of rest) await world.as(member).call(followMember, { memberId: maker.id, following: true });
  const { id } = await world.as(maker).call(createGroup, { name: 'Round', memberIds: rest.map((one) => one.id) });
  // Each member at two servers.
  const devices = members.flatMap((member) => [new Device(world.as(member), id), new Device(other.as(member), id)]);

  await Promise.all(
    devices.map(async (device, n) => {
      const roll = dice(n + 1);
      for (let turn = 0; turn < 12; turn++) {
        // Half of the names are shared by both devices of a member: an outbox that two tabs empty.
        const clientId = `out-${roll(2) === 0 ? n - (n % 2) : n}-turn-${turn}`;
        const attempts = 1 + roll(3);
        const send = () => device.caller.call(sendMessage, { id, text: clientId, clientId }).catch(onlyTooFast);
        await Promise.all(Array.from({ length: attempts }, send));
        // Now and then an answer is lost, and the device asks later.
        if (roll(3) > 0) await device.ask();
        const own = [...device.known.values()].filter((one) => one.clientId !== null && one.happening === null);
        const some = own[roll(Math.max(1, own.length))];
        if (some === undefined || some.deleted) continue;
        const act = roll(6);
        if (act === 0) await device.caller.call(editMessage, { id: some.id, text: `${some.text} edited by ${n}` }).catch(onlyGone);
        else if (act === 1) await device.caller.call(deleteMessage, { id: some.id, deleted: true }).catch(onlyGone);
        else if (act === 2) await device.caller.call(reactToMessage, { id: some.id, emoji: '👍' }).catch(onlyGone);
      }
    }),
  );

  await Promise.all(devices.map((device) => device.ask()));
  const first = devices[0]?.lines ?? [];
  expect(first.length).toBeGreaterThan(40);
  for (const { lines } of devices) expect(lines).toEqual(first);
  const numbers = first.map((line) => Number(line.split(' ')[0]));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => n + 1));
  const names = [...(devices[0]?.known.values() ?? [])].map((one) => one.authorId + one.clientId);
  expect(new Set(devices[0]?.known.keys()).size).toBe(names.length);

  const stored = await world.as(maker).call(listMessages, { id, from: 0 });
  expect(stored.data.map(({ seq }) => seq)).toEqual(numbers.slice(0, stored.data.length));
}, 60_000);

const only = (codes: readonly string[]) => (error: unknown) => {
  if (codes.includes((error as { code?: string }).code ?? '')) return null;
  throw error;
};
const onlyTooFast = only(['chat.tooFast']);
const onlyGone = only(['chat.messageNotFound', 'chat.tooLate']);
