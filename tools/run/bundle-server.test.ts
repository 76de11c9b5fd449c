import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { bundleServer } from './bundle-server.ts';

let root: string;
const OUT = 'build/program/server.js';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const pack = (folder: string, name: string, text: string) => {
  write(`${folder}/node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' }));
  write(`${folder}/node_modules/${name}/index.js`, text);
};

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kolegia bundle ')));
  write('package.json', JSON.stringify({ type: 'module', imports: { '#app/*': './app/*' } }));
  pack('.', 'fastify', `export const fastify = 'outside';`);
  pack('.', 'zod', `import { version } from 'deep'; export const zod = 'taken in, ' + version;`);
  pack('.', 'deep', `export const version = 'of everybody';`);
  pack('./node_modules/zod', 'deep', `export const version = 'of its own';`);
  write('app/texts/beside.json', '{"word":"beside"}');
  write(
    'app/texts/read.ts',
    `import { readFileSync } from 'node:fs';\nexport const read = () => JSON.parse(readFileSync(new URL('./beside.json', import.meta.url), 'utf8')).word as string;`,
  );
  write('app/later.ts', `export const later = 'when it is asked for';`);
  write('app/unknown-address.ts', readFileSync(path.join(PROJECT_FOLDER, 'app/platform/http/unknown-address.ts'), 'utf8'));
  write('tools/run/vite.ts', `throw new Error('Not for production');`);
  write(
    'server.ts',
    `import { fastify } from 'fastify';
import { zod } from 'zod';
import { read } from '#app/texts/read.ts';
export { decodableAddress } from './app/unknown-address.ts';
export const serve = async () => [fastify, zod, read(), (await import('./app/later.ts')).later];
export const develop = async () => (await import('./tools/run/vite.ts'));`,
  );
  await bundleServer(root);
});
afterAll(() => rmSync(root, { recursive: true }));

it('makes one program of the server, which finds what stands beside its sources', async () => {
  const { serve } = (await import(pathToFileURL(path.join(root, OUT)).href)) as { serve(): Promise<string[]> };
  expect(await serve()).toEqual(['outside', 'taken in, of its own', 'beside', 'when it is asked for']);
});

it('still knows an address that cannot be decoded', async () => {
  const { decodableAddress } = (await import(pathToFileURL(path.join(root, OUT)).href)) as { decodableAddress(url: string): string };
  expect(['/cases/%E0%A4%A', '/id/%', '/cases/a%20b'].map(decodableAddress)).toEqual(['/404', '/id/404', '/cases/a%20b']);
});

it('leaves packages where they are but for those of many files, and what only development needs', () => {
  const code = readFileSync(path.join(root, OUT), 'utf8');
  expect([...code.matchAll(/^import .* from "([^".]+)";$/gm)].map(([, name]) => name).sort()).toEqual(['fastify', 'node:fs']);
  expect(code).toContain('import("../../tools/run/vite.ts")');
  // It is as good in another place.
  expect(code).not.toContain(root);
});
