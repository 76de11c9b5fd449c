/** A text of 200 kB is read in time that grows with it, whatever stands in it: while one is read, a server answers nobody else. */
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();

/**
 * Of this thread, so that others on the machine, other tests and threads that collect garbage count for nothing; the best of five, as what
 * others do to the memory of a busy machine counts all the same.
 */
function secondsFor(text: string): number {
  const once = () => {
    const before = process.threadCpuUsage();
    assess(base, { text });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1e6;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

it.each([
  'fever medicine, obat demam, took paracetamol for fever. ',
  'No pain. ',
  'Demam tiga hari. ',
  'fever, cough, pain, ',
  'no fever and no cough or pain ',
  'BP 120/80\nHR 90\n',
])(
  'eight times as much of “%s” takes some eight times as long',
  (words) => {
    const text = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length);
    secondsFor(text(25_000));
    // Time that grows with the square of a text is some forty times as long by then.
    expect(secondsFor(text(200_000)) / secondsFor(text(25_000))).toBeLessThan(16);
  },
  240_000,
);

it('names the first of thousands that were understood, and reckons with all', () => {
  const answer = assess(base, { text: `${'BP 120/80, HR 90. '.repeat(9000)} Crushing chest pain, sweating.` });
  expect(JSON.stringify(answer).length).toBeLessThan(3_000_000);
  expect(answer.understood[0]?.span).toEqual([0, 9]);
  expect(answer).toMatchObject({ urgency: 'emergency', empty: false });
});
