/** Whatever the server says to a save, no words are written over unseen, and none is sent for ever. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../operation/errors.ts';
import { createSaver, type DraftStore, type SaveState, type StoredDraft } from './use-draft-save.ts';

type Settings = { readonly language: string };
type Draft = StoredDraft<Settings, never>;

const settings: Settings = { language: 'en' };
const draft = (content: Record<string, unknown>, version = 0): Draft => ({
  id: 'd1',
  version,
  content,
  settings,
  images: {},
  updatedAt: '2026-11-21T09:00:00.000Z',
});
const refusal = (status: number, code: string, more: object = {}) =>
  new CallFailure(status, { code, message: 'Too long', requestId: '', ...more });

let content: Record<string, unknown>;
let seen: number | undefined;
let states: SaveState[];
let stale: Draft[];
let started: boolean[];
const start = vi.fn<DraftStore<Settings>['start']>();
const save = vi.fn<DraftStore<Settings>['save']>();
const discard = vi.fn<DraftStore<Settings>['discard']>();

function saverOf(initial: { id: string; version: number } | null, changes: string | null = null) {
  return createSaver<Settings, Draft>(
    initial,
    () => ({
      store: { start, save, discard, staleCode: 'test.stale', tooManyCode: 'test.tooMany' },
      snapshot: () => ({ content, settings, ...(seen !== undefined && { seen }) }),
      changes: () => changes,
      onStarted: (_, isBlank) => started.push(isBlank),
      onSaved: () => undefined,
      onStale: (current) => stale.push(current),
    }),
    (state) => states.push(state),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  content = { title: 'Mine' };
  [seen, states, stale, started] = [undefined, [], [], []];
  save.mockReset().mockImplementation(async ({ version }) => ({ version: version + 1, updatedAt: '2026-11-21T09:01:00.000Z' }));
  start.mockReset().mockResolvedValue(draft({}));
  discard.mockReset().mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

it('begins a draft with the first words, and saves them', async () => {
  const saver = saverOf(null);
  saver.changed();
  expect(await saver.flush()).toEqual({ id: 'd1', version: 1 });
  expect(start).toHaveBeenCalledWith(settings, null, expect.any(String));
  expect(started).toEqual([true]);
});

it('writes nothing over a change that has words already: both are shown first', async () => {
  const standing = draft({ title: 'As published' });
  start.mockResolvedValue(standing);
  const saver = saverOf(null, 'c1');
  saver.changed();
  expect(await saver.flush()).toBeNull();
  expect(start).toHaveBeenCalledWith(settings, 'c1', expect.any(String));
  expect([stale, started, save.mock.calls]).toEqual([[standing], [false], []]);
  expect(states.at(-1)).toEqual({ kind: 'stale' });

  saver.rebase({ id: 'd1', version: 0 });
  expect(await saver.flush()).toEqual({ id: 'd1', version: 1 });
});

it('goes on at once where that change says the same', async () => {
  start.mockResolvedValue(draft({ title: 'Mine' }, 3));
  const saver = saverOf(null, 'c1');
  saver.changed();
  expect(await saver.flush()).toEqual({ id: 'd1', version: 4 });
  expect(stale).toEqual([]);
});

it('says which published version its author has seen', async () => {
  seen = 2;
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await saver.flush();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 'd1', version: 5, seen: 2 });
});

it('does not repeat what was refused for its words, and says at which part until it is right', async () => {
  save.mockRejectedValueOnce(refusal(422, 'request.invalid', { fields: { 'content.presentation': 'Too long' } }));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  expect(await saver.flush()).toBeNull();
  const refused = { kind: 'kept', reason: 'refused', fields: { presentation: 'Too long' } };
  expect(states.at(-1)).toEqual(refused);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);

  save.mockRejectedValueOnce(refusal(422, 'request.invalid', { fields: { 'content.presentation': 'Too long' } }));
  saver.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states.slice(1)).toEqual([refused, refused]);
  saver.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states.at(-1)).toMatchObject({ kind: 'saved' });
});

it('saves nothing for whoever has signed in since, nor asks again', async () => {
  save.mockRejectedValueOnce(refusal(412, 'access.readerChanged'));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  expect(await saver.flush()).toBeNull();
  saver.changed();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toEqual({ kind: 'kept', reason: 'otherReader' });
});

it.each([
  [401, 'access.signIn', 'signedOut'],
  [412, 'access.readerChanged', 'otherReader'],
] as const)('goes on once its author is signed in again, all that was typed meanwhile in it (%i)', async (status, code, reason) => {
  save.mockRejectedValueOnce(refusal(status, code)).mockRejectedValueOnce(refusal(status, code));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await saver.flush();
  content = { title: 'Mine, and more' };
  saver.changed();
  // They have looked at the page, but are not signed in yet; nothing flickers.
  await saver.returned();
  const kept = { kind: 'kept', reason };
  expect(states).toEqual([{ kind: 'saving' }, kept, kept]);
  expect(await saver.returned()).toEqual({ id: 'd1', version: 6 });
  expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Mine, and more' } });
  expect(states.at(-1)).toMatchObject({ kind: 'saved' });
  // From then on as ever.
  saver.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(4);
  await saver.returned();
  expect(save).toHaveBeenCalledTimes(4);
});

it('a dead line while its author is waited for is a dead line', async () => {
  save.mockRejectedValueOnce(refusal(412, 'access.readerChanged')).mockRejectedValueOnce(refusal(0, 'network.unreachable'));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await saver.flush();
  await saver.returned();
  expect(states.at(-1)).toEqual({ kind: 'kept', reason: 'offline' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toMatchObject({ kind: 'saved' });
});

it('names the longest part of what nobody has read for its length', async () => {
  content = { title: 'Mine', presentation: 'x'.repeat(90), studies: [] };
  save.mockRejectedValueOnce(refusal(413, 'request.tooLarge'));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await saver.flush();
  expect(states.at(-1)).toEqual({ kind: 'kept', reason: 'refused', fields: { presentation: 'Too long' } });
});

it('tries again where the line or the server failed', async () => {
  save.mockRejectedValueOnce(refusal(0, 'network.unreachable'));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await saver.flush();
  expect(states.at(-1)).toEqual({ kind: 'kept', reason: 'offline' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toMatchObject({ kind: 'saved' });
});

it('throws away what its author has seen, after what is on its way to the server', async () => {
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  const saved = saver.flush();
  expect(await saver.discard()).toBe(true);
  await saved;
  expect(discard.mock.calls).toEqual([[{ id: 'd1', version: 6 }]]);
});

it('has nothing to throw away where nothing is stored', async () => {
  expect(await saverOf(null).discard()).toBe(true);
  expect(discard).not.toHaveBeenCalled();
});

it('throws nothing away unseen: what was saved elsewhere is shown first', async () => {
  const theirs = draft({ title: 'From the phone' }, 7);
  discard.mockRejectedValueOnce(refusal(409, 'test.stale', { details: { current: theirs } }));
  const saver = saverOf({ id: 'd1', version: 5 });
  expect(await saver.discard()).toBe(false);
  expect(stale).toEqual([theirs]);
  expect(states.at(-1)).toEqual({ kind: 'stale' });
});

it('throws away at once what says the same elsewhere, and what is gone already', async () => {
  discard.mockRejectedValueOnce(refusal(409, 'test.stale', { details: { current: draft({ title: 'Mine' }, 7) } }));
  expect(await saverOf({ id: 'd1', version: 5 }).discard()).toBe(true);
  expect(discard).toHaveBeenLastCalledWith({ id: 'd1', version: 7 });
  discard.mockRejectedValueOnce(refusal(404, 'test.draftNotFound'));
  expect(await saverOf({ id: 'd1', version: 5 }).discard()).toBe(true);
  expect(stale).toEqual([]);
});

it('goes on saving where it could not be thrown away', async () => {
  discard.mockRejectedValueOnce(refusal(0, 'network.offline'));
  const saver = saverOf({ id: 'd1', version: 5 });
  saver.changed();
  await expect(saver.discard()).rejects.toMatchObject({ code: 'network.offline' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledOnce();
});
