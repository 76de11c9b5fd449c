/**
 * React Router goes through all routes several times for each page, and the language before them doubles their number. Where an
 * address can lead is told by its first segment: each has a handler of its own, which knows its routes and those that may be anything.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { LANGUAGES } from '../i18n/languages.ts';
import { CallFailure } from '../operation/errors.ts';

type Routes = ServerBuild['routes'];

/** Made once for each build. In development, where there is always another, there is one for all addresses. */
export function pageHandlers(development: boolean): (build: ServerBuild, url: string) => RequestHandler {
  let newest: { build: ServerBuild; of: (url: string) => RequestHandler } | null = null;
  return (build, url) => {
    if (newest?.build !== build) {
      const refusing = withRefusals(build);
      newest = { build, of: development ? always(createRequestHandler(refusing, 'development')) : bySegment(refusing) };
    }
    return newest.of(url);
  };
}

/** What a loader lets pass of a refused call is the page's answer: its status, and its words for the reader. To the router it would be a fault. */
function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: refusing(route.module) }]);
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

type RouteModule = NonNullable<Routes[string]>['module'];

function refusing(module: RouteModule): RouteModule {
  const { loader } = module;
  if (typeof loader !== 'function') return module;
  return {
    ...module,
    loader: async (given) => {
      try {
        return await loader(given);
      } catch (error) {
        throw error instanceof CallFailure ? Response.json(error.body, { status: error.status }) : error;
      }
    },
  };
}

const always = (handler: RequestHandler) => () => handler;

function bySegment(build: ServerBuild): (url: string) => RequestHandler {
  const segments = firstSegments(build.routes);
  // The front page has none, and is asked for more than any other.
  const known = new Set(['', ...segments.values()]);
  const whole = createRequestHandler(build, 'production');
  const handlers = new Map<string, RequestHandler>();
  return (url) => {
    const segment = segmentOf(url);
    if (!known.has(segment)) return whole;
    let handler = handlers.get(segment);
    if (handler === undefined) {
      handler = createRequestHandler(
        only(build, (id) => [segment, undefined].includes(segments.get(id))),
        'production',
      );
      handlers.set(segment, handler);
    }
    return handler;
  };
}

/** Of each route that has one; the others are around the pages, the front page, or may be anything. */
function firstSegments(routes: Routes): Map<string, string> {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? '' : `${pathOf(route.parentId)}/${route.path ?? ''}`;
  };
  return new Map(
    Object.keys(routes).flatMap((id) => {
      const first = pathOf(id)
        .split('/')
        .find((part) => part !== '' && !isLanguagePart(part));
      return first === undefined || !/^[\w-]+$/.test(first) ? [] : [[id, first.toLowerCase()]];
    }),
  );
}

const isLanguagePart = (part: string) => LANGUAGES.some((language) => part === `${language}?`);

/** The first that is no language, as routes are matched: without regard to case. */
function segmentOf(url: string): string {
  const parts = (url.split('?', 1)[0] ?? '').toLowerCase().split('/').slice(1);
  const [first = ''] = LANGUAGES.some((language) => language === parts[0]) ? parts.slice(1) : parts;
  // The router's browser side asks for the data of /cases at /cases.data.
  return first.replace(/\.data$/, '');
}

function only(build: ServerBuild, keeps: (id: string) => boolean): ServerBuild {
  const kept = <Value>(all: Readonly<Record<string, Value>>) => Object.fromEntries(Object.entries(all).filter(([id]) => keeps(id)));
  return { ...build, routes: kept(build.routes) as Routes, assets: { ...build.assets, routes: kept(build.assets.routes) } };
}
