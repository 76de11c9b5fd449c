import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildKnowledge } from './tools/knowledge/built-knowledge.ts';
import { bundleServer } from './tools/run/bundle-server.ts';
import { withoutSchemas } from './tools/run/contract-trim.ts';
import { iconSprite } from './tools/run/icon-sprite.ts';
import { addLaterStyles } from './tools/run/later-styles.ts';
import { precompress } from './tools/run/precompress.ts';
import { knowsWrittenStyles, PRELOAD_MODULE } from './tools/run/preload-trim.ts';
import { fitForBrowsers, ROUTER_FILE } from './tools/run/router-trim.ts';
import { serverCodeStaysOut } from './tools/run/server-code-stays-out.ts';

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
    // They only say what there is: whoever uses one thing of them needs no other.
    return { code: withoutSchemas(code, this.parse(code)), map: null, moduleSideEffects: false };
  },
};

const routerFitForBrowsers: Plugin = {
  name: 'kolegia:router-fit-for-browsers',
  transform(code, id) {
    const file = this.environment.name === 'client' ? ROUTER_FILE.exec(id)?.[1] : undefined;
    return file === undefined ? null : { code: fitForBrowsers(file, code), map: null };
  },
};

const preloadKnowsWrittenStyles: Plugin = {
  name: 'kolegia:preload-knows-written-styles',
  transform(code, id) {
    return this.environment.name === 'client' && id === PRELOAD_MODULE ? { code: knowsWrittenStyles(code), map: null } : null;
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

/** A build begins by emptying its folder, where the clinical knowledge stands as well. */
const knowledgeBeside: Plugin = {
  name: 'kolegia:knowledge-beside',
  apply: 'build',
  writeBundle() {
    if (this.environment.name === 'client') buildKnowledge({ mayBeOld: true });
  },
};

/** The server of the pages, beside them. */
const serverBeside: Plugin = {
  name: 'kolegia:server-beside',
  apply: 'build',
  async writeBundle() {
    if (this.environment.name === 'ssr' && process.env.KOLEGIA_SHELL !== 'app') await bundleServer(import.meta.dirname);
  },
};

/** Pages bring the styles of what comes alive later in them. */
const laterStyles: Plugin = {
  name: 'kolegia:later-styles',
  generateBundle(_, bundle) {
    if (this.environment.name === 'client') addLaterStyles(bundle, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
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

/** Of files in a folder of `app/`, by their names. */
const filesOf = (folder: string, ...names: string[]) => `${folder}/(?:${names.join('|')})\\.tsx?`;
const anyOf = (...files: string[]) => new RegExp(`/app/(?:${files.join('|')})$`);

/**
 * What first views load, in few files: thirty small ones weigh a fifth more. Each group takes along what its modules import, unless
 * a group before it has it. What is needed by what comes later only (`lists`, `cards`) must not share a file with the others.
 */
const FIRST_VIEW = [
  { name: 'vendor', priority: 6, test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    priority: 5,
    test: anyOf(
      'root\\.tsx',
      filesOf(
        'shell/web',
        'site-rail',
        'site-top-bar',
        'page-failed',
        'navigation-notice',
        'use-idle',
        'reachable',
        'early-keys',
        'early-query',
        '(?:frame|page)\\.route',
      ),
      filesOf('platform/web', 'later'),
      filesOf('platform/operation', 'paging'),
      filesOf('platform/events', 'event'),
      filesOf('ui', 'progress-bar'),
    ),
  },
  {
    name: 'parts',
    priority: 4,
    test: anyOf(
      filesOf('ui', 'badge', 'status', 'definition-list', 'card', 'button', 'toast-queue'),
      filesOf('platform/web', 'use-command', 'packed'),
      filesOf('modules/library/web/widgets', 'item-byline'),
      filesOf('modules/cases/web', 'patient-line'),
    ),
  },
  { name: 'contracts', priority: 3, test: anyOf(filesOf('modules/library', 'library.contract')) },
  { name: 'reading', priority: 3, test: anyOf(filesOf('platform/web', 'rich-text'), filesOf('ui', 'citation')) },
  {
    name: 'article-parts',
    priority: 2,
    test: anyOf(filesOf('modules/news/web/widgets', 'article-repost', 'article-badges', 'lines-list')),
  },
  { name: 'thread-parts', priority: 2, test: anyOf(filesOf('modules/forums/web/widgets', 'thread-repost')) },
  {
    name: 'beside',
    priority: 2,
    test: anyOf(filesOf('modules/library/web/widgets', 'most-viewed', 'card-texts'), filesOf('ui', 'tab-nav')),
  },
  {
    name: 'lists',
    priority: 2,
    test: anyOf(filesOf('platform/web', 'list-end', 'use-page-list', 'realtime', 'shared-part', 'part-places')),
  },
  // Each of the two by itself: the pages that have one have not the other.
  { name: 'select', priority: 3, test: anyOf(filesOf('ui', 'select')) },
  { name: 'chip', priority: 3, test: anyOf(filesOf('ui', 'chip')) },
  {
    name: 'filters',
    priority: 2,
    test: anyOf(filesOf('platform/web', 'filter-form', 'filter-choice'), filesOf('modules/library/web/widgets', 'use-specialities')),
  },
  { name: 'item', priority: 1, test: anyOf(filesOf('modules/library/web/widgets', 'use-recorded-view', 'later-item-parts')) },
  { name: 'cards', priority: 1, test: anyOf(filesOf('modules/library/web/widgets', 'item-kinds', 'feed')) },
];

// The mobile app brings the name of its client; a page that is rendered hands over that of its server.
if (process.env.PUBLIC_CLIENT_CREDENTIAL) process.env.VITE_PUBLIC_CLIENT_CREDENTIAL = process.env.PUBLIC_CLIENT_CREDENTIAL;

// Every build asks for texts under addresses of its own, so that browsers may keep them.
process.env.VITE_BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  plugins: [
    compressedOnce,
    knowledgeBeside,
    serverBeside,
    loadersInTheApp,
    iconsInOneFile,
    laterStyles,
    schemasStayOnTheServer,
    contractsWithoutSchemas,
    routerFitForBrowsers,
    preloadKnowsWrittenStyles,
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
