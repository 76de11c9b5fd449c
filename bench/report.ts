import os from 'node:os';
import type { EngineTime } from './engines.ts';
import type { Measured, Paced } from './load.ts';
import type { Notices } from './notices.ts';
import type { Crowd } from './sockets.ts';

export interface World {
  readonly name: string;
  readonly seedSeconds?: number;
  readonly results: readonly Measured[];
  /** What somebody waits for, at `PACE`. */
  readonly paced: readonly Paced[];
  /** Times by which eight writers slow a reader down. */
  readonly slowdown: number;
  /** MB, in the order of reading. */
  readonly memory: readonly number[];
  /** How soon open pages are told. */
  readonly notices: Notices;
}

/** Requests a second: 1.7 million a day, more than a country of doctors asks of one page. */
export const PACE = 20;

export interface Report {
  readonly bare: { readonly hello: Measured; readonly json: Measured };
  readonly worlds: readonly World[];
  readonly seconds: number;
  readonly crowd: Crowd;
  /** Of programs of their own: what they printed. */
  readonly apart: readonly string[];
  /** Of the clinical engines by themselves. */
  readonly engines: readonly EngineTime[];
  /** From nothing running to the first page. */
  readonly startSeconds: number;
}

const fixed = (value: number, digits: number) => value.toFixed(digits);
/** Of less than ten the tenths count. */
const ms = (value: number) => fixed(value, value < 10 ? 1 : 0);
const percent = (value: number) => `${fixed(value * 100, 2)} %`;

/** A Markdown page: ratios first, absolute figures beside them. */
export function report({ bare, worlds, seconds, crowd, apart, engines, startSeconds }: Report): string {
  const lines = [
    '# Performance',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench\`: ${os.cpus().length} cores, Node ${process.version}, 10 connections from a second process,`,
    `${seconds} s each, production mode, embedded PostgreSQL 18 with fsync. Machines differ and are shared: trust the ratios.`,
    '',
    `Bare \`node:http\` hello: ${fixed(bare.hello.perSecond, 0)} requests/s (p99 ${ms(bare.hello.p99)} ms). Bare Fastify JSON route: ${fixed(bare.json.perSecond, 0)} requests/s.`,
    '',
  ];
  for (const world of worlds) lines.push(...section(world, bare), '');
  const [sample, ...others] = worlds;
  for (const world of others) if (sample !== undefined) lines.push(...comparison(sample, world), '');
  lines.push(...crowdSection(crowd), '');
  lines.push(...engineSection(engines), '');
  if (apart.length > 0) lines.push('## Feeds and videos', '', ...apart.map((line) => `- ${line}`), '');
  lines.push(`Start of a built, seeded server with its embedded database, to the first page: ${fixed(startSeconds, 1)} s.`, '');
  return `${lines.join('\n')}\n`;
}

function section(world: World, bare: Report['bare']): string[] {
  const row = (one: Measured) =>
    `| ${one.name} | ${fixed(one.perSecond, 0)} | ${percent(one.perSecond / bare.hello.perSecond)} | ${fixed(one.perSecond / bare.json.perSecond, 3)} | ${ms(one.p50)} | ${ms(one.p95)} | ${ms(one.p99)} | ${fixed(one.serverCpu, 2)} | ${fixed(one.databaseCpu, 2)} | ${fixed(one.bytes / 1024, 0)} | ${one.failures} |`;
  return [
    `## ${world.name}`,
    '',
    ...(world.seedSeconds === undefined ? [] : [`Made in ${fixed(world.seedSeconds, 0)} s.`, '']),
    '| what | requests/s | of hello | of Fastify JSON | p50 ms | p95 ms | p99 ms | server CPU ms | database CPU ms | kB | failures |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...world.results.map(row),
    '',
    ...world.results.flatMap(({ name, p95, within }) =>
      within === undefined ? [] : [`- ${name}: p95 ${ms(p95)} ms, of ${within} at most.`],
    ),
    '',
    `At ${PACE} requests a second, which come whether those before were answered or not:`,
    '',
    '| what | p50 ms | p95 ms | p99 ms | failures |',
    '|---|---:|---:|---:|---:|',
    ...world.paced.map(({ name, p50, p95, p99, failures }) => `| ${name} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${failures} |`),
    '',
    `Eight writers at once slow readers of the list down ${fixed(world.slowdown, 2)} times.`,
    `Memory of the server process: ${world.memory.map((mb) => fixed(mb, 0)).join(' → ')} MB.`,
    noticeLine(world.notices),
  ];
}

/** What the clinical engines take without a server; the knowledge is to be read within 150 ms, 435 pairs checked within 5. */
export const engineSection = (engines: readonly EngineTime[]): string[] => [
  '## Clinical engines',
  '',
  '| what | median ms | p95 ms |',
  '|---|---:|---:|',
  ...engines.map(({ name, median, p95 }) => `| ${name} | ${fixed(median, 1)} | ${p95 === undefined ? '–' : fixed(p95, 1)} |`),
];

/** How much slower the larger world answers, by what 95 % of the answers keep to. */
function comparison(small: World, large: World): string[] {
  const rows = (these: readonly Paced[], others: readonly Paced[], what: string) =>
    these.flatMap((one) => {
      const other = others.find(({ name }) => name === one.name);
      return other === undefined
        ? []
        : [`| ${one.name}${what} | ${ms(one.p95)} | ${ms(other.p95)} | ${fixed(other.p95 / Math.max(1, one.p95), 2)} |`];
    });
  return [
    `## ${large.name}, against ${small.name}`,
    '',
    '| what | p95 ms, small | large | times |',
    '|---|---:|---:|---:|',
    ...rows(small.results, large.results, ''),
    ...rows(small.paced, large.paced, `, at ${PACE} a second`),
  ];
}

/** What a message of a conversation costs while many devices listen. */
export function crowdSection({
  sockets,
  rate,
  seconds,
  pairs,
  told,
  read,
  missing,
  repeated,
  refused,
  sentAgain,
  serverCpu,
  memory,
}: Crowd): string[] {
  const row = (what: string, times: readonly number[]) =>
    `| ${what} | ${[0.5, 0.95, 0.99].map((share) => fixed(quantile(times, share), 1)).join(' | ')} |`;
  return [
    `## ${sockets} live connections`,
    '',
    `${rate} messages a second for ${seconds} s in ${pairs} conversations of two, each told to ${fixed(sockets / pairs, 0)} devices: ${told.length} in all,`,
    `${missing} missing, ${repeated} repeated, ${refused} of those that asked for its words refused, ${sentAgain} messages refused at first and sent again. ${fixed(serverCpu, 1)} ms of CPU a message, ${fixed(memory, 0)} MB.`,
    '',
    '| from sending | p50 ms | p95 ms | p99 ms |',
    '|---|---:|---:|---:|',
    row('to a device being told', told),
    row('to its words', read),
  ];
}

/** How soon an open page is told of an answer. */
export const noticeLine = ({ rate, told, missing }: Notices): string =>
  `An open page is told of an answer, counted from the first byte that its writer is answered, while ${rate} others are written a second: ${[0.5, 0.95, 0.99].map((share) => `${fixed(quantile(told, share), 0)} ms`).join(', ')} (p50, p95, p99 of ${told.length}), ${missing} missing.`;

const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
