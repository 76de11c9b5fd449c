import { Client } from 'undici';
import { cpuMs, familyCpuMs } from './process-cost.ts';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Milliseconds that 95 % of the answers are to keep to. */
  readonly within?: number;
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
  const { origin, pathname, search } = new URL(target.url);
  const { paths = [pathname + search], method = 'GET', headers = {}, body } = target;
  const times: number[] = [];
  let [asked, failures, bytes] = [0, 0, 0];
  const begun = performance.now();
  const isOver = () => ('seconds' in end ? performance.now() - begun >= end.seconds * 1_000 : asked >= end.requests);

  const ask = (client: Client) =>
    new Promise<void>((resolve) => {
      const from = performance.now();
      const request = {
        path: paths[asked++ % paths.length] ?? pathname,
        method,
        headers: { ...headers },
        ...(body !== undefined && { body: body() }),
      };
      client.dispatch(request, {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          if (status < 200 || status > 299) failures++;
        },
        onResponseData(_controller, chunk) {
          bytes += chunk.length;
        },
        onResponseEnd() {
          times.push(performance.now() - from);
          resolve();
        },
        onResponseError() {
          failures++;
          resolve();
        },
      });
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(origin, { pipelining: 1 });
      while (!isOver()) await ask(client);
      await client.close();
    }),
  );
  return { times: times.sort((a, b) => a - b), failures, bytes, seconds: (performance.now() - begun) / 1_000 };
}

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
