/** A cursor is opaque, but comes back from outside: forged, or made for another list or order, it is refused at its field. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { STAFF_RIGHTS } from '#modules/identity/verification.contract.ts';
import { encodeCursor } from '#platform/db/keyset.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fieldNames, fittingInput } from './sample-input.ts';

const lists = modules
  .flatMap((module) => module.handlers.map(({ operation }) => operation))
  .filter(({ input, http: { method } }) => method === 'GET' && fieldNames(input).includes('cursor'));

const PARTS = ['x', '', '2026-11-21T10:00:00.000Z', '2026-02-31', 'NaN', 5, -1.5, 1e300, null] as const;
const FORGED = [1, 2, 3, 4, 5, 6].flatMap((length) =>
  PARTS.map((_, at) => Array.from({ length }, (_, place) => PARTS[(at + place * 4) % PARTS.length] ?? null)),
);

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

function ask({ http: { path }, input }: Operation, cursor: string) {
  const fields = { ...(fittingInput(input) as Record<string, string>) };
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const { [name]: value = 'x' } = fields;
    delete fields[name];
    return encodeURIComponent(value);
  });
  return http.inject({ url: `${url}?${new URLSearchParams({ ...fields, cursor })}`, headers: { authorization: 'Bearer staff' } });
}

it.each(lists.map((operation) => [operation.name, operation] as const))('%s answers a forged cursor in words', async (_, operation) => {
  for (const key of FORGED) {
    const answer = await ask(operation, encodeCursor(key));
    expect([JSON.stringify(key), answer.statusCode < 500, answer.body]).toEqual([JSON.stringify(key), true, expect.any(String)]);
    const { response } = answer.json<{ response: { code?: string; fields?: Record<string, string> } }>();
    if (response.code === 'request.invalid') expect(Object.keys(response.fields ?? {})).not.toEqual([]);
  }
});
