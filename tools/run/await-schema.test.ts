import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { createEmpty, dropDatabase } from '../database/testing.ts';
import { awaitSchema } from './await-schema.ts';

it('waits for a schema with one line, gives up with words, and goes on as soon as it is there', async () => {
  const { adminUrl } = inject('testDatabase');
  const name = `schema_${randomUUID().replaceAll('-', '')}`;
  const url = await createEmpty(adminUrl, name);
  const said: string[] = [];
  const { signal } = new AbortController();
  const wait = (patience?: number) =>
    awaitSchema(url, { say: (line) => said.push(line), signal, ...(patience !== undefined && { patience }) });
  try {
    await expect(wait(1_500)).rejects.toThrow('Start a server of this version once');
    expect(said).toHaveLength(1);
    const waiting = wait();
    await migrate({ databaseUrl: url });
    await waiting;
    said.length = 0;
    await wait();
    expect(said).toEqual([]);
  } finally {
    await dropDatabase(adminUrl, name);
  }
});
