import { reactRouter } from '@react-router/dev/vite';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const ZOD_STUB = fileURLToPath(new URL('./app/platform/operation/zod-stub.ts', import.meta.url));

/** Contracts are shared with the browser, their schemas are not: the server validates and answers with field errors. */
const schemasStayOnTheServer: Plugin = {
  name: 'kolegia:schemas-stay-on-the-server',
  enforce: 'pre',
  resolveId(source) {
    return source === 'zod' && this.environment.name === 'client' ? ZOD_STUB : null;
  },
};

const OPERATION_PARTS_OF_THE_SERVER = new Set(['summary', 'access', 'rate', 'input', 'output', 'errors']);

/** Of an operation a browser needs its name, its address and the size of its upload; the rest would weigh on every first view. */
const operationsWithoutSchemas: Plugin = {
  name: 'kolegia:operations-without-schemas',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/\.contract\.ts$/.test(id)) return null;
    const cuts = this.parse(code).body.flatMap((statement) => {
      const declarations = statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration' ? statement.declaration.declarations : [];
      return declarations.flatMap(({ init }) => {
        if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || !['query', 'command'].includes(init.callee.name)) return [];
        const definition = init.arguments[1];
        if (definition?.type !== 'ObjectExpression') return [];
        return definition.properties.filter((part) => part.type === 'Property' && part.key.type === 'Identifier' && OPERATION_PARTS_OF_THE_SERVER.has(part.key.name));
      });
    });
    let short = code;
    for (const { start, end } of cuts.reverse()) short = short.slice(0, start) + short.slice(end).replace(/^\s*,/, '');
    return { code: short, map: null };
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

// Every build asks for texts under addresses of its own, so that browsers may keep them.
process.env.VITE_BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  plugins: [schemasStayOnTheServer, operationsWithoutSchemas, serverCodeStaysOut, reactRouter()],
  // Bundled for rendering too: as packages, Node would load every icon there is.
  ssr: { noExternal: ['@tabler/icons-react', '@base-ui/react'] },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Schemas and operations that a bundle does not use are left out of it: making them does nothing else.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'query', 'command', 'event', 'pageOf', 'richText'] } },
  },
});
