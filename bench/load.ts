import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Dispatcher, Pool } from 'undici';
import { cpuMs, familyCpuMs } from './process-cost.ts';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Milliseconds that 95 % of the answers are to keep to. */
  readonly within?: number;
  /** Measured at a pace as well: somebody waits for it. */
  readonly isWaitedFor?: true;
  /** Asked one after another instead of `url`. */
  readonly paths?: readonly string[];
  /** Made anew for every request. */
  readonly body?: () => string;
}

export interface Measured extends Pick<Target, 'name' | 'within'> {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of CPU per request. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly failures: number;
  readonly bytes: number;
}

const CONNECTIONS = 10;

/** Ten connections for `seconds`, after a second of warming up. `failures` are answers other than 2xx. */
export async function measure(target: Target, pids: { server: number; database?: number }, seconds: number): Promise<Measured> {
  await shoot(target, { seconds: 1 });
  const before = costs(pids);
  const { times, failures, bytes, seconds: taken } = await shoot(target, { seconds });
  const after = costs(pids);
  const requests = Math.max(1, times.length);
  return {
    name: target.name,
    ...(target.within !== undefined && { within: target.within }),
    perSecond: times.length / taken,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    serverCpu: (after.server - before.server) / requests,
    databaseCpu: (after.database - before.database) / requests,
    failures,
    bytes: bytes / requests,
  };
}

/** So many requests, whatever comes back. */
export const askOften = async (url: string, requests: number): Promise<void> => void (await shoot({ name: url, url }, { requests }));

const costs = ({ server, database }: { server: number; database?: number }) => ({
  server: cpuMs(server),
  database: database === undefined ? 0 : familyCpuMs(database),
});

/** How many times longer `reader` waits, on average, while `writers` connections write: 1 is no longer at all. */
export async function slowdown(reader: Target, writer: Target, writers: number, seconds: number): Promise<number> {
  const alone = await shoot(reader, { seconds });
  const [beside] = await Promise.all([shoot(reader, { seconds }), shoot(writer, { seconds }, writers)]);
  return average(beside.times) / average(alone.times);
}

interface Shot {
  /** Milliseconds of each request, ascending. */
  readonly times: readonly number[];
  readonly failures: number;
  /** Of the bodies, as they were sent. */
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Each connection asks again as soon as it was answered. What comes is counted and not unpacked: a client that did would measure itself.
 */
async function shoot(target: Target, end: { seconds: number } | { requests: number }, connections = CONNECTIONS): Promise<Shot> {
  const next = requestsOf(target);
  const times: number[] = [];
  let [asked, failures, bytes] = [0, 0, 0];
  const begun = performance.now();
  const isOver = () => ('seconds' in end ? performance.now() - begun >= end.seconds * 1_000 : asked >= end.requests);

  async function ask(client: Client): Promise<void> {
    asked++;
    const from = performance.now();
    const answer = await send(client, next());
    bytes += answer.bytes;
    if (answer.failed) failures++;
    if (answer.ended) times.push(performance.now() - from);
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(new URL(target.url).origin, { pipelining: 1 });
      while (!isOver()) await ask(client);
      await client.close();
    }),
  );
  return { times: times.sort((a, b) => a - b), failures, bytes, seconds: (performance.now() - begun) / 1_000 };
}

export interface Paced extends Pick<Target, 'name'> {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: number;
}

/**
 * What is waited for by whoever is one of many: so many requests a second, on average, come whether those before were answered or not, and
 * each waits from when it came. Ten that ask again at once say how much a server can do; nobody who waits beside nine such is a doctor.
 */
export async function measurePaced(target: Target, perSecond: number, seconds: number): Promise<Paced> {
  const next = requestsOf(target);
  const pool = new Pool(new URL(target.url).origin, { connections: MOST_AT_ONCE, pipelining: 1 });
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failures = 0;
  const begun = performance.now();
  for (let due = 0; due < seconds * 1_000; due += (-Math.log(1 - Math.random()) / perSecond) * 1_000) {
    await sleep(Math.max(0, begun + due - performance.now()));
    const answered = send(pool, next()).then(({ failed }) => {
      if (failed) failures++;
      times.push(performance.now() - begun - due);
    });
    asked.push(answered);
  }
  await Promise.all(asked);
  await pool.close();
  times.sort((a, b) => a - b);
  return { name: target.name, p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99), failures };
}

/** Of a pool: more than ever wait at the pace that is measured, unless the server stands. */
const MOST_AT_ONCE = 64;

type Request = Dispatcher.DispatchOptions;

/** One after another, as a target says. */
function requestsOf({ url, paths, method = 'GET', headers = {}, body }: Target): () => Request {
  const { pathname, search } = new URL(url);
  const asked = paths ?? [pathname + search];
  let n = 0;
  return () => ({
    path: asked[n++ % asked.length] ?? pathname,
    method,
    headers: { ...headers },
    ...(body !== undefined && { body: body() }),
  });
}

/** `failed`: other than 2xx, or no answer at all, which has not `ended`. */
const send = (dispatcher: Dispatcher, request: Request) =>
  new Promise<{ failed: boolean; ended: boolean; bytes: number }>((resolve) => {
    let [failed, bytes] = [false, 0];
    dispatcher.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_controller, status) {
        failed = status < 200 || status > 299;
      },
      onResponseData(_controller, chunk) {
        bytes += chunk.length;
      },
      onResponseEnd: () => resolve({ failed, ended: true, bytes }),
      onResponseError: () => resolve({ failed: true, ended: false, bytes }),
    });
  });

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
