import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { freePort } from '../database/free-port.ts';
import { isAlive } from '../database/processes.ts';
import { mayUse } from '../database/server-user.ts';
import { isInstalled } from './dependencies.mjs';
import { createProject, leftRunning, type Program, removeProject, startProgram } from './stand-in-project.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const canBeSomebodyElse = process.getuid?.() === 0 && mayUse(NOBODY, '-x', path.join(PROJECT_FOLDER, 'node_modules/node/bin/node'));

let root: string;
let port: string;
const programs = new Set<Program>();

function start(env: Record<string, string> = {}, account?: typeof NOBODY, command: readonly string[] = []): Program {
  const program = startProgram(root, { env: { PORT: port, ...env }, account, command });
  programs.add(program);
  return program;
}

const run = (...command: string[]) => start({}, undefined, command);

async function stopped(program: Program): Promise<number | null> {
  program.signal('SIGINT');
  return program.exitCode;
}

const page = async (address = '/') => (await fetch(`http://127.0.0.1:${port}${address}`)).text();
const builds = () => readFileSync(path.join(root, 'build/count'), 'utf8').length;

beforeEach(async () => {
  root = createProject();
  port = String(await freePort());
});

afterEach(async () => {
  for (const { child, exitCode } of programs) {
    child.kill('SIGTERM');
    await exitCode;
  }
  programs.clear();
  const left = leftRunning(root);
  removeProject(root);
  expect(left).toEqual([]);
});

describe('npm start', () => {
  it('brings everything up from nothing, and the second time only what is missing', async () => {
    const first = start();
    await first.says('one-time codes appear');
    for (const step of ['Database', 'Schema', 'Sample world', 'Build', 'Server'])
      expect(first.output()).toMatch(new RegExp(`^✓ ${step} +\\d+\\.\\d s$`, 'm'));
    expect(first.output()).toContain('SECRET is not set: made one');
    expect(first.output()).toContain('  two doctors\n');
    expect(first.output()).toContain(`Kolegia is ready: http://localhost:${port} `);
    expect(first.output()).toMatch(/^ +sign in as sari@example\.test +the first of two doctors$/m);
    expect(first.output()).toContain(`one-time codes appear at http://localhost:${port}/outbox`);
    expect(await page()).toBe('Budi,Sari production');
    expect(await stopped(first)).toBe(0);
    expect(leftRunning(root)).toEqual([]);

    const second = start();
    await second.says('Kolegia is ready');
    expect(await page()).toBe('Budi,Sari production');
    expect(second.output()).not.toMatch(/Sample world|Build|SECRET/);
    expect(await stopped(second)).toBe(0);

    writeFileSync(path.join(root, 'app/changed.css'), 'a { color: red }');
    const third = start();
    await third.says('Kolegia is ready');
    expect(builds()).toBe(2);
  });

  it('finishes the request under way before it stops the database', async () => {
    const program = start();
    await program.says('Kolegia is ready');
    const slow = page('/slow');
    await sleep(200);
    // The terminal and npm both send it: one Ctrl-C all the same.
    program.signal('SIGINT');
    program.signal('SIGINT');
    expect(await slow).toBe('Budi,Sari production');
    expect(await program.exitCode).toBe(0);
  });

  it('goes at once when asked a second time', async () => {
    const program = start();
    await program.says('Kolegia is ready');
    const slow = page('/slow').catch(() => 'cut off');
    await sleep(50);
    program.signal('SIGINT');
    await sleep(450);
    program.signal('SIGINT');
    expect(await program.exitCode).toBe(130);
    expect(await slow).toBe('cut off');
    await expect.poll(() => leftRunning(root)).toEqual([]);
  });

  it('stops also when nobody hears it any more', async () => {
    const program = start();
    await program.says('Kolegia is ready');
    program.child.stdout?.destroy();
    program.child.stderr?.destroy();
    program.signal('SIGHUP');
    await expect.poll(() => program.child.exitCode).toBe(0);
  });

  it('takes npm along when it is stopped while that installs', async () => {
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    rmSync(path.join(root, 'node_modules/.kolegia-lock-hash'), { force: true });
    const npm = path.join(root, 'npm.js');
    writeFileSync(npm, `import fs from 'node:fs';\nfs.writeFileSync('npm-runs', '');\nsetInterval(() => undefined, 1000);`);
    const program = start({ npm_execpath: npm, npm_node_execpath: process.execPath });
    await expect.poll(() => existsSync(path.join(root, 'npm-runs'))).toBe(true);
    // To the command alone, as a supervisor does.
    program.child.kill('SIGTERM');
    expect(await program.exitCode).toBe(143);
    await expect.poll(() => leftRunning(root)).toEqual([]);
  });

  it('stops in the middle of its preparations', async () => {
    const program = start();
    await program.says('SECRET is not set');
    program.signal('SIGTERM');
    expect(await program.exitCode).toBe(0);
  });

  it('starts again after it was killed, with the database it had left behind', async () => {
    const first = start();
    await first.says('Kolegia is ready');
    first.signal('SIGKILL');
    await first.exitCode;
    expect(leftRunning(root)).toHaveLength(1);
    const second = start();
    await second.says('Kolegia is ready');
    expect(second.output()).toContain('Took over the database');
    expect(await page()).toBe('Budi,Sari production');
    expect(await stopped(second)).toBe(0);
  });

  it('starts its database again when that is killed, and goes on', async () => {
    const program = start();
    await program.says('Kolegia is ready');
    const postmaster = readFileSync(path.join(root, '.data/postgres/postmaster.pid'), 'utf8').split('\n', 1);
    process.kill(Number(postmaster[0]), 'SIGKILL');
    await program.says('The database is up again');
    expect(program.output()).toContain('The database has ended unexpectedly. It is started again (1 of 5)');
    await expect.poll(() => page()).toBe('Budi,Sari production');
    expect(await stopped(program)).toBe(0);
    expect(leftRunning(root)).toEqual([]);
  });

  it('refuses a second start in the same folder, and leaves the first alone', async () => {
    const first = start();
    await first.says('Kolegia is ready');
    const second = start();
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(/already runs on .*"npm start", process \d+/);
    expect(await page()).toBe('Budi,Sari production');
  });

  it('says which port is taken and how to take another', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve));
    const program = start();
    expect(await program.exitCode).toBe(1);
    expect(program.output()).toContain(`Port ${port} is taken by another program. Choose another port: PORT=${Number(port) + 1} npm start`);
    const development = run('dev');
    expect(await development.exitCode).toBe(1);
    expect(development.output()).toContain(`Choose another port: PORT=${Number(port) + 1} npm run dev`);
    other.close();
  });

  it('says where it cannot listen, which setting that is, and shows one that is right', async () => {
    const program = start({ HOST: '192.0.2.1' });
    expect(await program.exitCode).toBe(1);
    expect(program.output()).toContain(`Kolegia may not listen on 192.0.2.1, port ${port} (`);
    expect(program.output()).toContain('HOST names an address of this machine, for example HOST=127.0.0.1');
    expect(program.output()).not.toMatch(/^✓/m);
  });

  it.runIf(process.platform === 'linux')('says so where no folder can be made, and ends', async () => {
    const program = start({ KOLEGIA_DATA: '/proc/kolegia/data' });
    expect(await program.exitCode).toBe(1);
    expect(program.output()).toMatch(/The data folder \/proc\/kolegia\/data cannot be written[\s\S]*KOLEGIA_DATA=\/some\/folder npm start/);
  });

  it('says what is wrong with a data folder that is none, and what else it had not foreseen, without the way there', async () => {
    writeFileSync(path.join(root, 'a file'), '');
    const first = start({ KOLEGIA_DATA: 'a file' });
    expect(await first.exitCode).toBe(1);
    expect(first.output()).toMatch(/The data folder .*a file cannot be written[\s\S]*KOLEGIA_DATA=\/some\/folder npm start/);
    writeFileSync(
      path.join(root, 'app/platform/db/migrate.ts'),
      `export const migrate = () => Promise.reject(new TypeError('the schema is odd'));`,
    );
    const second = start();
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(/unforeseen stopped the start: the schema is odd\nTo see where: LOG_LEVEL=debug npm start/);
    expect(second.output()).not.toContain('migrate.ts:');
    const third = start({ LOG_LEVEL: 'debug' });
    expect(await third.exitCode).toBe(1);
    expect(third.output()).toContain('migrate.ts:');
  });

  it('names all wrong settings, also those in .env', async () => {
    writeFileSync(path.join(root, '.env'), 'JOBS=perhaps\nLOG_LEVEL=loud\n');
    const program = start();
    expect(await program.exitCode).toBe(78);
    expect(program.output()).toMatch(/2 settings are wrong[\s\S]*LOG_LEVEL[\s\S]*JOBS/);
  });

  it('does not wait for a database that refuses us, and stops what it had begun', async () => {
    const first = start();
    await first.says('Kolegia is ready');
    const { port: databasePort } = JSON.parse(readFileSync(path.join(root, '.data/database.json'), 'utf8')) as { port: number };
    const address = `postgres://kolegia:wrong@127.0.0.1:${databasePort}/kolegia`;
    const second = start({ DATABASE_URL: address, PORT: String(await freePort()), KOLEGIA_DATA: '.data-two' });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(/does not answer: password authentication failed[\s\S]*Check DATABASE_URL/);
    expect(second.output()).not.toContain('wrong@');
  });

  it.runIf(canBeSomebodyElse)('works for an ordinary user', async () => {
    removeProject(root);
    root = createProject({ account: NOBODY });
    const program = start({}, NOBODY);
    await program.says('Kolegia is ready');
    expect(await page()).toBe('Budi,Sari production');
    expect(await stopped(program)).toBe(0);

    // Once in a while by sudo, and killed: what it leaves behind locks nobody out.
    const byRoot = start();
    await byRoot.says('Kolegia is ready');
    byRoot.signal('SIGKILL');
    await byRoot.exitCode;
    const again = start({}, NOBODY);
    await again.says('Kolegia is ready');
    expect(again.output()).toContain('Took over the database');
    expect(await stopped(again)).toBe(0);
  });
});

describe('other commands', () => {
  it('take along what they have started when they are interrupted', async () => {
    const program = run('seed', '--slowly');
    await program.says('slowly, as process');
    const seed = Number(/as process (\d+)/.exec(program.output())?.[1]);
    expect(leftRunning(root)).toHaveLength(1);
    expect(isAlive(seed)).toBe(true);
    // To the command alone, as a supervisor does; at a terminal its child would hear it too.
    program.child.kill('SIGINT');
    expect(await program.exitCode).toBe(130);
    await expect.poll(() => [...leftRunning(root), isAlive(seed)]).toEqual([false]);
  });

  it('name what a worker cannot do without, and which suites of tests there are', async () => {
    const worker = run('worker');
    expect(await worker.exitCode).toBe(78);
    expect(worker.output()).toMatch(/2 settings are wrong[\s\S]*DATABASE_URL +must be set[\s\S]*SECRET +must be set/);
    expect(worker.output()).not.toContain(' at ');
    // It would install them, under whatever else runs from here.
    expect(isInstalled(PROJECT_FOLDER)).toBe(true);
    const tests = startProgram(PROJECT_FOLDER, { command: ['test', '--only', 'tset'] });
    expect(await tests.exitCode).toBe(1);
    expect(tests.output()).toMatch(/There is no suite tset\. Suites: check, test, .*e2e/);
  });
});
