/** What README.md says of the sample world, and what makes it believable. */
import { describe, expect, it } from 'vitest';
import { FORUM_KINDS } from '#modules/forums/forums.contract.ts';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { caseIdOf, caseRows, type Rows, TABLES } from '../../sample/sample-case-rows.ts';
import { readSampleChats } from '../../sample/sample-chats.ts';
import { readSampleForums } from '../../sample/sample-forums.ts';
import { readSampleNewsletters } from '../../sample/sample-newsletters.ts';
import { readSampleVideos } from '../../sample/sample-videos.ts';
import { readSampleWorld, type SampleWorld } from '../../sample/sample-world.ts';

it('has sixty doctors of at least 25 specialities, and forty cases in English and twenty in Indonesian with six hundred comments', () => {
  const { people, cases } = readSampleWorld(new Date());
  const comments = cases.flatMap((sample) => sample.comments.flatMap((comment) => [comment, ...comment.replies]));
  const inLanguage = (language: string) => cases.filter((sample) => sample.language === language).length;
  expect([people.length, inLanguage('en'), inLanguage('id'), comments.length]).toEqual([60, 40, 20, 600]);
  expect(new Set(people.map(({ speciality }) => speciality)).size).toBeGreaterThanOrEqual(25);
});

it('has twenty-four videos, seven newsletters, forty forums of every kind, and conversations of two and of several in both languages', () => {
  const forums = readSampleForums();
  const chats = readSampleChats();
  expect([readSampleVideos().length, readSampleNewsletters().length, forums.length]).toEqual([24, 7, 40]);
  expect(new Set(forums.map(({ kind }) => kind))).toEqual(new Set(FORUM_KINDS));
  const sorts = chats.map(({ language, people, request }) => `${language} ${request ? 'request' : people.length > 2 ? 'group' : 'two'}`);
  expect(new Set(sorts)).toEqual(new Set(['en group', 'en request', 'en two', 'id group', 'id two']));
});

it('is lived in in both languages: of each kind, one in four at least is in either', () => {
  const kinds = { forums: readSampleForums(), chats: readSampleChats(), newsletters: readSampleNewsletters(), videos: readSampleVideos() };
  for (const [kind, some] of Object.entries(kinds)) {
    for (const language of LANGUAGES) {
      const share = some.filter((one) => one.language === language).length / some.length;
      expect(share, `${kind} in ${language}`).toBeGreaterThanOrEqual(0.25);
    }
  }
});

it('draws every electrocardiogram at the rate that its case reports', () => {
  const drawn = readSampleWorld(new Date()).cases.flatMap(({ slug, content: { images, studies = [] } }) => {
    const reported = studies.filter(({ title }) => /ECG|EKG/.test(title)).flatMap(({ finding }) => finding.split(/\D+/));
    const rates = images.flatMap(({ draw: { kind, params } }) => (kind === 'ecg' ? [String(params.rate)] : []));
    return rates.map((rate) => ({ slug, rate, reported: reported.includes(rate) }));
  });
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(({ reported }) => !reported)).toEqual([]);
});

describe('questions of the cases', () => {
  const { cases } = readSampleWorld(new Date());
  const questions = cases.flatMap(({ slug, votes, content: { question } }) => (question ? [{ slug, votes, ...question }] : []));

  it('have the right answer at every place about equally often', () => {
    const places = [0, 1, 2, 3].map((place) => questions.filter(({ answer }) => answer === place).length);
    expect(questions.length).toBe(60);
    for (const count of places) expect(count, String(places)).toBeGreaterThanOrEqual(12);
  });

  it('do not give their answer away by its length', () => {
    const longest = questions.filter(({ options, answer = -1 }) =>
      options.every((option, place) => place === answer || option.length < (options[answer] ?? '').length),
    );
    // One in four would be so by chance.
    expect(longest.length).toBeLessThanOrEqual(20);
    const telling = questions.filter(({ options, answer = -1 }) => {
      const others = options.filter((_, place) => place !== answer);
      return (options[answer] ?? '').length > 1.5 * (others.reduce((sum, { length }) => sum + length, 0) / others.length);
    });
    expect(telling.map(({ slug }) => slug)).toEqual([]);
  });

  it('are answered right by most who answer', () => {
    for (const { slug, votes, answer = -1 } of questions) expect(votes[answer], slug).toBe(Math.max(...votes));
  });
});

/** Rows of all cases, each writer with a byline of which only the id matters. */
function rowsOf(world: SampleWorld): Rows {
  const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
  const byline = (id: string) => ({ id }) as unknown as Byline;
  for (const sample of world.cases)
    caseRows(world, { ...sample, content: { ...sample.content, images: [] } }, { named: byline, unnamed: byline }, [], rows);
  return rows;
}

it('lets who reposts a case speak of an answer only when it is the one they gave, and the wrong one', () => {
  const world = readSampleWorld(new Date());
  const rows = rowsOf(world);
  const answers = new Map(rows['cases.answer'].map(([caseId, member, option, at]) => [`${caseId} ${member}`, { option, at: at as Date }]));
  const rightOf = new Map(world.cases.map((sample) => [caseIdOf(world, sample), sample.content.question?.answer]));
  const spoken = rows['library.repost'].flatMap(([caseId, member, , note, at]) => {
    const letter = / ([A-D]) /.exec(String(note))?.[1];
    return letter === undefined ? [] : [{ caseId: String(caseId), member, option: letter.charCodeAt(0) - 65, at: at as Date }];
  });
  expect(spoken.length).toBeGreaterThan(0);
  for (const { caseId, member, option, at } of spoken) {
    const answer = answers.get(`${caseId} ${member}`);
    expect(answer?.option).toBe(option);
    expect(option).not.toBe(rightOf.get(caseId));
    expect(answer?.at.getTime()).toBeLessThanOrEqual(at.getTime());
  }
});

describe('is the same at every first start', () => {
  const DAY_MS = 86_400_000;
  const now = new Date('2026-03-02T08:00:00.000Z');
  const made = (at: Date) => rowsOf(readSampleWorld(at));
  /** Ids begin with the time, and days of views have no hour: both move with the start as well. */
  const moments = (rows: Rows) => Object.values(rows).flatMap((table) => table.flat().filter((cell) => cell instanceof Date));

  it('from its seed alone', () => {
    expect(made(now)).toEqual(made(now));
  });

  it('with every date counted back from it', () => {
    const [today, tomorrow] = [moments(made(now)), moments(made(new Date(now.getTime() + DAY_MS)))];
    expect(today.length).toBeGreaterThan(1000);
    expect(tomorrow.map((moment) => moment.getTime() - DAY_MS)).toEqual(today.map((moment) => moment.getTime()));
    expect(today.filter((moment) => moment > now)).toEqual([]);
  });
});
