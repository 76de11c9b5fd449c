import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveToasts, type ToastMessage } from '#ui/toast-queue.ts';
import { takeOut } from './take-out.ts';

let rows: readonly string[] = [];
let said: ToastMessage[] = [];
let stop = () => {};
beforeEach(() => {
  rows = ['fever', 'rash', 'pain'];
  said = [];
  stop = receiveToasts((message) => said.push(message));
});
afterEach(() => stop());

const remove = (place: number) =>
  takeOut({
    row: rows[place] ?? '',
    place,
    onRows: (change) => {
      rows = change(rows);
    },
    said: { text: `Removed: ${rows[place]}`, undo: 'Undo' },
  });

it('takes one out, says so, and puts it back where it stood, once', () => {
  remove(1);
  expect(rows).toEqual(['fever', 'pain']);
  expect(said).toMatchObject([{ text: 'Removed: rash', undo: { label: 'Undo' } }]);
  said[0]?.undo?.onUndo();
  said[0]?.undo?.onUndo();
  expect(rows).toEqual(['fever', 'rash', 'pain']);
});

it('puts it back among what was written since', () => {
  remove(2);
  rows = ['cough', ...rows, 'chills'];
  said[0]?.undo?.onUndo();
  expect(rows).toEqual(['cough', 'fever', 'pain', 'rash', 'chills']);
  remove(0);
  remove(0);
  said[1]?.undo?.onUndo();
  expect(rows).toEqual(['cough', 'pain', 'rash', 'chills']);
});
