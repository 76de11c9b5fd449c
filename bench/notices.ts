/**
 * How long after an answer was committed its author’s open page is told, while other answers keep being written. The clock starts with
 * the first byte of what the writer is answered, which leaves as soon as it is committed.
 */
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { readPeople, sampleMail } from '../sample/sample-people.ts';
import { CLIENT, signIn } from './targets.ts';

const ADDED = 'notifications.added';

export interface NoticeSize {
  /** Answers a second that concern nobody who listens. */
  readonly rate: number;
  readonly seconds: number;
  /** Doctors with an open page, each answered once in a round. */
  readonly listeners: number;
}

export const NOTICES: NoticeSize = { rate: 50, seconds: 20, listeners: 10 };

export interface Notices extends NoticeSize {
  /** Milliseconds from the first byte of the answer to the writer to the listener being told, in ascending order. */
  readonly told: readonly number[];
  readonly missing: number;
}

interface Listener {
  readonly caseId: string;
  readonly socket: Socket;
}

/** Longer, and it counts as missing. */
const PATIENCE_MS = 5_000;

/** On a running server that takes a proxy's word for addresses, with the sample world. */
export async function measureNotices(url: string, size: NoticeSize): Promise<Notices> {
  const [writer = '', ...others] = await signInAll(url);
  const listeners: Listener[] = [];
  for (const [n, token] of others.entries()) {
    const listener = listeners.length < size.listeners ? await listen(url, token, n) : null;
    if (listener !== null) listeners.push(listener);
  }
  const told: number[] = [];
  let missing = 0;
  const end = performance.now() + size.seconds * 1_000;
  const noise = writeOn(url, writer, await busyCase(url, listeners), size.rate, end);
  while (performance.now() < end) {
    for (const { caseId, socket } of listeners) {
      const heard = waitFor(socket);
      const committed = await post(url, writer, caseId);
      const at = await heard;
      if (at === null) missing += 1;
      else told.push(Math.max(0, at - committed));
    }
  }
  await noise;
  for (const { socket } of listeners) socket.disconnect();
  return { ...size, told: told.sort((a, b) => a - b), missing };
}

/** Not every doctor has written a case. */
const DOCTORS = 30;

async function signInAll(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const [n, { key }] of readPeople(new Date()).slice(0, DOCTORS).entries())
    tokens.push(await signIn(url, sampleMail(key), `198.19.0.${n + 1}`));
  return tokens;
}

/** An open page of a doctor; null for one who has written nothing that could be answered. */
async function listen(url: string, token: string, n: number): Promise<Listener | null> {
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await read<{ id: string }>(`${url}/api/v3/profile/get-user-basic-detail`, headers);
  const { data } = await read<{ data: { id: string }[] }>(`${url}/api/v3/cases?author=${id}&limit=1`, headers);
  const [own] = data;
  if (own === undefined) return null;
  const extraHeaders = { origin: url, 'x-forwarded-for': `198.19.1.${n + 1}` };
  const socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true, auth: { token }, extraHeaders });
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return { caseId: own.id, socket };
}

/** A case whose author does not listen. */
async function busyCase(url: string, listeners: readonly Listener[]): Promise<string> {
  const { data } = await read<{ data: { id: string }[] }>(`${url}/api/v3/cases?sort=latest&limit=20`, CLIENT);
  const other = data.find(({ id }) => listeners.every(({ caseId }) => caseId !== id));
  if (other === undefined) throw new Error('All cases are listened to');
  return other.id;
}

async function writeOn(url: string, token: string, caseId: string, rate: number, end: number): Promise<void> {
  const begun = performance.now();
  const waiting: Promise<number>[] = [];
  for (let n = 0; performance.now() < end; n += 1) {
    waiting.push(post(url, token, caseId));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + ((n + 1) * 1_000) / rate - performance.now())));
  }
  await Promise.all(waiting);
}

const waitFor = (socket: Socket): Promise<number | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => done(null), PATIENCE_MS);
    const hear = (_room: string, name: string) => name === ADDED && done(performance.now());
    function done(at: number | null) {
      clearTimeout(timer);
      socket.off('told', hear);
      resolve(at);
    }
    socket.on('told', hear);
  });

let written = 0;
/** When the first byte of the answer was here. */
async function post(url: string, token: string, itemId: string): Promise<number> {
  const answer = await fetch(`${url}/api/v3/add-comment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ itemId, text: fromPlainText(`Measured answer to be told of, ${written++}`) }),
  });
  const begun = performance.now();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`An answer was refused with ${answer.status}`);
  return begun;
}

async function read<Answer>(address: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(address, { headers });
  const { status, response } = (await answer.json()) as { status: boolean; response: Answer };
  if (!status) throw new Error(`${address} answered ${answer.status}`);
  return response;
}
