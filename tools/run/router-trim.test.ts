import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { fitForBrowsers, ROUTER_FILE } from './router-trim.ts';

const ROUTER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/lib', import.meta.url));

/** One of the router's files as it is installed, and as browsers get it. */
function filed(file: string) {
  const before = readFileSync(`${ROUTER}/${file}.js`, 'utf8');
  const after = fitForBrowsers(file, before);
  expect(() => parseAst(after)).not.toThrow();
  return { before, after };
}

it('knows the files of the router by their place in it', () => {
  expect(ROUTER_FILE.exec(`${ROUTER}/dom/ssr/routeModules.js`)?.[1]).toBe('dom/ssr/routeModules');
  expect(ROUTER_FILE.exec('/app/node_modules/react-router/dist/development/lib/hooks.js')).toBeNull();
});

it.each(['hooks', 'router/router', 'router/utils', 'router/history'])('lets a build leave out what %s warns of', (file) => {
  const { before, after } = filed(file);
  const calls = [...before.matchAll(/(?<!function )\bwarning(?:Once)?\(/g)].length;
  expect(calls).toBeGreaterThan(0);
  expect(after.split('/* @__PURE__ */ warning')).toHaveLength(calls + 1);
});

it('asks whether there is a network before a page is loaded anew for want of its script', () => {
  const { before, after } = filed('dom/ssr/routeModules');
  expect(before).toContain('window.location.reload();');
  expect(after.replaceAll(/\s+/g, ' ')).toMatch(
    /catch \(error\) \{.* if \(!\(await window\.lostScript\?\.\(\)\)\) window\.location\.reload\(\); return new Promise\(\(\) => \{\}\); \}/,
  );
});

it('says so when the router loads its pages in another way', () => {
  expect(() => fitForBrowsers('dom/ssr/routeModules', 'import(route.module)')).toThrow('in another way');
});
