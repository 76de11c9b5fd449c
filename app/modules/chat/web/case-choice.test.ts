import { expect, it } from 'vitest';
import type { Message } from '../chat-message.contract.ts';
import { choiceFor } from './case-choice.tsx';

const said = (seq: number, more: Partial<Message> = {}): Message =>
  ({ id: `m${seq}`, seq, authorId: 'anna', text: `Line ${seq}`, image: null, deleted: false, happening: null, ...more }) as Message;
const lines = (count: number) => Array.from({ length: count }, (_, n) => said(n + 1));
const seqsOf = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

it('offers what stands around the message it began with, and nothing that has no words and no picture', () => {
  expect(seqsOf(choiceFor(lines(60), said(30), []))).toEqual(Array.from({ length: 31 }, (_, n) => 20 + n));
  const mixed = [said(1, { text: '' }), said(2, { deleted: true, text: '' }), said(3), said(4, { happening: {} as Message['happening'] })];
  expect(seqsOf(choiceFor(mixed, said(3), []))).toEqual([3]);
});

it('lays nothing open that is folded for its reader, but the message that they chose themselves', () => {
  const talk = [said(1), said(2, { authorId: 'blocked' }), said(3), said(4, { authorId: 'blocked' })];
  expect(seqsOf(choiceFor(talk, said(3), ['blocked']))).toEqual([1, 3]);
  expect(seqsOf(choiceFor(talk, said(4, { authorId: 'blocked' }), ['blocked']))).toEqual([1, 3, 4]);
});

it('keeps its place where the message it began with is gone meanwhile', () => {
  const talk = lines(60).filter(({ seq }) => seq !== 50);
  expect(seqsOf(choiceFor(talk, said(50), []))).toEqual([
    40,
    41,
    42,
    43,
    44,
    45,
    46,
    47,
    48,
    49,
    ...[51, 52, 53, 54, 55, 56, 57, 58, 59, 60],
  ]);
  expect(seqsOf(choiceFor(lines(20), said(50), []))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(choiceFor([], said(50), [])).toEqual([]);
});
