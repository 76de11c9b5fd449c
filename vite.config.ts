import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { withoutSchemas } from './tools/run/contract-trim.ts';
import { iconSprite } from './tools/run/icon-sprite.ts';
import { precompress } from './tools/run/precompress.ts';

const ZOD_STUB = fileURLToPath(new URL('./app/platform/operation/zod-stub.ts', import.meta.url));

/** Contracts are shared with the browser, their schemas are not: the server validates and answers with field errors. */
const schemasStayOnTheServer: Plugin = {
  name: 'kolegia:schemas-stay-on-the-server',
  enforce: 'pre',
  resolveId(source) {
    return source === 'zod' && this.environment.name === 'client' ? ZOD_STUB : null;
  },
};

/** Browsers get contracts without what only servers read in them: it would weigh on every first view. */
const contractsWithoutSchemas: Plugin = {
  name: 'kolegia:contracts-without-schemas',
  transform(code, id) {
    const shared = /\.contract\.ts$|\/platform\/(operation|richtext)\/[^/]+\.ts$/.test(id);
    if (this.environment.name !== 'client' || !shared) return null;
    return { code: withoutSchemas(code, this.parse(code)), map: null };
  },
};

/** Server code never reaches a bundle, for browsers or for rendering: pages call operations. */
const serverCodeStaysOut: Plugin = {
  name: 'kolegia:server-code-stays-out',
  enforce: 'pre',
  load(id) {
    if (/\/app\/modules\/[^/]+\/server\//.test(id) || /\/app\/platform\/(db|http|jobs|storage|delivery)\//.test(id)) {
      throw new Error(`Server code in a page's bundle: ${id}`);
    }
    return null;
  },
};

/** In the mobile app there is no server to load a page's data on: its loaders run in the app and call over HTTP. */
const loadersInTheApp: Plugin = {
  name: 'kolegia:loaders-in-the-app',
  enforce: 'pre',
  transform(code, id) {
    if (process.env.KOLEGIA_SHELL !== 'app' || !/\/app\/(root|.*\.route)\.tsx$/.test(id)) return null;
    return code.replace(/^export (async function|function|const) loader\b/m, 'export $1 clientLoader');
  },
};

const compressedOnce: Plugin = {
  name: 'kolegia:compressed-once',
  apply: 'build',
  writeBundle({ dir }) {
    if (this.environment.name === 'client' && dir !== undefined) precompress(dir);
  },
};

/** All icons in one file, which pages point into. */
const iconsInOneFile: Plugin = {
  name: 'kolegia:icons-in-one-file',
  generateBundle() {
    if (this.environment.name === 'client')
      this.emitFile({ type: 'asset', fileName: `assets/icons-${process.env.VITE_BUILD_ID}.svg`, source: iconSprite() });
  },
  configureServer(server) {
    server.middlewares.use(`/assets/icons-${process.env.VITE_BUILD_ID}.svg`, (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml').end(iconSprite());
    });
  },
};

/**
 * What nearly every first view loads, in few files: thirty small ones weigh a fifth more. Each group takes along what its modules
 * import, unless a group before it has it.
 */
const FIRST_VIEW = [
  { name: 'vendor', priority: 4, test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'frame', priority: 3, test: /\/app\/shell\/web\/(site-rail|site-top-bar|page-failed|navigation-notice)\.tsx$|\/app\/root\.tsx$/ },
  {
    name: 'parts',
    priority: 2,
    test: /\/app\/(ui\/(badge|status|empty-state|definition-list|line-art)\.tsx|platform\/web\/(http-caller|use-command|packed)\.ts|modules\/cases\/web\/patient-line\.tsx)$/,
  },
  { name: 'cards', priority: 1, test: /\/app\/modules\/library\/web\/widgets\/(item-kinds|feed)\.tsx$/ },
];

// The mobile app brings the name of its client; a page that is rendered hands over that of its server.
if (process.env.PUBLIC_CLIENT_CREDENTIAL) process.env.VITE_PUBLIC_CLIENT_CREDENTIAL = process.env.PUBLIC_CLIENT_CREDENTIAL;

// Every build asks for texts under addresses of its own, so that browsers may keep them.
process.env.VITE_BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  plugins: [
    compressedOnce,
    loadersInTheApp,
    iconsInOneFile,
    schemasStayOnTheServer,
    contractsWithoutSchemas,
    serverCodeStaysOut,
    reactRouter(),
  ],
  ssr: { noExternal: ['@base-ui/react'] },
  // Names of classes are a quarter of a page's text: long only where somebody reads them.
  css: { modules: { generateScopedName: process.env.NODE_ENV === 'production' ? 'k[hash:base64:5]' : '[name]_[local]_[hash:base64:4]' } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_VIEW } } } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
});
