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
  plugins: [schemasStayOnTheServer, serverCodeStaysOut, reactRouter()],
  // Bundled for rendering too: as packages, Node would load every icon there is.
  ssr: { noExternal: ['@tabler/icons-react', '@base-ui/react'] },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
