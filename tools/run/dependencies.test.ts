import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, unsuitable } from './dependencies.mjs';

let root: string;
const write = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({ packages }));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kolegia-dependencies-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('unsuitable', () => {
  it('accepts what it can run on and names what it cannot', () => {
    expect(unsuitable({ node: '20.0.0' }, 'npm/10.2.4 node/v20.0.0 linux x64')).toBeUndefined();
    expect(unsuitable({ node: '18.20.1' })).toMatch(/needs Node\.js 20 or newer; this is 18\.20\.1/);
    expect(unsuitable({ node: '20.0.0' }, 'npm/8.19.4 node/v20.0.0')).toMatch(/needs npm 9 or newer; this is 8\.19\.4/);
    expect(unsuitable({ node: '20.0.0' }, '')).toBeUndefined();
  });
});

describe('isInstalled', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/mac': { version: '1.0.0', optional: true },
  };

  it('believes what `npm ci` recorded, once, and then only the lock', () => {
    write('package-lock.json', wanted);
    expect(isInstalled(root)).toBe(false);
    mkdirSync(path.join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
    expect(isInstalled(root)).toBe(true);
    expect(existsSync(path.join(root, 'node_modules/.kolegia-lock-hash'))).toBe(true);
    write('package-lock.json', { ...wanted, 'node_modules/b': { version: '2.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('sees another version', () => {
    write('package-lock.json', wanted);
    mkdirSync(path.join(root, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0', integrity: 'w' } });
    expect(isInstalled(root)).toBe(false);
  });
});
