/**
 * The server as one file, for `npm start`: three thousand modules, each looked up and read by itself, cost half of every start and fifty
 * megabytes. Whatever a source file finds beside itself it still finds there.
 */
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const FOLDER = 'build/program';

/**
 * Of packages, those that are many small modules, with what they share with our own (schemas are asked what they are made of). The others
 * stay where they are, with what stands beside their files.
 */
const TAKEN_IN =
  /^(?:@kolegia|@better-auth|@noble|better-auth|better-call|drizzle-orm|jose|libphonenumber-js|pg-boss|yaml|zod|zod-openapi)(?:\/|$)/;
const PACKAGE = /^(?!node:)[@\w]/;
/** A package within another is of another version than the one of this name outside. */
const NESTED = /\/node_modules\/.*\/node_modules\//;
const DEVELOPMENT = './tools/run/vite.ts';

export async function bundleServer(root: string): Promise<void> {
  const folder = path.join(root, FOLDER);
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, 'server.ts'),
    platform: 'node',
    tsconfig: false,
    plugins: [fewPackages(root), ownPlaces(root, folder)],
  });
  await bundle.write({
    dir: folder,
    cleanDir: true,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    // All of its text stays in memory.
    comments: false,
  });
  await bundle.close();
}

const fewPackages = (root: string): Plugin => ({
  name: 'few-packages',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (id === DEVELOPMENT) return { id: path.relative(path.join(root, FOLDER), path.join(root, id)), external: true };
      if (importer === undefined || !PACKAGE.test(id) || TAKEN_IN.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found !== null && NESTED.test(found.id) ? found : { id, external: true };
    },
  },
});

const ownPlaces = (root: string, folder: string): Plugin => ({
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const place = JSON.stringify(path.relative(folder, id));
    return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) };
  },
});
