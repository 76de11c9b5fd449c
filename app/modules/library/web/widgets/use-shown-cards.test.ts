import { beforeEach, expect, it } from 'vitest';
import { MOST_SHOWN } from '../../feed.contract.ts';
import { createShownLog } from './use-shown-cards.ts';

let now = 0;
let log: ReturnType<typeof createShownLog>;
beforeEach(() => {
  now = 0;
  log = createShownLog(() => now);
});
const pass = (ms: number) => {
  now += ms;
};

it('counts what stayed in sight for a moment, once, and not what was scrolled past', () => {
  log.enter('read');
  log.enter('passed');
  pass(400);
  log.leave('passed');
  expect(log.take()).toEqual([]);
  pass(600);
  expect(log.take()).toEqual(['read']);
  log.leave('read');
  log.enter('read');
  pass(5_000);
  expect(log.take()).toEqual([]);
});

it('counts what left after a moment, and a second look from its beginning', () => {
  log.enter('first');
  pass(1_000);
  log.leave('first');
  log.enter('second');
  pass(700);
  log.leave('second');
  log.enter('second');
  pass(700);
  expect(log.take()).toEqual(['first']);
  pass(300);
  expect(log.take()).toEqual(['second']);
});

it('counts nothing while nobody sees the page, and goes on when somebody does', () => {
  log.enter('seen');
  pass(1_000);
  log.enter('late');
  pass(500);
  log.pause();
  pass(60_000);
  expect(log.take()).toEqual(['seen']);
  log.resume();
  pass(500);
  expect(log.take()).toEqual([]);
  pass(500);
  expect(log.take()).toEqual(['late']);
});

it('hands over as much as one call takes, and again what did not arrive', () => {
  const ids = Array.from({ length: MOST_SHOWN + 2 }, (_, n) => `card ${n}`);
  for (const id of ids) log.enter(id);
  pass(1_000);
  const first = log.take();
  expect(first).toEqual(ids.slice(0, MOST_SHOWN));
  log.putBack(first);
  expect([log.take(), log.take(), log.take()]).toEqual([first, ids.slice(MOST_SHOWN), []]);
});
