import autocannon from 'autocannon';
import { cpuMs, familyCpuMs } from './process-cost.ts';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Milliseconds that 97.5 % of the answers are to keep to. */
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

/** Ten connections for `seconds`, after a second of warming up. `failures` are answers other than 2xx. */
export async function measure(target: Target, pids: { server: number; database?: number }, seconds: number): Promise<Measured> {
  await shoot(target, 1);
  const before = costs(pids);
  const result = await shoot(target, seconds);
  const after = costs(pids);
  const requests = Math.max(1, result.requests.total);
  return {
    name: target.name,
    ...(target.within !== undefined && { within: target.within }),
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    serverCpu: (after.server - before.server) / requests,
    databaseCpu: (after.database - before.database) / requests,
    failures: result.non2xx + result.errors,
    bytes: result.throughput.total / requests,
  };
}

const costs = ({ server, database }: { server: number; database?: number }) => ({
  server: cpuMs(server),
  database: database === undefined ? 0 : familyCpuMs(database),
});

/** How many times longer `reader` waits, on average, while `writers` connections write: 1 is no longer at all. */
export async function slowdown(reader: Target, writer: Target, writers: number, seconds: number): Promise<number> {
  const alone = await shoot(reader, seconds);
  const [beside] = await Promise.all([shoot(reader, seconds), shoot(writer, seconds, writers)]);
  return beside.latency.average / alone.latency.average;
}

const shoot = ({ url, paths, method = 'GET', headers = {}, body }: Target, duration: number, connections = 10) =>
  autocannon({
    url,
    connections,
    duration,
    method,
    headers,
    ...(paths !== undefined && { requests: paths.map((path) => ({ method, path, headers })) }),
    ...(body !== undefined && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
