/** What the tool prints is what other weights would make of the feeds of a real database. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItemAgo } from '#modules/library/testing/library.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { withoutSettings } from '../run/plain-environment.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await aMember(world, { speciality: 'cardiology' });
  const author = world.as(await aMember(world, { speciality: 'cardiology' }));
  await anItemAgo(world, author, 60, { specialities: ['cardiology'] });
  await anItemAgo(world, author, 80, { kind: 'post' });
});
afterAll(() => world.close());

const replay = promisify(execFile);
const run = async (weights: string) => {
  const env = { ...withoutSettings(), DATABASE_URL: world.databaseUrl };
  const { stdout } = await replay(process.execPath, [path.join(import.meta.dirname, 'replay.ts'), '--weights', weights], { env });
  return stdout;
};

it('tells for all members how far the cards move, and what is no weight', async () => {
  expect(await run('{}')).toContain('2 feeds, on average:\n  stayed 2.0, moved by 0.0 places;');
  const moved = await run('{"rest":100}');
  expect(moved).toContain('"rest":100');
  expect(moved).toContain('stayed 2.0, moved by 1.0 places; came 0.0, went 0.0');
  await expect(run('{"nothing":1}')).rejects.toThrow(/nothing is no weight; there are followed, /);
}, 60_000);
