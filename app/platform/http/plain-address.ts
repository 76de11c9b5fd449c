/** Every page has one address: routes are matched without regard to case or to further slashes, what is said of a page is not. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { partsOf } from './language-redirect.ts';

type Routes = ServerBuild['routes'];

/** Ids and tokens may be written in capitals; the words of an address never are. Behind two slashes in front, a host would be read. */
const MAY_BE_ANOTHER = /[A-Z%]|[/\\]{2}|.\/$/;

const trees = new WeakMap<Routes, RouteObject[]>();

/** Where this page is to be found, or null where the address is the plain one. */
export function plainAddress(routes: Routes, url: string): string | null {
  const [path, query] = partsOf(url);
  if (!MAY_BE_ANOTHER.test(path)) return null;
  // Without two slashes in front, which would lead to another site.
  const parts = path.split(/[/\\]+/).filter((part) => part !== '');
  const matches = matchRoutes(treeOf(routes), `/${parts.join('/')}`) ?? [];
  const words = new Set(matches.flatMap(({ route }) => route.path?.split('/') ?? []).map((part) => part.replace(/\?$/, '')));
  const plain = `/${parts.map((part) => wordOf(part, words)).join('/')}`;
  return plain === path ? null : plain + query;
}

function wordOf(part: string, words: ReadonlySet<string>): string {
  const word = decoded(part).toLowerCase();
  return words.has(word) ? word : part;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function treeOf(routes: Routes): RouteObject[] {
  const known = trees.get(routes);
  if (known !== undefined) return known;
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (route === undefined || route.parentId !== parentId) return [];
      const { id, index, path } = route;
      return index ? { id, index, ...(path !== undefined && { path }) } : { id, children: below(id), ...(path !== undefined && { path }) };
    });
  const tree = below(undefined);
  trees.set(routes, tree);
  return tree;
}
