/** What the server logs, as people read it at a terminal. Where it goes to a file or a program, it stays JSON. */
import process from 'node:process';

const LEVELS: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };

/** Where a log may be written, or undefined where nobody looks on. */
export const logForReaders = (print: (line: string) => void): { write(line: string): void } | undefined =>
  process.stdout.isTTY ? { write: (line) => print(readableLine(line)) } : undefined;

export function readableLine(line: string): string {
  const { level, time, msg = '', ...more } = JSON.parse(line) as { level: number; time: number; msg?: string };
  const rest = Object.entries(more).map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const words = [`  ${new Date(time).toTimeString().slice(0, 8)} ${LEVELS[level] ?? level}: ${msg}`.trimEnd(), ...rest];
  return words.join('\n    ');
}
