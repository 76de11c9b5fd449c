/** Each address is answered as the whole product would answer it, whichever handler it comes to. */
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { buildOf } from '../testing/stand-in-build.ts';
import { pageHandlers } from './page-handlers.ts';

type Route = { id: string; parentId?: string; path?: string; index?: boolean };

const ROUTES: readonly Route[] = [
  { id: 'root', path: '' },
  { id: 'frame', parentId: 'root', path: 'id?' },
  { id: 'page', parentId: 'frame' },
  { id: 'home', parentId: 'page', index: true },
  { id: 'cases', parentId: 'page', path: 'cases' },
  { id: 'compose', parentId: 'page', path: 'cases/new' },
  { id: 'case', parentId: 'page', path: 'cases/:caseId' },
  { id: 'console', parentId: 'page', path: 'console' },
  { id: 'queue', parentId: 'console', path: 'queue' },
  { id: 'member', parentId: 'page', path: ':member/card' },
  { id: 'unknown', parentId: 'page', path: '*' },
];

/** Every route answers with its own name and what it was asked for. */
const build = () =>
  buildOf(
    Object.fromEntries(
      ROUTES.map((route) => [
        route.id,
        { ...route, module: { loader: ({ params }: { params: object }) => new Response(`${route.id} ${JSON.stringify(params)}`) } },
      ]),
    ),
  );
const one = build();
const whole = createRequestHandler(one, 'production');
const handlerOf = pageHandlers(false);

const ask = async (handler: typeof whole, address: string) => {
  const answer = await handler(new Request(`http://kolegia.test${address}`), new RouterContextProvider());
  return [answer.status, await answer.text()];
};

it.each([
  ['/', 'home'],
  ['/id', 'home'],
  ['/cases', 'cases'],
  ['/cases/new', 'compose'],
  ['/cases/0abc?sort=active', 'case'],
  ['/id/cases/0abc', 'case'],
  ['/CASES/0abc', 'case'],
  ['/%63ases/0abc', 'case'],
  ['/cases/0abc/', 'case'],
  ['/cases/0abc/more', 'unknown'],
  ['/cases/card', 'case'],
  ['/console/queue', 'queue'],
  ['/ratri/card', 'member'],
  ['/nowhere/at/all', 'unknown'],
  ['//cases', null],
  ['/id//cases', null],
  ['/id/', 'home'],
])('%s is answered by %s', async (address, route) => {
  const answer = await ask(handlerOf(one, address), address);
  expect(answer).toEqual(await ask(whole, address));
  if (route !== null) expect(String(answer[1])).toMatch(new RegExp(`^${route} `));
});

it('knows all routes where the browser asks which there are', async () => {
  const address = '/__manifest?paths=%2Fcases%2F1%2C%2Fconsole%2Fqueue&version=1';
  const answer = await ask(handlerOf(one, address), address);
  expect(answer).toEqual(await ask(whole, address));
  expect(String(answer[1])).toContain('queue');
});

it('looks for the front page among the few that have no first word of their own', () => {
  expect(handlerOf(one, '/')).toBe(handlerOf(one, '/id?feed=following'));
  expect(handlerOf(one, '/')).not.toBe(handlerOf(one, '/nowhere'));
});

it('begins anew with another build', () => {
  expect(handlerOf(one, '/cases')).toBe(handlerOf(one, '/cases/1'));
  const other = build();
  const before = handlerOf(one, '/cases');
  expect(handlerOf(other, '/cases')).not.toBe(before);
});
