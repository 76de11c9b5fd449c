import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, findBinaries, publicFolder } from './binaries.ts';
import { createCluster, SUPERUSER } from './cluster.ts';
import { type Owner, openDataFolder, own, ownerOf, readPrivateJson, StartError, writePrivateFile } from './data-folder.ts';
import { createExtensions, withClient } from './extensions.ts';
import { type Keeping, keepPostmaster } from './kept-postmaster.ts';
import { lastingPostmaster, runningPostmaster, startPostmaster } from './postmaster.ts';
import { mayUse, serverUser } from './server-user.ts';

const DATABASE = 'kolegia';
/** Each data folder begins at a port of its own: where two did at the same, one that is killed would find the other at its port. */
const FIRST_PORT = 15_432;
const PORTS = 4_000;

/** What `database.json` in the data folder remembers. It holds the password and is closed to others. */
interface Memory {
  readonly port: number;
  readonly password: string;
  /** Relative to the data folder, unless the server's user could not reach that. */
  readonly folder: string;
  /** The database, its role and its extensions exist. */
  readonly prepared: boolean;
}

export interface EmbeddedDatabase {
  /** For the product: the owner of its database, not a superuser. */
  readonly url: string;
  /** For tools that create databases. */
  readonly adminUrl: string;
  /** Of the server's first process. */
  readonly pid: number;
  /** Where its files lie. */
  readonly folder: string;
  /** What is worth telling the person who starts it. */
  readonly remarks: readonly string[];
  stop(): Promise<void>;
  /** Has it stop without waiting for the end; the second time, or during `stop`, at once. */
  abandon(): void;
}

interface StartOptions {
  readonly dataFolder: string;
  /** What to call this process to someone who starts a second one. */
  readonly command: string;
  /** False only where losing everything in a crash is fine: in tests. */
  readonly durable?: boolean;
  /** In place of those that come with the packages. */
  readonly binaries?: Binaries | undefined;
  /** When the server ends without being asked to. Absent: it stays ended. */
  readonly keeping?: Keeping;
}

/** Starts the PostgreSQL server of a data folder, creating it the first time. One process at a time owns it. */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedDatabase> {
  openDataFolder(options.dataFolder);
  // The path is compared with what running servers were started with, so it must be the same by whatever link one came.
  const dataFolder = realpathSync(options.dataFolder);
  const { owner, release } = own(dataFolder, options.command);
  if (owner !== undefined) throw alreadyRunning(dataFolder, owner);
  try {
    return await start({ ...options, dataFolder }, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Fails where `startEmbedded` would find the folder in use, before anything else is tried. */
export function refuseSecondStart(dataFolder: string): void {
  const owner = existsSync(dataFolder) ? ownerOf(dataFolder) : undefined;
  if (owner !== undefined) throw alreadyRunning(dataFolder, owner);
}

const alreadyRunning = (dataFolder: string, owner: Owner) =>
  new StartError(
    `Kolegia already runs on ${dataFolder}: "${owner.command}", process ${owner.pid}.\n` +
      'Stop that one first (Ctrl-C in its terminal), or give this one a folder of its own: KOLEGIA_DATA=.data-two PORT=3001 npm start',
  );

/** The database of a data folder that another process has running, for tools that only want to use it. */
export function attachEmbedded(dataFolder: string): { url: string; adminUrl: string } | undefined {
  if (!existsSync(dataFolder) || ownerOf(dataFolder) === undefined) return undefined;
  const real = realpathSync(dataFolder);
  const memory = remembered(real);
  return memory?.prepared && runningPostmaster(path.resolve(real, memory.folder)) ? urlsOf(memory) : undefined;
}

async function start(options: StartOptions, release: () => void): Promise<EmbeddedDatabase> {
  const { dataFolder, durable = true } = options;
  const logFile = path.join(dataFolder, 'database.log');
  const remarks: string[] = [];
  let memory = remembered(dataFolder) ?? newMemory(dataFolder, remarks);
  const keep = (changes: Partial<Memory>) => {
    memory = { ...memory, ...changes };
    writePrivateFile(path.join(dataFolder, 'database.json'), `${JSON.stringify(memory, null, 2)}\n`);
  };
  const folder = path.resolve(dataFolder, memory.folder);
  if (path.isAbsolute(memory.folder)) remarks.push(`The database server may not enter ${dataFolder}; its files lie in ${folder}`);

  const found = await lastingPostmaster(folder);
  const user = serverUser(folder);
  if (found === undefined && existsSync(folder) && !mayUse(user, '-x', folder)) {
    throw new StartError(
      `The database server may no longer enter ${folder}.\nMove the data folder to where every user may pass: KOLEGIA_DATA=…`,
    );
  }
  const binaries = options.binaries ?? findBinaries(user);
  if (binaries.copiedTo !== undefined) remarks.push(`and its programs in ${binaries.copiedTo}`);
  if (found !== undefined) remarks.push('Took over the database of a start that had been killed');
  else if (!existsSync(folder)) {
    keep({ prepared: false });
    await createCluster({ folder, password: memory.password, binaries, user });
  }
  const postmaster = await keepPostmaster({
    folder,
    logFile,
    found,
    start: (port, onExit) =>
      startPostmaster({ folder, logFile, port: port ?? memory.port, onlyThatPort: port !== null, binaries, user, durable, onExit }),
    keeping: options.keeping,
  });
  const { port } = postmaster;
  try {
    if (port !== memory.port) keep({ port });
    if (!memory.prepared) {
      await prepare(memory);
      keep({ prepared: true });
    }
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return {
    ...urlsOf(memory),
    get pid() {
      return postmaster.pid;
    },
    folder,
    remarks,
    async stop() {
      await postmaster.stop();
      release();
    },
    abandon() {
      postmaster.abandon();
      release();
    },
  };
}

const remembered = (dataFolder: string) => readPrivateJson(path.join(dataFolder, 'database.json')) as Memory | undefined;

function newMemory(dataFolder: string, remarks: string[]): Memory {
  const inside = path.join(dataFolder, 'postgres');
  if (existsSync(inside)) {
    throw new StartError(
      `${inside} holds a database, but ${path.join(dataFolder, 'database.json')} with its password is missing.\n` +
        'Put that file back from a copy, or move the folder away to begin with an empty database.',
    );
  }
  const hash = createHash('sha256').update(dataFolder).digest();
  const name = hash.toString('hex').slice(0, 12);
  const port = FIRST_PORT + (hash.readUInt32BE() % PORTS);
  const folder = isReachable(inside) ? 'postgres' : path.join(publicFolder(), `database-${name}`);
  if (path.isAbsolute(folder) && existsSync(folder)) remarks.push(setAside(folder, dataFolder));
  return { port, password: randomBytes(24).toString('base64url'), folder, prepared: false };
}

/** What lies outside the data folder stays when that is deleted; its password is gone, and nobody has said that it may go, too. */
function setAside(folder: string, dataFolder: string): string {
  const running = runningPostmaster(folder);
  if (running !== undefined) {
    throw new StartError(
      `${dataFolder} was deleted while its database ran: process ${running.pid}, with its files in ${folder}.\n` +
        `Stop what it belongs to, or the process itself (kill ${running.pid}), and start again.`,
    );
  }
  const aside = `${folder}-until-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}`;
  renameSync(folder, aside);
  return `Begins with an empty database: the one of an earlier ${dataFolder} is kept in ${aside} (rm -r it when nobody misses it)`;
}

/** Whether the server's user could work in `folder`: tried with an empty one. */
function isReachable(folder: string): boolean {
  const user = serverUser(folder);
  if (user === undefined) return true;
  const trial = `${folder}.new`;
  rmSync(trial, { recursive: true, force: true });
  mkdirSync(trial, { mode: 0o700 });
  try {
    chownSync(trial, user.uid, user.gid);
    return mayUse(user, '-w', trial);
  } catch {
    // File systems of other operating systems know no owners.
    return false;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

function urlsOf({ port, password }: Memory) {
  const at = `${password}@127.0.0.1:${port}`;
  return { url: `postgres://${DATABASE}:${at}/${DATABASE}`, adminUrl: `postgres://${SUPERUSER}:${at}/postgres` };
}

/** Every step may have been done by a start that was interrupted. */
async function prepare(memory: Memory): Promise<void> {
  const { adminUrl } = urlsOf(memory);
  await withClient(adminUrl.replace(/postgres$/, 'template1'), createExtensions);
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database`,
      [DATABASE],
    );
    // The password is ours, of base64url characters: it cannot end the literal.
    if (!rows[0]?.role) await client.query(`create role ${DATABASE} login password '${memory.password}'`);
    if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  });
}
