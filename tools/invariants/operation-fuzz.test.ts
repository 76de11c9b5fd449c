import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { STAFF_RIGHTS } from '#modules/identity/verification.contract.ts';
import { COMMON_ERRORS } from '#platform/operation/errors.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fittingInput, spoiledInputs } from './sample-input.ts';

const operations = modules.flatMap((module) => module.handlers.map((handler) => handler.operation));
const RUNS = 60;
/** The same inputs in every run, so that a failure can be looked at; another number explores further. */
const SEED = 20_261_121;

let world: TestWorld;
let http: FastifyInstance;

beforeAll(async () => {
  world = await openTestWorld();
  const staff = await aMember(world, { rights: [...STAFF_RIGHTS] });
  http = await openTestHttp(world, { resolve: async () => staff });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

async function send(operation: Operation, input: unknown) {
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
  const path = operation.http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(typeof value === 'string' && value !== '' ? value.slice(0, 150) : 'x');
  });
  const headers = { authorization: 'Bearer staff' };
  if (operation.http.method === 'GET' || operation.http.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(fields).map(
        ([name, value]) => [name, typeof value === 'string' ? value.slice(0, 4000) : (JSON.stringify(value) ?? '')] as [string, string],
      ),
    );
    return http.inject({ method: operation.http.method, url: `${path}?${query.toString()}`, headers });
  }
  const payload = Object.keys(fields).length > 0 ? fields : input;
  return http.inject({
    method: operation.http.method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload) ?? '',
  });
}

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever it is sent in a declared shape',
  async (_, operation) => {
    const codes = { ...COMMON_ERRORS, ...operation.errors } as Record<string, number>;
    await fc.assert(
      fc.asyncProperty(spoiledInputs(fittingInput(operation.input)), async (input) => {
        const answer = await send(operation, input);
        const body = answer.json<{ status: boolean; response: { code?: string; message?: string; requestId?: string } }>();
        if (answer.statusCode === 200) {
          expect(body.status).toBe(true);
          return;
        }
        expect(answer.statusCode).toBeLessThan(500);
        expect(body).toMatchObject({
          status: false,
          response: { code: expect.any(String) as string, message: expect.any(String) as string, requestId: expect.any(String) as string },
        });
        expect(codes[body.response.code ?? '']).toBe(answer.statusCode);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
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
