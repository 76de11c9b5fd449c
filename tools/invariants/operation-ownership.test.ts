/**
 * What a member made is changed by them and by nobody else, whether they have to do with it or not. Every operation that writes and names something
 * stands in `ownership.ts`: with a thing of a member's, or with the reason why it is nobody's to refuse.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { somePeople } from './owned-things.ts';
import { NOT_OWNED, OWNED, type Ownership } from './ownership.ts';
import { fieldNames, fittingInput } from './sample-input.ts';

const commands = modules.flatMap(({ handlers }) => handlers.map(({ operation }) => operation)).filter(({ kind }) => kind === 'command');
const namesSomething = (operation: Operation) => fieldNames(operation.input).some((name) => /^ids?$|Ids?$/.test(name));

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('knows of every operation that writes to something it names whose that is', () => {
  const named = commands.filter(namesSomething).map(({ name }) => name);
  const unsaid = named.filter((name) => !(name in OWNED) && !(name in NOT_OWNED));
  expect(unsaid, 'Say in ownership.ts whose thing it names: in OWNED, or in NOT_OWNED why nobody owns it').toEqual([]);
  const gone = [...Object.keys(OWNED), ...Object.keys(NOT_OWNED)].filter((name) => !named.includes(name));
  expect(gone, 'Take out of ownership.ts what there is no more').toEqual([]);
});

const refusalsOf = ({ errors }: Operation) =>
  Object.entries(errors).flatMap(([code, status]) => (status === 403 || status === 404 ? [code] : []));

it.each(commands.filter(({ name }) => name in OWNED).map((operation) => [operation.name, operation] as const))(
  '%s is for the owner',
  async (name, operation) => {
    const { naming, more, fellowMay, refusal, look } = ownershipOf(name);
    // Made anew for each: what one may have of a kind is counted.
    const people = await somePeople(world);
    const input = { ...(fittingInput(operation.input) as object), ...more, ...(await naming(people)) };
    const codeFor = (who: 'owner' | 'fellow' | 'other') =>
      world
        .as(people[who])
        .call(operation, input as never)
        .then(
          () => 'done',
          (error: unknown) => (error instanceof Failure ? error.code : String(error)),
        );
    const refusals = refusal === undefined ? refusalsOf(operation) : [refusal];
    const seen = await look?.(world.as(people.owner));
    for (const who of fellowMay === true ? (['other'] as const) : (['other', 'fellow'] as const)) {
      const code = await codeFor(who);
      if (look === undefined) expect({ who, code, refused: refusals.includes(code) }).toEqual({ who, code, refused: true });
      else expect({ who, code, seen: await look(world.as(people.owner)) }).toEqual({ who, code: 'done', seen });
    }
    const code = await codeFor('owner');
    expect({ code, refused: refusals.includes(code) }).toEqual({ code, refused: false });
    if (look !== undefined) expect(await look(world.as(people.owner))).not.toEqual(seen);
  },
);

function ownershipOf(name: string): Ownership {
  const ownership = OWNED[name];
  if (ownership === undefined) throw new Error(`${name} is not in the table`);
  return ownership;
}
