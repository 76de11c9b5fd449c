import { expect, it } from 'vitest';
import { buildOf } from '../testing/stand-in-build.ts';
import { plainAddress } from './plain-address.ts';

const { routes } = buildOf({
  frame: { id: 'frame', path: 'id?' },
  page: { id: 'page', parentId: 'frame' },
  home: { id: 'home', parentId: 'page', index: true },
  cases: { id: 'cases', parentId: 'page', path: 'cases' },
  case: { id: 'case', parentId: 'page', path: 'cases/:caseId' },
  desk: { id: 'desk', parentId: 'page', path: 'console' },
  reports: { id: 'reports', parentId: 'desk', path: 'reports' },
  ended: { id: 'ended', parentId: 'page', path: 'newsletters/unsubscribe/:token' },
  issue: { id: 'issue', parentId: 'page', path: 'newsletters/:slug/write/:issueId?' },
  unknown: { id: 'unknown', parentId: 'page', path: '*' },
});
const plain = (url: string) => plainAddress(routes, url);

it.each([
  ['/Cases', '/cases'],
  ['/cases/', '/cases'],
  ['/ID/Cases/0Abc?Sort=Active', '/id/cases/0Abc?Sort=Active'],
  ['/id/', '/id'],
  ['/Console/REPORTS/', '/console/reports'],
  ['/Newsletters/Unsubscribe/aB-c_D', '/newsletters/unsubscribe/aB-c_D'],
  ['/newsletters/Weekly/Write', '/newsletters/Weekly/write'],
  ['/c%61ses/x', '/cases/x'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['//cases', '/cases'],
  ['/cases//x?q=a//b', '/cases/x?q=a//b'],
])('%s is at %s', (url, there) => expect(plain(url)).toBe(there));

it.each(['/', '/id', '/cases?tag=A/', '/cases/0abc', '/cases/0Abc', '/cases/a%20b', '/newsletters/unsubscribe/aBcD', '/Nothing/Here'])(
  '%s stays where it is',
  (url) => expect(plain(url)).toBeNull(),
);
