import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { pageContext } from '#platform/web/page-context.ts';
import type { PageContext } from '#platform/web/page-facts.ts';
import { loader } from './frame.route.tsx';

const READER = { id: 'ratri', verified: true, premium: false, rights: [] };
const SIGNED_OUT = new CallFailure(401, { code: 'access.signIn', message: '', requestId: '' });

/** What was asked, and where the reader was sent. */
async function load(path: string, page: Partial<PageContext>, answer: () => unknown) {
  const context = new RouterContextProvider();
  const asked: string[] = [];
  const call = async ({ name }: { name: string }) => {
    asked.push(name);
    return answer();
  };
  context.set(pageContext, { language: path.startsWith('/id') ? 'id' : 'en', ...page, call } as unknown as PageContext);
  const request = new Request(`https://kolegia.example${path}`);
  const found = await loader({ context, request } as Parameters<typeof loader>[0]).then(
    ({ me }) => me,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
  );
  return { asked, found };
}
const refuses = () => {
  throw SIGNED_OUT;
};

it('asks nothing for readers without a session', async () => {
  expect(await load('/cases', { reader: null, sessionEnded: false }, refuses)).toEqual({ asked: [], found: null });
});

it('sends a session that has ended from every page to the sign-in and back, and nowhere from the sign-in', async () => {
  const ended = { reader: null, sessionEnded: true };
  const there = { '/cases?sort=active': '/login?redirect_url=%2Fcases%3Fsort%3Dactive', '/id': '/id/login?redirect_url=%2Fid' };
  for (const [path, found] of Object.entries(there))
    expect(await load(path, ended, refuses)).toEqual({ asked: ['identity.getUserBasicDetail'], found });
  for (const path of ['/login', '/id/login?redirect_url=%2Fid'])
    expect(await load(path, ended, refuses)).toEqual({ asked: ['identity.getUserBasicDetail'], found: null });
});

it('sends on who is refused while they are read, and does without what fails otherwise', async () => {
  const here = { reader: READER, sessionEnded: false };
  expect((await load('/posts', here, refuses)).found).toBe('/login?redirect_url=%2Fposts');
  const failed = new CallFailure(503, { code: 'server.unavailable', message: '', requestId: '' });
  const fails = () => {
    throw failed;
  };
  expect((await load('/posts', here, fails)).found).toBeNull();
});
