/** Pages as the server makes them: all that stands in one, its title and what previews read included, comes from what its loader answers. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet, type RouterContext, RouterContextProvider } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { Failure } from '#platform/operation/failure.ts';
import { statusOf } from '#platform/operation/failure-body.ts';
import type { Operation } from '#platform/operation/operation.ts';
import type { Caller } from '#platform/testing/test-world.ts';

/** Named as text: what only pages know, such as documents and elements, tools are compiled without. */
const inWeb = <Parts>(path: string): Promise<Parts> => import(path);

const ROUTES = {
  post: { file: '#modules/posts/web/post.route.tsx', path: '/posts' },
  case: { file: '#modules/cases/web/case.route.tsx', path: '/cases' },
  video: { file: '#modules/videos/web/video.route.tsx', path: '/video' },
  issue: { file: '#modules/newsletters/web/issue.route.tsx', path: '/newsletters/issues' },
  thread: { file: '#modules/forums/web/thread.route.tsx', path: '/threads' },
  forum: { file: '#modules/forums/web/forum.route.tsx', path: '/forums' },
} as const;
type Route = keyof typeof ROUTES;

/** As the server asks for a page on behalf of a reader: what fails, fails with its status. */
const asking = (caller: Caller) => async (operation: Operation, input: unknown) => {
  try {
    return await caller.call(operation, input as never);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new CallFailure(statusOf(error, operation), { code: error.code, message: '', requestId: '', fields: error.fields });
  }
};

interface RouteFile {
  readonly loader: (args: object) => Promise<unknown>;
  readonly default: ComponentType;
}

/** What the loader of a page answers this reader; thrown where there is nothing. */
async function loaded(caller: Caller, route: Route, id: string): Promise<unknown> {
  const { loader } = await inWeb<RouteFile>(ROUTES[route].file);
  const { pageContext } = await inWeb<{ pageContext: RouterContext<unknown> }>('#platform/web/page-context.ts');
  const context = new RouterContextProvider();
  context.set(pageContext, { language: 'en', reader: caller.viewer, call: asking(caller) });
  const request = new Request(`https://kolegia.example${ROUTES[route].path}/${id}`);
  return loader({ context, request, params: { [`${route}Id`]: id } });
}

/** All that a page is made from for this reader, as text: what its loader answers, or that there is nothing. */
export async function pageFor(caller: Caller, route: Route, id: string): Promise<string> {
  const { unpack } = await inWeb<{ unpack: (packed: unknown) => unknown }>('#platform/web/packed.ts');
  try {
    const answer = await loaded(caller, route, id);
    return JSON.stringify(isPacked(answer) ? unpack(answer) : answer);
  } catch (error) {
    if (error instanceof Error) throw error;
    return JSON.stringify(error);
  }
}

const isPacked = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'packed' in answer;

export interface PageHead {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  /** What previews read. */
  readonly shared: { readonly title: string | undefined; readonly description: string | undefined; readonly image: string | undefined };
  /** The whole page, what search engines read beside it included. */
  readonly html: string;
}

const PUBLIC_URL = 'https://kolegia.example';

/** What stands in the head of a page for this reader; the status, where there is nothing for them. */
export async function headFor(caller: Caller, route: Route, id: string): Promise<PageHead | number> {
  const answer = await loaded(caller, route, id).catch((error: unknown) => {
    if (error instanceof Error) throw error;
    return error;
  });
  const refused = (answer as { init?: { status?: number } } | null)?.init?.status;
  return refused ?? headIn(await rendered(caller, route, id, answer));
}

async function rendered(caller: Caller, route: Route, id: string, answer: unknown): Promise<string> {
  const page = await inWeb<RouteFile>(ROUTES[route].file);
  const { inLanguage } = await inWeb<{ inLanguage: (language: 'en', element: ReactElement) => ReactElement }>(
    '#platform/web/testing/in-language.tsx',
  );
  const { NONE } = await inWeb<{ NONE: object }>('#platform/web/facts.ts');
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/', loader: () => null, Component: Outlet },
      children: [{ id: 'page', path: '*', loader: () => null, Component: page.default }],
    },
  ]);
  const root = { ...NONE, publicUrl: PUBLIC_URL, reader: caller.viewer };
  const hydrationData = { loaderData: { root, page: answer } };
  const initialEntries = [`${ROUTES[route].path}/${id}`];
  return renderToString(inLanguage('en', createElement(Stub, { hydrationData, initialEntries })));
}

function headIn(html: string): PageHead {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  const named = (name: string) => found(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    title: found(/<title>([^<]*)</),
    description: named('description'),
    canonical: found(/<link rel="canonical" href="([^"]*)"/)?.replace(PUBLIC_URL, ''),
    robots: named('robots'),
    shared: { title: named('og:title'), description: named('og:description'), image: named('og:image')?.replace(PUBLIC_URL, '') },
    html,
  };
}
