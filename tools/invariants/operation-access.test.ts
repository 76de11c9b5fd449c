import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { STAFF_RIGHTS } from '#modules/identity/verification.contract.ts';
import { refusalOf } from '#platform/operation/access.ts';
import { Failure } from '#platform/operation/failure.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fittingInput } from './sample-input.ts';

const operations = modules.flatMap((module) => module.handlers.map((handler) => handler.operation));
const REFUSALS = new Set(['access.signIn', 'access.verified', 'access.premium', 'access.staff']);

let world: TestWorld;
let callers: Record<string, Caller>;

beforeAll(async () => {
  world = await openTestWorld();
  callers = {
    anonymous: world.as(null),
    newcomer: world.as(await aMember(world, { verified: false })),
    member: world.as(await aMember(world)),
    'other member': world.as(await aMember(world)),
    staff: world.as(await aMember(world, { rights: [...STAFF_RIGHTS] })),
  };
});
afterAll(() => world.close());

it('knows every operation once, by name and by address', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map((operation) => operation.name)).size).toBe(operations.length);
  expect(new Set(operations.map(({ http }) => `${http.method} ${http.path}`)).size).toBe(operations.length);
});

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s lets in whom it declares and nobody else',
  async (_, operation) => {
    for (const [who, caller] of Object.entries(callers)) {
      const code = await caller.call(operation, fittingInput(operation.input) as never).then(
        () => null,
        (error: unknown) => (error instanceof Failure ? error.code : 'not a failure'),
      );
      const expected = refusalOf(operation.access, caller.viewer);
      if (expected !== null) expect({ who, code }).toEqual({ who, code: expected });
      else expect({ who, refused: code !== null && REFUSALS.has(code) }).toEqual({ who, refused: false });
    }
  },
);

const forStaff = operations.filter(({ access }) => access.startsWith('staff:'));

it.each(forStaff.map((operation) => [operation.name, operation] as const))(
  '%s is for the one right that it names, and not for staff with all the others',
  async (_, operation) => {
    const right = STAFF_RIGHTS.find((one) => operation.access === `staff:${one}`);
    expect(right).toBeDefined();
    const others = world.as(await aMember(world, { rights: STAFF_RIGHTS.filter((one) => one !== right) }));
    await expect(others.call(operation, fittingInput(operation.input) as never)).rejects.toMatchObject({ code: 'access.staff' });
  },
);

it.each(operations.filter(({ kind }) => kind === 'command').map((operation) => [operation.name, operation] as const))(
  '%s does nothing in the name of somebody else than its page was made for',
  async (_, operation) => {
    const madeFor = callers['other member']?.viewer?.id ?? '';
    for (const who of ['member', 'staff']) {
      const answer = callers[who]?.call(operation, fittingInput(operation.input) as never, { request: { madeFor } });
      await expect(answer).rejects.toMatchObject({ code: 'access.readerChanged' });
    }
  },
);
