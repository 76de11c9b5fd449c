/** In place of the pages that are built. */
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';

/** With these routes and nothing else; `entry` is what the product's own entry module would hold. */
export const buildOf = (routes: object, entry: object = {}) =>
  ({
    entry: { module: { default: () => new Response(), ...entry } },
    routes,
    assets: { routes, entry: { imports: [], module: '' }, url: '', version: '1' },
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild;

/**
 * A single page, at every address. `load` is its loader, and what it answers is the page. `Page` is what it needs of the facts that
 * pages are given.
 */
export function onePageBuild<Page>(load: (page: Page, request: Request) => Promise<Response>): ServerBuild {
  const pageContext = createContext<Page>();
  const loader = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) =>
    load(context.get(pageContext), request);
  return buildOf({ page: { id: 'page', path: '*', module: { loader } } }, { pageContext });
}
