import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, inject, it } from 'vitest';
import { withClient } from './extensions.ts';
import { isAlive } from './processes.ts';
import { scratchFolders } from './scratch-folder.ts';
import { cloneDatabase, createTemplate, dropDatabase, startTestDatabase } from './testing.ts';

const query = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);

it('clones a template as often as wanted, each copy on its own', async () => {
  const { adminUrl } = inject('testDatabase');
  await createTemplate(adminUrl, 'kolegia_template_clones', async (url) => {
    await query(url, `create table note (words text); insert into note values ('from the template')`);
  });
  const [first, second] = [
    await cloneDatabase(adminUrl, 'kolegia_template_clones', 'kolegia_clone_one'),
    await cloneDatabase(adminUrl, 'kolegia_template_clones', 'kolegia_clone_two'),
  ];
  await query(first, `insert into note values ('only here')`);
  expect(await query(first, 'select count(*)::int from note')).toEqual([{ count: 2 }]);
  expect(await query(second, `select words, similarity('kolegia', 'kolega') > 0.4 as similar from note`)).toEqual([
    { words: 'from the template', similar: true },
  ]);
  for (const name of ['kolegia_clone_one', 'kolegia_clone_two', 'kolegia_template_clones']) await dropDatabase(adminUrl, name);
});

it('uses a database that is given, and leaves no trace of its own', async () => {
  expect((await startTestDatabase({ url: 'postgres://given/x' })).adminUrl).toBe('postgres://given/x');
  const folders = () =>
    scratchFolders().flatMap((place) =>
      readdirSync(place)
        .filter((name) => name.startsWith('kolegia-test-'))
        .map((name) => path.join(place, name)),
    );
  const before = new Set(folders());
  const own = await startTestDatabase({ url: null });
  const added = folders().filter((folder) => !before.has(folder));
  expect(await query(own.adminUrl, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await own.stop();
  expect(added.some((folder) => !existsSync(folder))).toBe(true);
  await expect(query(own.adminUrl, 'select 1')).rejects.toThrow();
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with a process that is ended by %s', async (signal) => {
  const script = `
    import { startTestDatabase } from '${import.meta.resolve('./testing.ts')}';
    const { adminUrl } = await startTestDatabase({ url: null });
    console.log(adminUrl);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const adminUrl = String(said).trim();
  await query(adminUrl, 'select 1');
  child.kill(signal);
  await once(child, 'exit');
  await expect.poll(() => query(adminUrl, 'select 1').then(String, () => 'gone')).toBe('gone');
});

it.runIf(process.platform === 'linux')('leaves nothing of a scratch database behind, also when it is interrupted', async () => {
  const script = `
    import { openScratchDatabase } from '${import.meta.resolve('./scratch-database.ts')}';
    const { pid, folder } = await openScratchDatabase('scratch-test', 'the test');
    console.log(pid + ' ' + folder);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [pid = '', folder = ''] = String(said).trim().split(' ');
  expect([isAlive(Number(pid)), existsSync(path.join(folder, 'postgres/PG_VERSION'))]).toEqual([true, true]);
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect.poll(() => [isAlive(Number(pid)), existsSync(folder)]).toEqual([false, false]);
});
