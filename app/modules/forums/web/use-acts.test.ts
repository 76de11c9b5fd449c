/** What those who tend a forum do at its desk is done once, and answered, however often it is tried. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { receiveToasts } from '#ui/toast-queue.ts';
import { decideRequest, removeMember } from '../forum-membership.contract.ts';
import { useActs } from './use-acts.ts';

type Act = ReturnType<typeof useActs>;

function rendered(): Act {
  const found: Act[] = [];
  const Row = () => {
    found.push(useActs());
    return null;
  };
  renderToString(inLanguage('id', createElement(Row)));
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was rendered');
  return first;
}

let keys: (string | null)[] = [];
let told: string[] = [];
let answer: () => Response;
let stop: () => void;

const done = (response: object) => () => Response.json({ status: true, response });
const refused = () =>
  Response.json({ status: false, response: { code: 'forums.notAllowed', message: 'Tidak boleh.', requestId: '' } }, { status: 403 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  [keys, told] = [[], []];
  stop = receiveToasts(({ text }) => told.push(text));
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer();
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const ASKER = { forumId: 'f', memberId: 'a' };

it('is tried again under the same key after a lost answer, also when something else was done between', async () => {
  const act = rendered();
  const accepted: unknown[] = [];
  const accept = () => act(decideRequest, { ...ASKER, accept: true }, (output) => accepted.push(output));
  answer = lost;
  await accept();
  expect(told).toHaveLength(1);
  answer = done({ memberId: 'a' });
  await act(removeMember, ASKER, () => undefined);
  answer = done({ memberId: 'a', standing: 'member' });
  await accept();
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
  expect(accepted).toEqual([{ memberId: 'a', standing: 'member' }]);
});

it('is another wish once it was answered or refused, and never done twice at once', async () => {
  const act = rendered();
  const remove = () => act(removeMember, ASKER, () => undefined);
  answer = refused;
  await remove();
  expect(told).toEqual(['Tidak boleh.']);
  answer = done({ memberId: 'a' });
  await Promise.all([remove(), remove()]);
  await remove();
  expect(new Set(keys).size).toBe(3);
});
