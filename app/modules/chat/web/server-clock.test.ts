import { beforeEach, expect, it } from 'vitest';
import { createServerClock, type ServerClock } from './server-clock.tsx';

/** What the server's clock really says; the device has two of its own, of which one can be set and the other stops in sleep. */
let server: number;
let device: number;
let running: number;
let clock: ServerClock;
beforeEach(() => {
  server = 1_000_000;
  device = 500_000;
  running = 40;
  clock = createServerClock(server, { now: () => device, running: () => running });
});

function pass(ms: number) {
  server += ms;
  device += ms;
  running += ms;
}

/** The server looks at its clock in the middle of the way unless said otherwise. */
function ask(there: number, back = there) {
  const heard = clock.ask();
  pass(there);
  const said = server;
  pass(back);
  return heard(said);
}

it('is as wrong as half of the shortest way, whatever came on longer ones', () => {
  // The page took its time to come.
  pass(3_000);
  clock = createServerClock(server - 3_000, { now: () => device, running: () => running });
  expect(server - clock.now()).toBe(3_000);
  ask(900, 100);
  expect(server - clock.now()).toBe(-400);
  ask(20, 20);
  expect(server - clock.now()).toBe(0);
  ask(5_000, 0);
  expect(server - clock.now()).toBe(0);
});

it('does not go back where the clock of the device is set back, and is right again once it is asked', () => {
  ask(20);
  device -= 3_600_000;
  pass(10_000);
  expect(clock.now()).toBe(server);
  clock.doubt();
  ask(200);
  expect(clock.now()).toBe(server);
  device += 3_600_000;
  clock.doubt();
  ask(200);
  expect(clock.now()).toBe(server);
});

it('is not behind after a sleep, with a line or without', () => {
  ask(20);
  server += 86_400_000;
  device += 86_400_000;
  expect(clock.now()).toBe(server);
  clock.doubt();
  ask(300);
  expect(clock.now()).toBe(server);
  // Nor is one believed that slept on its way: the answer is old.
  const heard = clock.ask();
  const said = server;
  server += 60_000;
  device += 60_000;
  heard(said);
  expect(clock.now()).toBe(server);
});

it('asks by itself to be measured anew where the two clocks of the device come apart', () => {
  ask(20);
  pass(3_600_000);
  expect(clock.isDoubtful()).toBe(false);
  device += 60_000;
  expect(clock.isDoubtful()).toBe(true);
  expect(ask(20)).toBe(true);
  expect([clock.isDoubtful(), clock.now()]).toEqual([false, server]);
  // What changes nothing that is shown says so.
  expect(ask(20)).toBe(false);
});
