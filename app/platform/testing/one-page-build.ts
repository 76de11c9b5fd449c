/** In place of the pages that are built: a single one, at every address. */
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';

/** `load` is the loader of that page, and what it answers is the page. `Page` is what it needs of the facts that pages are given. */
export function onePageBuild<Page>(load: (page: Page, request: Request) => Promise<Response>): ServerBuild {
  const pageContext = createContext<Page>();
  const loader = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) =>
    load(context.get(pageContext), request);
  return {
    entry: { module: { default: () => new Response(), pageContext } },
    routes: { page: { id: 'page', path: '*', module: { loader } } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}
