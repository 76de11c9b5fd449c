import { expect, test } from 'vitest';
import { receiveToasts, showToast } from './toast-queue.ts';

test('messages wait for the viewport, arrive once, and wait again when it is gone', () => {
  const seen: string[] = [];
  showToast('Saved');
  const stop = receiveToasts(({ text, tone }) => seen.push(`${tone}: ${text}`));
  showToast('Not sent', { tone: 'failed' });
  expect(seen).toEqual(['done: Saved', 'failed: Not sent']);

  stop();
  showToast('Later');
  expect(seen).toHaveLength(2);
  receiveToasts(({ text }) => seen.push(text));
  expect(seen.at(-1)).toBe('Later');
});
