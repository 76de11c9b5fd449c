/**
 * Who may import whom (docs/architecture.md). Every wall is a list of what a place may reach; what is not on the list fails.
 * The check runs this through tools/check/walls.ts, which also fails when a source file was not read at all, and follows
 * what browsers load through any number of files.
 */

const LOCAL = '^(app|packages|sample|tools|bench|e2e)/|^(server|worker)\\.ts$';
const TEST = '\\.test\\.tsx?$';

const CONTRACT = '^app/modules/[^/]+/[^/]+\\.contract\\.ts$';
const WIDGETS = '^app/modules/[^/]+/web/widgets/';
const UI = '^app/ui/';
const SHELL = '^app/shell/';
const PACKAGES = '^packages/';
const PLATFORM_WEB = '^app/platform/web/';
/** Where platform code that browsers load may lie; tools/check/browser-reach.ts sees to it that no file of a server is among it. */
const PLATFORM_SHARED = '^app/platform/(operation|richtext|i18n|events|session)/';
const PLATFORM_SERVER = '^app/platform/(?!web/|testing/)';
const PLATFORM_TESTING = '^app/platform/testing/';
const TESTING = '^app/modules/[^/]+/testing/';
const SAMPLE = '^sample/';

const STYLES = '\\.css$';

const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

/** `from` may import, of our own code, only what `allowed` names. */
const wall = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path: LOCAL, pathNot: allowed },
});

/** `from` may use only these npm packages. */
const npmWall = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [...(from.pathNot ?? []), TEST] },
  to: { path: '(^|/)node_modules/', pathNot: allowed },
});

const MODULE_SERVER = '^app/modules/([^/]+)/server/';
const MODULE_WEB = '^app/modules/([^/]+)/web/';
const MODULE_TESTING = '^app/modules/([^/]+)/testing/';
const SERVER_MAY = ['^app/modules/$1/server/', CONTRACT, '^app/modules/[^/]+/server/[^/]+\\.public\\.ts$', PLATFORM_SERVER, PACKAGES];
const WEB_MAY = ['^app/modules/$1/web/', CONTRACT, WIDGETS, UI, PLATFORM_WEB, PLATFORM_SHARED, PACKAGES];
const TEST_MAY = [PLATFORM_TESTING, TESTING, SAMPLE];

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that load each other work until someone changes which is loaded first. Types are gone by then.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^app/platform/operation/zod-stub\\.ts$',
          '\\.config\\.[cm]?[jt]s$',
          TEST,
          '^(tools|bench|e2e|sample)/',
          STYLES,
          '\\.json$',
        ],
      },
      to: {},
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import leads nowhere. Generated route types (./+types/) exist only after typegen.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
    },
    {
      name: 'server-not-to-dev-dependency',
      comment: 'Servers are installed without devDependencies.',
      severity: 'error',
      from: {
        path: ['^app/modules/[^/]+/server/', PLATFORM_SERVER, '^(server|worker)\\.ts$', '^app/modules\\.ts$'],
        pathNot: [TEST],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    wall('packages-know-nothing-of-us', 'packages → npm only', { path: PACKAGES }, [PACKAGES]),

    wall('ui-knows-no-product', 'ui → React, Base UI, icons', { path: UI }, [UI]),
    npmWall(
      'ui-npm',
      'ui → React, Base UI, icons and fonts; no router, no translations, no schemas',
      { path: UI },
      npm(
        'react',
        'react-dom',
        '@types/react',
        '@types/react-dom',
        '@base-ui/react',
        '@fontsource[^/]*/[^/]+',
        '@tiptap/[^/]+',
        'react-day-picker',
        'react-dropzone',
        'recharts',
      ),
    ),

    wall('platform-knows-no-module', 'platform → packages', { path: '^app/platform/', pathNot: [PLATFORM_WEB, PLATFORM_TESTING, TEST] }, [
      PLATFORM_SERVER,
      PLATFORM_WEB,
      PACKAGES,
    ]),
    {
      name: 'platform-server-loads-no-web',
      comment: 'The server knows the pages by their built bundle; of the code it may name types.',
      severity: 'error',
      from: { path: PLATFORM_SERVER },
      to: { path: PLATFORM_WEB, dependencyTypesNot: ['type-only'] },
    },
    wall('platform-test-knows-no-module', 'platform tests → platform', { path: '^app/platform/(?!web/).*\\.test\\.tsx?$' }, [
      PLATFORM_SERVER,
      PLATFORM_TESTING,
      PACKAGES,
    ]),
    wall('platform-testing', 'platform/testing → platform and the table of modules', { path: PLATFORM_TESTING }, [
      PLATFORM_SERVER,
      PLATFORM_TESTING,
      PACKAGES,
      '^app/modules\\.ts$',
      '^tools/database/',
      SAMPLE,
    ]),
    wall('platform-web', 'platform/web → ui, packages and platform code that runs anywhere', { path: PLATFORM_WEB }, [
      PLATFORM_WEB,
      PLATFORM_SHARED,
      UI,
      PACKAGES,
    ]),

    wall(
      'contract-is-only-words',
      'x.contract → Zod, platform/operation, platform/richtext, platform/events, names of time zones, other contracts',
      { path: CONTRACT },
      [CONTRACT, '^app/platform/(operation|richtext)/', '^app/platform/events/event\\.ts$', '^app/platform/i18n/time-zone\\.ts$'],
    ),
    npmWall('contract-npm', 'A contract needs nothing but Zod', { path: CONTRACT }, npm('zod')),
    wall('routes-are-only-addresses', 'x.routes → the router’s own helpers', { path: '^app/modules/[^/]+/[^/]+\\.routes\\.ts$' }, []),

    wall(
      'server-keeps-to-itself',
      'x/server → own server, own contract, platform, packages; of others their public and contract',
      { path: MODULE_SERVER, pathNot: [TEST] },
      SERVER_MAY,
    ),
    wall('server-test', 'as the server, and factories, samples and platform/testing', { path: `${MODULE_SERVER}.*${TEST}` }, [
      ...SERVER_MAY,
      ...TEST_MAY,
    ]),
    wall(
      'web-never-sees-a-server',
      'x/web → own web, contracts, ui, platform/web, others’ widgets; never any server/',
      { path: MODULE_WEB, pathNot: [TEST] },
      WEB_MAY,
    ),
    wall('web-test', 'as the web, and factories, samples and platform/testing', { path: `${MODULE_WEB}.*${TEST}` }, [
      ...WEB_MAY,
      ...TEST_MAY,
    ]),
    wall('testing', 'testing → own module, others’ factories, public and contract, platform', { path: MODULE_TESTING }, [
      ...SERVER_MAY,
      ...TEST_MAY,
      '^e2e/',
    ]),
    wall('shell-composes', 'shell → contracts, widgets, ui, platform/web', { path: SHELL }, [
      SHELL,
      CONTRACT,
      WIDGETS,
      UI,
      PLATFORM_WEB,
      PLATFORM_SHARED,
      PACKAGES,
    ]),

    wall('table-of-contents', 'app/modules.ts lists modules and does nothing else', { path: '^app/modules\\.ts$' }, [
      '^app/modules/[^/]+/server/[^/]+\\.module\\.ts$',
      PLATFORM_SERVER,
    ]),
    wall('route-table', 'app/routes.ts composes the modules’ route tables', { path: '^app/routes\\.ts$' }, [
      '^app/modules/[^/]+/[^/]+\\.routes\\.ts$',
      SHELL,
    ]),
    wall('web-entries', 'root and the browser’s entry are part of the frame', { path: '^app/(root|entry\\.client)\\.tsx$' }, [
      SHELL,
      CONTRACT,
      UI,
      PLATFORM_WEB,
      PLATFORM_SHARED,
    ]),
    wall(
      'server-entries',
      'Entry files start the platform with the table of modules, in development with Vite',
      { path: '^(server|worker)\\.ts$' },
      ['^app/modules\\.ts$', PLATFORM_SERVER, '^server\\.ts$', '^tools/run/'],
    ),
    wall(
      'sample-fills-from-outside',
      'sample → contracts, public functions, the platform, the table of modules and packages',
      { path: SAMPLE },
      [
        SAMPLE,
        CONTRACT,
        '^app/modules/[^/]+/server/[^/]+\\.public\\.ts$',
        '^app/modules\\.ts$',
        PLATFORM_SERVER,
        PLATFORM_SHARED,
        PACKAGES,
      ],
    ),

    {
      name: 'testing-only-from-tests',
      comment: 'Factories and the test platform never run in production.',
      severity: 'error',
      from: { pathNot: [TEST, TESTING, PLATFORM_TESTING, '^(tools|bench|e2e)/', '\\.config\\.ts$'] },
      to: { path: [TESTING, PLATFORM_TESTING] },
    },
    {
      name: 'drizzle-stays-in-stores',
      comment: 'Queries live in *.store.ts, tables in *.schema.ts, the connection in platform/db.',
      severity: 'error',
      from: { path: '^(app|packages)/|^(server|worker)\\.ts$', pathNot: ['\\.(store|schema)\\.ts$', '^app/platform/db/'] },
      to: { path: npm('drizzle-orm') },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API to offer: with the default parser nothing would be read and nothing would fail.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(build|coverage|\\.react-router|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
