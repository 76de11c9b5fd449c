import { expect, it, vi } from 'vitest';
import { undoneOnce } from './undo-once.ts';

it('what is pressed twice is taken back once', () => {
  const onUndo = vi.fn<() => void>();
  const message = undoneOnce({ text: 'Removed', tone: 'done', undo: { label: 'Undo', onUndo } });
  expect(message).toMatchObject({ text: 'Removed', undo: { label: 'Undo' } });
  message.undo?.onUndo();
  message.undo?.onUndo();
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('a message with nothing to take back stays as it is', () => {
  expect(undoneOnce({ text: 'Saved', tone: 'done' })).toEqual({ text: 'Saved', tone: 'done' });
});
