import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { isInstalled } from './dependencies.mjs';

const COPIED = [
  'tools/run',
  'tools/database',
  'app/platform/config',
  'app/platform/i18n/languages.ts',
  'package.json',
  'package-lock.json',
];

/** What `npm start` calls, each in its smallest form that still shows that it was called. */
const STAND_INS = {
  'app/platform/db/migrate.ts': `
    import pg from 'pg';
    export const isMigrated = async () => true;
    export async function migrate({ databaseUrl }: { databaseUrl: string }) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query('create table if not exists doctor (name text)');
      await client.end();
    }`,
  'sample/is-empty.ts': `
    import pg from 'pg';
    export async function isEmpty({ databaseUrl }: { databaseUrl: string }) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      const { rowCount } = await client.query('select from doctor');
      await client.end();
      return rowCount === 0;
    }`,
  'tools/knowledge/build-knowledge.ts': 'export {};',
  'sample/sign-ins.ts': `export const SAMPLE_SIGN_INS = [{ address: 'sari@example.test', who: 'the first of two doctors' }];`,
  'sample/seed.ts': `
    import pg from 'pg';
    import { loadConfig } from '#platform/config/config.ts';
    const client = new pg.Client(loadConfig().database.url);
    await client.connect();
    await client.query("insert into doctor values ('Sari'), ('Budi')");
    await client.end();
    console.log('two doctors');
    if (process.argv.includes('--slowly')) setTimeout(() => undefined, 60_000, console.log('slowly, as process ' + process.pid));`,
  'server.ts': `
    import http from 'node:http';
    import { setTimeout as sleep } from 'node:timers/promises';
    import pg from 'pg';
    export async function serve({ port, host, database }: { port: number; host: string; database: { url: string } }) {
      const pool = new pg.Pool({ connectionString: database.url });
      pool.on('error', () => undefined);
      const server = http.createServer(async (request, response) => {
        if (request.url === '/slow') await sleep(700);
        const found = await pool.query('select name from doctor order by name').catch(() => null);
        if (found === null) return response.writeHead(503, { connection: 'close' }).end('no database');
        const { rows } = found;
        response.setHeader('connection', 'close').end(rows.map(({ name }) => name).join() + ' ' + process.env.NODE_ENV);
      });
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
      return {
        address: 'http://' + host + ':' + port,
        close: async () => {
          await new Promise((resolve) => server.close(resolve));
          await pool.end();
        },
      };
    }`,
  'node_modules/@react-router/dev/bin.cjs': `
    const fs = require('node:fs');
    const { stripTypeScriptTypes } = require('node:module');
    fs.mkdirSync('build/program', { recursive: true });
    fs.writeFileSync('build/program/server.js', stripTypeScriptTypes(fs.readFileSync('server.ts', 'utf8')));
    fs.appendFileSync('build/count', '.');`,
};

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A project in a folder of its own, with the real tools and stand-ins for the product. */
export function createProject({ account }: { account?: Account } = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'kolegia project '));
  chmodSync(root, 0o755);
  for (const part of COPIED) cpSync(path.join(PROJECT_FOLDER, part), path.join(root, part), { recursive: true });
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(PROJECT_FOLDER, 'node_modules'))) {
    if (name !== '@react-router' && !name.startsWith('.kolegia'))
      symlinkSync(path.join(PROJECT_FOLDER, 'node_modules', name), path.join(modules, name));
  }
  for (const [file, source] of Object.entries(STAND_INS)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  if (!isInstalled(root)) throw new Error('The project under test is not installed: run npm ci');
  if (account) giveTo(account, root);
  return root;
}

function giveTo({ uid, gid }: Account, root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  lchownSync(root, uid, gid);
}

export interface Program {
  readonly child: ChildProcess;
  /** Everything it has said so far; what it complained of may come before what it printed earlier, or after. */
  output(): string;
  /** What it printed so far, in its order. */
  printed(): string;
  /** Waits until it has said something. */
  says(words: string): Promise<void>;
  readonly exitCode: Promise<number | null>;
  /** As Ctrl-C in a terminal: to the whole group of processes. */
  signal(name: NodeJS.Signals): void;
}

interface Start {
  readonly env?: Record<string, string>;
  readonly account?: Account | undefined;
  /** What stands behind `npm run`, with its options. */
  readonly command?: readonly string[];
}

/** Runs `npm start`, or another command, as npm does, in a group of processes of its own. */
export function startProgram(root: string, { env = {}, account, command = [] }: Start = {}): Program {
  const child = spawn(path.join(PROJECT_FOLDER, 'node_modules/node/bin/node'), ['tools/run/start.mjs', ...command], {
    cwd: root,
    env: { PATH: '/usr/bin:/bin', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (stream === child.stdout) printed += text;
    });
  }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => output,
    printed: () => printed,
    exitCode,
    async says(words) {
      for (let waited = 0; !output.includes(words); waited += 20) {
        if (child.exitCode !== null || waited > 30_000) throw new Error(`It never said "${words}", but:\n${output}`);
        await sleep(20);
      }
    },
    signal(name) {
      process.kill(-(child.pid ?? 0), name);
    },
  };
}

/** What still runs from this folder, by its command; always nothing where /proc is missing. */
export function leftRunning(root: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
      } catch {
        return '';
      }
    })
    .filter((command) => command.includes(root));
}

export function removeProject(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
