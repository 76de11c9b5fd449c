import { expect, inject, it } from 'vitest';
import { awaitDatabase } from './await-database.ts';

const { signal } = new AbortController();

it('waits with a message, then gives up with words', async () => {
  const said: string[] = [];
  const waiting = awaitDatabase('postgres://kolegia:secret@127.0.0.1:9/kolegia', {
    say: (line) => said.push(line),
    signal,
    patience: 1_500,
  });
  await expect(waiting).rejects.toThrow(/kolegia at 127\.0\.0\.1:9 does not answer: .*ECONNREFUSED[\s\S]*Check DATABASE_URL/);
  expect(said.join()).toContain('Waiting for the database kolegia at 127.0.0.1:9');
  expect(said.join()).not.toContain('secret');
});

it('goes on as soon as the database answers', async () => {
  const said: string[] = [];
  await awaitDatabase(inject('testDatabase').adminUrl, { say: (line) => said.push(line), signal });
  expect(said).toEqual([]);
});
