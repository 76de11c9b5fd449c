import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { modules } from '#app/modules.ts';
import { silentLog } from '#platform/log/log.ts';
import { COMMON_ERRORS } from '#platform/operation/errors.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { everyThing } from './known-things.ts';
import { type People, somePeople } from './owned-things.ts';
import { type Known, randomInputs } from './random-input.ts';

const operations = modules.flatMap((module) => module.handlers.map((handler) => handler.operation));
/** The same inputs in every run, so that a failure can be looked at; `FUZZ_SEED=1 FUZZ_RUNS=300 vitest run …` explores further. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

/** What ends something comes last, so that the others find it. */
const ENDING = /\.(?:block|close|decide|delete|discard|end|forget|hand|leave|remove|reset|signOut|takeDown|unsubscribe|withdraw)/;
const inOrder = [...operations.filter(({ name }) => !ENDING.test(name)), ...operations.filter(({ name }) => ENDING.test(name))];

/** A stranger is signed in as nobody. */
const CALLERS = ['owner', 'owner', 'fellow', 'other', 'staff', 'stranger'] as const;

/** What is uploaded: nothing at all, no bytes, what is neither, and what begins as what is wanted. */
const FILES = [
  null,
  Buffer.alloc(0),
  Buffer.from('no picture and no document'),
  Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n'),
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64'),
] as const;

let world: TestWorld;
let http: FastifyInstance;
let people: People;
let knownTo: (operation: Operation) => Known;

beforeAll(async () => {
  world = await openTestWorld();
  people = await somePeople(world);
  knownTo = await everyThing(people);
  http = await openTestHttp(world, {
    resolve: async ({ bearerToken }) => people[bearerToken as Exclude<(typeof CALLERS)[number], 'stranger'>],
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await http.close();
  await world.close();
});

async function send(operation: Operation, caller: string, input: unknown, file: Buffer | null) {
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
  const path = operation.http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(typeof value === 'string' && value !== '' && value.isWellFormed() ? value.slice(0, 150) : 'x');
  });
  const headers = caller === 'stranger' ? clientHeaders : { authorization: `Bearer ${caller}` };
  if (operation.http.method === 'GET' || operation.http.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(fields).map(
        ([name, value]) => [name, typeof value === 'string' ? value.slice(0, 4000) : (JSON.stringify(value) ?? '')] as [string, string],
      ),
    );
    return http.inject({ method: operation.http.method, url: `${path}?${query.toString()}`, headers });
  }
  if (operation.upload !== undefined) {
    const { type, payload } = await formOf(fields, file);
    return http.inject({ method: operation.http.method, url: path, headers: { ...headers, 'content-type': type }, payload });
  }
  const payload = Object.keys(fields).length > 0 ? fields : input;
  return http.inject({
    method: operation.http.method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload) ?? '',
  });
}

async function formOf(fields: Record<string, unknown>, file: Buffer | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  if (file !== null) form.append('file', new Blob([new Uint8Array(file)]), 'a file.pdf');
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', payload: Buffer.from(await sent.arrayBuffer()) };
}

/** What members, staff and strangers are answered when they ask for what is there, for what is not, and with faults anywhere. */
it.each(inOrder.map((operation) => [operation.name, operation] as const))(
  `%s answers whatever it is sent in a declared shape (seed ${SEED})`,
  async (_, operation) => {
    const codes = { ...COMMON_ERRORS, ...operation.errors } as Record<string, number>;
    const logged = vi.spyOn(silentLog, 'error');
    const files = operation.upload === undefined ? fc.constant(null) : fc.constantFrom(...FILES);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLERS),
        randomInputs(operation.input, knownTo(operation)),
        files,
        async (caller, input, file) => {
          const answer = await send(operation, caller, input, file);
          const body = answer.json<{ status: boolean; response: { code?: string; message?: string; requestId?: string } }>();
          if (answer.statusCode === 200) {
            expect(body.status).toBe(true);
            return;
          }
          const code = body.response.code ?? '';
          if (code.startsWith('server.')) throw new Error(`${code} with ${answer.statusCode}`, { cause: logged.mock.lastCall?.[0] });
          expect(body).toMatchObject({
            status: false,
            response: {
              code: expect.any(String) as string,
              message: expect.any(String) as string,
              requestId: expect.any(String) as string,
            },
          });
          expect(codes[code]).toBe(answer.statusCode);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  },
  20_000 + RUNS * 200,
);

it('refuses what is no JSON, too large, or of another kind, in the same shape', async () => {
  const operation = operations.find(({ http: { method }, upload }) => method === 'POST' && upload === undefined);
  const url = operation?.http.path.replace(/:\w+/g, 'x') ?? '';
  const post = (payload: string, type: string) =>
    http.inject({ method: 'POST', url, headers: { authorization: 'Bearer staff', 'content-type': type }, payload });
  const codeOf = async (payload: string, type = 'application/json'): Promise<string> => {
    const { code } = (await post(payload, type)).json<{ response: { code: string } }>().response;
    if (code !== 'server.overloaded') return code;
    // What went before may have kept a slow machine longer than the server lets others wait.
    await setTimeout(100);
    return codeOf(payload, type);
  };
  expect(await codeOf('{"half":')).toBe('request.malformed');
  expect(await codeOf(JSON.stringify({ large: 'x'.repeat(10 * 1024 * 1024) }))).toBe('request.tooLarge');
  const nested = 400_000;
  expect(await codeOf('['.repeat(nested) + ']'.repeat(nested))).toBe('request.malformed');
  expect(await codeOf(`${'{"a":'.repeat(nested / 4)}1${'}'.repeat(nested / 4)}`)).toBe('request.malformed');
  expect(await codeOf('<xml/>', 'application/xml')).toBe('request.mediaType');
  expect(await codeOf('--broken', 'multipart/form-data; boundary=x')).toMatch(/^request\./);
});
