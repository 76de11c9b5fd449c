/** Doctors in conversations of two, each on many devices with a live connection: how long a message takes to all of them. */
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { readPeople, sampleMail } from '../sample/sample-people.ts';
import { cpuMs, memoryMb } from './process-cost.ts';
import { signIn } from './targets.ts';

/** The server takes a proxy's word for where callers come from: every device comes from an address of its own, as devices do. */
export const CROWD_SETTINGS = { TRUST_PROXY: 'loopback', RATE_FACTOR: '1000000' } as const;

export interface CrowdSize {
  readonly sockets: number;
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly pairs: number;
}

export const CROWD: CrowdSize = { sockets: 2_000, rate: 50, seconds: 20, pairs: 20 };

export interface Crowd extends CrowdSize {
  /** Milliseconds from sending to a device being told, in ascending order. */
  readonly told: readonly number[];
  /** The same to the words, for those that ask for them as open pages do. */
  readonly read: readonly number[];
  /** Devices that were not told of a message, or told of it again. */
  readonly missing: number;
  readonly repeated: number;
  /** Devices that asked for the words and were refused: an overloaded server says so, and an open page asks again. */
  readonly refused: number;
  /** Messages that were refused at first, and sent again as an open page does. */
  readonly sentAgain: number;
  /** Milliseconds of CPU for one message to all its devices. */
  readonly serverCpu: number;
  readonly memory: number;
}

interface Doctor {
  readonly id: string;
  readonly token: string;
}

interface Pair {
  readonly conversationId: string;
  readonly doctors: readonly [Doctor, Doctor];
}

interface Device {
  readonly socket: Socket;
  readonly doctor: Doctor;
  readonly conversationId: string;
}

/** On a running server with `CROWD_SETTINGS` and the sample world. */
export async function measureCrowd(server: { url: string; pid: number }, size: CrowdSize): Promise<Crowd> {
  const pairs = await makePairs(server.url, size.pairs);
  const devices = await openDevices(server.url, pairs, size.sockets);
  const before = cpuMs(server.pid);
  const figures = await converse(server.url, pairs, devices, size);
  const serverCpu = (cpuMs(server.pid) - before) / (size.rate * size.seconds);
  const memory = memoryMb(server.pid);
  for (const { socket } of devices) socket.disconnect();
  return { ...size, ...figures, serverCpu, memory };
}

const addressOf = (n: number): string => `198.18.${Math.floor(n / 250) % 250}.${(n % 250) + 1}`;

async function makePairs(url: string, count: number): Promise<Pair[]> {
  const doctors: Doctor[] = [];
  for (const [n, { key }] of readPeople(new Date())
    .slice(0, count * 2)
    .entries()) {
    const token = await signIn(url, sampleMail(key), addressOf(n));
    const { id } = await call<{ id: string }>(url, token, 'GET', '/api/v3/profile/get-user-basic-detail');
    doctors.push({ id, token });
  }
  const pairs: Pair[] = [];
  for (let n = 0; n + 1 < doctors.length; n += 2) {
    const [one, other] = [doctors[n] as Doctor, doctors[n + 1] as Doctor];
    // Whoever of the two begins is no stranger: a stranger's second message would wait for an answer.
    await call(url, other.token, 'POST', '/api/v3/follow-member', { memberId: one.id, following: true });
    await call(url, one.token, 'POST', '/api/v3/follow-member', { memberId: other.id, following: true });
    const { id } = await call<{ id: string }>(url, one.token, 'POST', '/api/v3/chat/conversations', { memberId: other.id });
    pairs.push({ conversationId: id, doctors: [one, other] });
  }
  return pairs;
}

async function openDevices(url: string, pairs: readonly Pair[], count: number): Promise<Device[]> {
  const devices: Device[] = [];
  for (let n = 0; n < count; n++) {
    const pair = pairs[n % pairs.length] as Pair;
    const doctor = pair.doctors[Math.floor(n / pairs.length) % 2] as Doctor;
    const socket = io(url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      auth: { token: doctor.token },
      extraHeaders: { origin: url, 'x-forwarded-for': addressOf(n) },
    });
    devices.push({ socket, doctor, conversationId: pair.conversationId });
    // In handfuls: a crowd that arrives at once is another question.
    if (n % 50 === 49) await Promise.all(devices.slice(-50).map(connected));
  }
  await Promise.all(devices.map(connected));
  // Rooms are joined right after the greeting.
  await pause(1_000);
  return devices;
}

const connected = async ({ socket }: Device) =>
  void (socket.connected || (await once(socket as unknown as NodeJS.EventEmitter, 'connect')));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** One device in so many also asks for the words, as every open page does. */
const READERS = 20;

async function converse(url: string, pairs: readonly Pair[], devices: readonly Device[], { rate, seconds }: CrowdSize) {
  const told: number[] = [];
  const read: number[] = [];
  const reading: Promise<unknown>[] = [];
  let repeated = 0;
  let refused = 0;
  const begun = new Map<string, number>();
  for (const [n, { socket, doctor, conversationId }] of devices.entries()) {
    const known = new Set<string>();
    socket.on('told', (_room: string, name: string, payload: { conversationId?: string; revision?: number }) => {
      const key = `${payload.conversationId} ${payload.revision}`;
      const at = begun.get(key);
      if (name !== 'chat.changed' || at === undefined) return;
      if (known.has(key)) repeated += 1;
      known.add(key);
      told.push(performance.now() - at);
      if (n % READERS !== 0) return;
      const since = (payload.revision ?? 1) - 1;
      const words = call(url, doctor.token, 'GET', `/api/v3/chat/conversations/${conversationId}/changes?since=${since}`);
      const had = () => read.push(performance.now() - at);
      const failed = (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
      };
      reading.push(words.then(had, failed));
    });
  }
  const { expected, sentAgain } = await speak(url, pairs, devices, begun, { rate, seconds });
  await pause(2_000);
  // A slow machine is still reading: its server is not to be stopped meanwhile.
  await Promise.all(reading);
  const ascending = (times: number[]) => times.sort((a, b) => a - b);
  return { told: ascending(told), read: ascending(read), missing: expected - (told.length - repeated), repeated, refused, sentAgain };
}

/** Says so many things a second, in one conversation after the other. Returns how many devices are to be told in all, and how often it was sent again. */
async function speak(
  url: string,
  pairs: readonly Pair[],
  devices: readonly Device[],
  begun: Map<string, number>,
  { rate, seconds }: Pick<CrowdSize, 'rate' | 'seconds'>,
): Promise<{ expected: number; sentAgain: number }> {
  const revisions = new Map<string, number>();
  for (const { conversationId, doctors } of pairs) {
    const { revision } = await call<{ revision: number }>(url, doctors[0].token, 'GET', `/api/v3/chat/conversations/${conversationId}`);
    revisions.set(conversationId, revision);
  }
  const waiting: Promise<unknown>[] = [];
  const start = performance.now();
  let [expected, sentAgain] = [0, 0];
  for (let n = 0; n < rate * seconds; n++) {
    const { conversationId, doctors } = pairs[n % pairs.length] as Pair;
    const revision = (revisions.get(conversationId) ?? 0) + 1;
    revisions.set(conversationId, revision);
    begun.set(`${conversationId} ${revision}`, performance.now());
    expected += devices.filter((device) => device.conversationId === conversationId).length;
    const body = { text: `Measured message ${n}`, clientId: `measured-${n}` };
    const { token } = doctors[n % 2] as Doctor;
    const refused = () => {
      sentAgain += 1;
    };
    waiting.push(send(url, token, `/api/v3/chat/conversations/${conversationId}/messages`, body, refused));
    await pause(start + ((n + 1) * 1_000) / rate - performance.now());
  }
  await Promise.all(waiting);
  return { expected, sentAgain };
}

/** Until it is taken: with the same id of the client it stands there once. */
async function send(url: string, token: string, route: string, body: unknown, refused: () => void): Promise<void> {
  for (;;) {
    try {
      return void (await call(url, token, 'POST', route, body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused();
      await pause(SEND_AGAIN_MS);
    }
  }
}
const SEND_AGAIN_MS = 1_000;

/** Of a server that has too much to do. */
class Refusal extends Error {}

async function call<Answer>(url: string, token: string, method: 'GET' | 'POST', route: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(url + route, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { status: boolean; response: Answer };
  if (answer.status === 503) throw new Refusal(`${route} was refused`);
  if (!said.status) throw new Error(`${route} answered ${answer.status}: ${JSON.stringify(said.response)}`);
  return said.response;
}
