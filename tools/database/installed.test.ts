import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { installedServers } from './installed.ts';

let machine: string;
beforeEach(() => {
  machine = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'a machine ')));
});
afterEach(() => rmSync(machine, { recursive: true, force: true }));

/** A program that answers to any option with these words. */
function program(file: string, words: string, code = 0): void {
  const full = path.join(machine, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `#!/bin/sh\necho '${words}'\nexit ${code}\n`, { mode: 0o755 });
}

function server(folder: string, version: string): void {
  program(`${folder}/postgres`, `postgres (PostgreSQL) ${version}`);
  program(`${folder}/initdb`, `initdb (PostgreSQL) ${version}`);
}

const find = (...searchPath: string[]) =>
  installedServers({
    searchPath: searchPath.map((folder) => path.join(machine, folder)).join(path.delimiter),
    places: [`${machine}/usr/lib/postgresql/*/bin`],
  }).map(({ folder, version, major }) => [path.relative(machine, folder), version, major]);

it('finds nothing where there is nothing, and does not take a client or a broken program for a server', () => {
  expect(find('bin')).toEqual([]);
  program('bin/pg_config', `${machine}/usr/lib/nowhere`);
  program('usr/lib/postgresql/17/bin/postgres', 'cannot load a library', 127);
  program('usr/lib/postgresql/16/bin/postgres', 'postgres (PostgreSQL) 16.4');
  expect(find('bin', 'missing', '')).toEqual([]);
});

it('finds every server once, by PATH, by pg_config and in the usual places, newest first', () => {
  server('usr/lib/postgresql/15/bin', '15.18 (Debian 15.18-0+deb12u1)');
  server('usr/lib/postgresql/16/bin', '16.9');
  server('opt/other/bin', '16.14');
  server('opt/named/bin', '19beta1');
  mkdirSync(path.join(machine, 'bin'));
  symlinkSync(path.join(machine, 'usr/lib/postgresql/15/bin/postgres'), path.join(machine, 'bin/postgres'));
  program('bin/pg_config', `${machine}/opt/named/bin`);
  expect(find('bin', 'opt/other/bin')).toEqual([
    ['opt/named/bin', '19beta1', 19],
    ['opt/other/bin', '16.14', 16],
    ['usr/lib/postgresql/16/bin', '16.9', 16],
    ['usr/lib/postgresql/15/bin', '15.18', 15],
  ]);
});

it('knows a real one', () => {
  const folder = path.dirname(findBinaries(undefined).postgres);
  expect(installedServers({ searchPath: folder, places: [] })).toMatchObject([
    { major: 18, programs: { postgres: path.join(folder, 'postgres') } },
  ]);
});
