import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readableLine } from './readable-log.ts';

it('puts what is said first, and below it what belongs to it', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(readableLine(line)) });
  log.warn({ settings: ['SMTP_URL'], err: { code: 'ECONNREFUSED' }, requestId: 'r1' }, 'not set');
  log.info('ready');
  expect(lines[0]).toMatch(
    /^ {2}\d\d:\d\d:\d\d warning: not set\n {4}settings: \["SMTP_URL"\]\n {4}err: \{"code":"ECONNREFUSED"\}\n {4}requestId: r1$/,
  );
  expect(lines[1]).toMatch(/^ {2}\d\d:\d\d:\d\d info: ready$/);
});
