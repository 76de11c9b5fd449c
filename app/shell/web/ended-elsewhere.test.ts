import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveIfEnded } from './ended-elsewhere.ts';

const answer = vi.fn<() => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const says = (response: object) => answer.mockResolvedValueOnce(Response.json({ status: true, response }));
const DEAD = { valid: false, memberId: null, expiresAt: null };
const alive = (memberId: string) => ({ valid: true, memberId, expiresAt: '2026-12-31T00:00:00.000Z' });

it('loads the page anew where its session is over, and where another member is signed in by now', async () => {
  says(DEAD);
  await leaveIfEnded('ratri', 0);
  says(alive('bagas'));
  await leaveIfEnded('ratri', 0);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('lets whoever signs out in this browser go home', async () => {
  document.documentElement.dataset.leaving = '';
  says(DEAD);
  await leaveIfEnded('ratri', 0);
  expect(reload).not.toHaveBeenCalled();
});

it('lets the page be where its session lives, or where nobody answers', async () => {
  says(alive('ratri'));
  await leaveIfEnded('ratri', 0);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await leaveIfEnded('ratri', 0);
  expect(reload).not.toHaveBeenCalled();
});
