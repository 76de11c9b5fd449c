/** Pages as the server makes them: all that stands in one, its title and what previews read included, comes from what its loader answers. */
import { type RouterContext, RouterContextProvider } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { Failure } from '#platform/operation/failure.ts';
import { statusOf } from '#platform/operation/failure-body.ts';
import type { Operation } from '#platform/operation/operation.ts';
import type { Caller } from '#platform/testing/test-world.ts';

/** Named as text: what only pages know, such as documents and elements, tools are compiled without. */
const inWeb = <Parts>(path: string): Promise<Parts> => import(path);

const ROUTES = {
  post: '#modules/posts/web/post.route.tsx',
  thread: '#modules/forums/web/thread.route.tsx',
  forum: '#modules/forums/web/forum.route.tsx',
} as const;

/** As the server asks for a page on behalf of a reader: what fails, fails with its status. */
const asking = (caller: Caller) => async (operation: Operation, input: unknown) => {
  try {
    return await caller.call(operation, input as never);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new CallFailure(statusOf(error, operation), { code: error.code, message: '', requestId: '', fields: error.fields });
  }
};

/** All that a page is made from for this reader, as text: what its loader answers, or that there is nothing. */
export async function pageFor(caller: Caller, route: keyof typeof ROUTES, id: string): Promise<string> {
  const { loader } = await inWeb<{ loader: (args: object) => Promise<unknown> }>(ROUTES[route]);
  const { pageContext } = await inWeb<{ pageContext: RouterContext<unknown> }>('#platform/web/page-context.ts');
  const { unpack } = await inWeb<{ unpack: (packed: unknown) => unknown }>('#platform/web/packed.ts');
  const context = new RouterContextProvider();
  context.set(pageContext, { language: 'en', reader: caller.viewer, call: asking(caller) });
  const request = new Request(`https://kolegia.example/${route}s/${id}`);
  try {
    const answer = await loader({ context, request, params: { [`${route}Id`]: id } });
    return JSON.stringify(isPacked(answer) ? unpack(answer) : answer);
  } catch (error) {
    if (error instanceof Error) throw error;
    return JSON.stringify(error);
  }
}

const isPacked = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'packed' in answer;
