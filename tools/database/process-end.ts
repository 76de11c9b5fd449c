/**
 * What a command has started ends with it, also when it is interrupted: signals end the process in order, and at its end everything
 * that was named here is told to go, without waiting for it.
 */
import os from 'node:os';
import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ends = new Set<() => void>();

/** `end` must not wait for anything. Returns how to take it back. */
export function atProcessEnd(end: () => void): () => void {
  if (ends.size === 0) listen();
  ends.add(end);
  return () => {
    ends.delete(end);
    if (ends.size === 0) unlisten();
  };
}

function listen(): void {
  process.on('exit', endAll);
  for (const signal of SIGNALS) process.on(signal, exit);
}

/** Whoever has nothing left to end dies of a signal as any process does. */
function unlisten(): void {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, exit);
}

function endAll(): void {
  for (const end of ends) end();
}

const exit = (signal: NodeJS.Signals) => process.exit(128 + os.constants.signals[signal]);
