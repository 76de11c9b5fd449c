import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import process from 'node:process';

/** PostgreSQL refuses to run as root. Undefined: as whoever we are. */
export type ServerUser = { readonly uid: number; readonly gid: number } | undefined;

/** The account the server of `folder` runs as: the one the folder belongs to, or the most modest there is. */
export function serverUser(folder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return account('postgres') ?? createdAccount('kolegia') ?? account('nobody') ?? { uid: 65_534, gid: 65_534 };
}

/** True when `user` may do `test` ('-x', '-w' …) with `file`: asked of the system itself, which also knows about ACLs. */
export function mayUse(user: ServerUser, test: '-x' | '-w', file: string): boolean {
  if (user === undefined) return true;
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', file], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function account(name: string): ServerUser {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number.parseInt(stdout, 10) : 0;
  });
  return uid && gid ? { uid, gid } : undefined;
}

function createdAccount(name: string): ServerUser {
  if (account(name) === undefined) {
    const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    spawnSync('useradd', [...options, name], { stdio: 'ignore' });
  }
  return account(name);
}
