import { expect, test, vi } from 'vitest';
import { lateConnection } from './late-connection.ts';
import type { LiveConnection } from './live-messages.ts';

function connection() {
  const listening = new Set<string>();
  const listen: LiveConnection['listen'] = (room) => {
    listening.add(room);
    return () => void listening.delete(room);
  };
  return { listening, load: vi.fn(async () => ({ listen })) };
}

const deaf = () => undefined;

test('its code is loaded once, with the first listener', async () => {
  const { listening, load } = connection();
  const late = lateConnection(load);
  expect(load).not.toHaveBeenCalled();
  const stop = late.listen('item:1', deaf);
  late.listen('item:2', deaf);
  await expect.poll(() => [...listening]).toEqual(['item:1', 'item:2']);
  stop();
  expect([[...listening], load.mock.calls.length]).toEqual([['item:2'], 1]);
});

test('whoever has left before it came is not listened for', async () => {
  const { listening, load } = connection();
  const late = lateConnection(load);
  late.listen('item:1', deaf)();
  late.listen('item:2', deaf);
  await expect.poll(() => [...listening]).toEqual(['item:2']);
});

test('code that could not be loaded is asked for again, for those who are still there', async () => {
  const { listening, load } = connection();
  load.mockRejectedValueOnce(new Error('offline'));
  const late = lateConnection(load, 20);
  late.listen('item:1', deaf)();
  late.listen('item:2', deaf);
  await expect.poll(() => [...listening]).toEqual(['item:2']);
  expect(load).toHaveBeenCalledTimes(2);
});
