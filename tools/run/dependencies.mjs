// Plain JavaScript: it runs before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const LEAST_NODE = 20;
const LEAST_NPM = 9;

/** Words for the reader when this machine cannot run the project, or undefined. */
export function unsuitable(versions = process.versions, userAgent = process.env.npm_config_user_agent ?? '') {
  const npm = /^npm\/(\d+)[.\d]*/.exec(userAgent);
  if (Number.parseInt(versions.node, 10) < LEAST_NODE) {
    return `Kolegia needs Node.js ${LEAST_NODE} or newer; this is ${versions.node}. Get one from https://nodejs.org/ and try again.`;
  }
  if (npm && Number(npm[1]) < LEAST_NPM) {
    return `Kolegia needs npm ${LEAST_NPM} or newer; this is ${npm[0].slice(4)}. Update it with: npm install --global npm`;
  }
}

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
const marker = (root) => path.join(root, 'node_modules/.kolegia-lock-hash');

/** Whether node_modules is what package-lock.json asks for. */
export function isInstalled(root) {
  if (!existsSync(path.join(root, 'node_modules'))) return false;
  if (existsSync(marker(root))) return readFileSync(marker(root), 'utf8') === lockHash(root);
  if (!matchesLock(root)) return false;
  writeFileSync(marker(root), lockHash(root));
  return true;
}

/** For those who ran `npm ci` themselves: npm's own record, written at the end of an installation, holds the same versions. */
function matchesLock(root) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packages(record);
  return Object.entries(packages(path.join(root, 'package-lock.json'))).every(([name, wanted]) => {
    const found = present[name];
    // Packages for other platforms are in the lock, and rightly missing here.
    if (found === undefined) return name === '' || wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs `npm ci`, and ends with it when it is stopped meanwhile. The tools of the build are needed too, whatever NODE_ENV says. */
export async function install(root) {
  // Under `npm start` these name the npm that is running and the Node it runs on; the `node` of PATH may be the one in
  // node_modules, which is about to be replaced.
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];
  const [program, before] = cli === undefined || !cli.endsWith('.js') ? ['npm', []] : [node, [cli]];
  const output = [];
  let stopped;
  const code = await new Promise((resolve) => {
    const child = spawn(program, [...before, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.on('exit', () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    });
    child.on('error', (error) => {
      output.push(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (stopped !== undefined) process.exit(128 + os.constants.signals[stopped]);
  if (code !== 0) {
    throw new Error(
      `${essence(output.join(''))}\n\nThe dependencies could not be installed. Check that the registry can be reached (npm ping) and that the disk has 2 GB free, and try again.`,
    );
  }
  writeFileSync(marker(root), lockHash(root));
}

/** npm says what is wrong first and where it kept its log last; between them may be pages of its manual. */
function essence(output) {
  const lines = output.trim().split('\n');
  return lines.length <= 25 ? lines.join('\n') : [...lines.slice(0, 20), '  …', ...lines.slice(-3)].join('\n');
}

/** The Node.js that comes with the dependencies; everything else runs on it. */
export function pinnedNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = [`node/bin/${name}`, `.bin/${name}`, `node/node_modules/node-bin/bin/${name}`];
  const found = places.map((place) => path.join(root, 'node_modules', place)).find((file) => spawnSync(file, ['--version']).status === 0);
  if (found !== undefined) return found;
  throw new Error(
    'The Node.js that belongs to the dependencies is missing: npm seems to be told not to run install scripts.\n' +
      'Allow them for this folder (npm config get ignore-scripts should say false) and run: npm rebuild',
  );
}
