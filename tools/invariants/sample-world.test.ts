/** What README.md says of the sample world. */
import { expect, it } from 'vitest';
import { readSampleWorld } from '../../sample/sample-world.ts';

it('has sixty doctors of at least 25 specialities, and forty cases in English and twenty in Indonesian with six hundred comments', () => {
  const { people, cases } = readSampleWorld(new Date());
  const comments = cases.flatMap((sample) => sample.comments.flatMap((comment) => [comment, ...comment.replies]));
  const inLanguage = (language: string) => cases.filter((sample) => sample.language === language).length;
  expect([people.length, inLanguage('en'), inLanguage('id'), comments.length]).toEqual([60, 40, 20, 600]);
  expect(new Set(people.map(({ speciality }) => speciality)).size).toBeGreaterThanOrEqual(25);
});
