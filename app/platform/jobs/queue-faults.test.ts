import { expect, it, vi } from 'vitest';
import { safeError } from '../log/safe-error.ts';
import { tellQueueFaults } from './queue-faults.ts';

it('says why the queue waits, once in ten seconds, however many of its workers say so', () => {
  const warn = vi.fn();
  let now = 1_000;
  const tell = tellQueueFaults({ warn }, () => now);
  const said = () => warn.mock.calls.map(([{ err }]) => [safeError(err).message, safeError(err).code, safeError(err).at.length > 0]);
  const { message, stack } = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  // As pg-boss takes an error apart to name the queue with it.
  for (const queue of ['a', 'b', 'c']) tell({ message, stack, code: 'ECONNREFUSED', queue });
  tell(Object.assign(new Error(`${message} (Queue: d, Worker: 4)`), { code: 'ECONNREFUSED' }));
  expect(said()).toEqual([[message, 'ECONNREFUSED', true]]);
  tell(Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
  expect(said()[1]).toEqual(['the database system is starting up', '57P03', true]);
  now += 10_000;
  tell({ message, stack, code: 'ECONNREFUSED', queue: 'a' });
  tell({ message, stack, code: 'ECONNREFUSED', queue: 'b' });
  expect(warn).toHaveBeenCalledTimes(3);
});
