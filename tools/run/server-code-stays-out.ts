import type { Plugin } from 'vite';

/** Of the platform, only these run in browsers as well. */
const SERVER_CODE =
  /\/app\/(?:modules\/[^/]+\/server\/|platform\/(?:(?!(?:web|operation|richtext|i18n|events|session)\/)[^/]+\/|[^/]+\.ts$))/;

/** Server code never reaches a bundle, for browsers or for rendering: pages call operations. */
export const serverCodeStaysOut: Plugin = {
  name: 'kolegia:server-code-stays-out',
  enforce: 'pre',
  load(id) {
    if (SERVER_CODE.test(id)) throw new Error(`Server code in a page's bundle: ${id}`);
    return null;
  },
};
