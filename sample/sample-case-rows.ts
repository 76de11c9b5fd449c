/** One sample case as rows: record, item, discussion, answers, and the traces readers leave. */

import type { CaseContent } from '#modules/cases/case-content.contract.ts';
import { caseCard, summaryOf } from '#modules/cases/server/cases.public.ts';
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Cell, JsonArray } from './copy-rows.ts';
import { repostNote } from './repost-note.ts';
import type { SampleCase } from './sample-case.schema.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePerson } from './sample-people.ts';
import type { SampleWorld } from './sample-world.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

export type Rows = Record<TableName, Cell[][]>;
export type TableName = keyof typeof TABLES;

/** Tables in the order in which they are filled, with the columns that are given. */
export const TABLES = {
  'cases.record': ['id', 'author_id', 'content', 'images', 'consent_kind', 'consent_at', 'created_at', 'updated_at'],
  'library.item': [
    'id',
    'kind',
    'author_id',
    'anonymous',
    'byline',
    'language',
    'specialities',
    'title',
    'summary',
    'card',
    'respondents',
    'status',
    'status_at',
    'solved_at',
    'published_at',
    'activity_at',
    'comments',
    'helpful',
    'insightful',
    'agree',
    'reposts',
    'bookmarks',
    'views',
    'answers',
  ],
  'library.comment': [
    'id',
    'item_id',
    'parent_id',
    'author_id',
    'anonymous',
    'byline',
    'by_author',
    'text',
    'basis',
    'references',
    'best',
    'helpful',
    'insightful',
    'agree',
    'created_at',
  ],
  'library.reaction': ['target', 'target_id', 'member_id', 'reaction', 'at'],
  'library.bookmark': ['member_id', 'item_id', 'at'],
  'library.item_follow': ['item_id', 'member_id', 'at'],
  'library.repost': ['item_id', 'member_id', 'byline', 'note', 'at'],
  'library.view': ['day', 'item_id', 'member_id'],
  'cases.answer': ['case_id', 'member_id', 'option', 'at'],
  'cases.tally': ['case_id', 'option', 'speciality', 'votes'],
  'cases.opened_step': ['case_id', 'member_id', 'kind', 'at'],
  'cases.step_count': ['case_id', 'kind', 'opened'],
  'cases.update': ['id', 'case_id', 'day', 'title', 'text', 'closes', 'at'],
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Bylines {
  named(personId: string): Byline;
  unnamed(personId: string): Byline;
}

const publishedAtOf = (world: SampleWorld, sample: SampleCase): Date => new Date(world.now.getTime() - sample.daysAgo * DAY_MS);

/** Known before its rows are made: its pictures name it. */
export const caseIdOf = (world: SampleWorld, sample: SampleCase): string => sampleId(sample.slug, publishedAtOf(world, sample));

export function caseRows(world: SampleWorld, sample: SampleCase, bylines: Bylines, images: readonly ImageRef[], rows: Rows): void {
  const choice = seededChoice(sample.slug);
  const author = world.person(sample.author);
  const publishedAt = publishedAtOf(world, sample);
  const id = caseIdOf(world, sample);
  const content = contentOf(sample, images);
  const shown = Object.fromEntries(images.map((image) => [image.id, image]));
  const others = world.people.filter((person) => person.id !== author.id);
  const inThePast = (time: number) => new Date(Math.min(time, world.now.getTime() - 60_000));
  const bylineFor = (person: SamplePerson, anonymous: boolean) => (anonymous ? bylines.unnamed(person.id) : bylines.named(person.id));

  const comments = commentRows();
  const lastComment = Math.max(publishedAt.getTime(), ...comments.map((row) => (row.at as Date).getTime()));
  for (const { cells } of comments) rows['library.comment'].push(cells);

  const updates = sample.updates.map((update) => ({ ...update, at: inThePast(publishedAt.getTime() + update.day * DAY_MS) }));
  for (const { day, title, text, closes, at } of updates)
    rows['cases.update'].push([sampleId(`${sample.slug}/${title}`, at), id, day, title, fromPlainText(text), closes, at]);
  const closedAt = updates.find((update) => update.closes)?.at ?? null;

  const answers = answersOfReaders();
  const marks = markRows();
  // A day as authors give it: midnight UTC, here of the day before.
  const consentAt = new Date(new Date(publishedAt.getTime() - DAY_MS).toISOString().slice(0, 10));
  rows['cases.record'].push([id, author.id, content, shown, 'written', consentAt, publishedAt, publishedAt]);
  rows['library.item'].push([
    id,
    'case',
    author.id,
    sample.anonymous,
    bylineFor(author, sample.anonymous),
    sample.language,
    sample.specialities,
    content.title,
    summaryOf(content),
    caseCard(content, shown),
    { kind: sample.respondents, specialities: sample.respondents === 'mySpeciality' ? [author.speciality] : sample.specialities },
    'published',
    publishedAt,
    closedAt,
    publishedAt,
    new Date(Math.max(lastComment, ...updates.map((update) => update.at.getTime()))),
    comments.length,
    marks.helpful,
    marks.insightful,
    marks.agree,
    marks.reposts,
    marks.bookmarks,
    marks.views,
    answers.size,
  ]);

  function commentRows() {
    const written: { at: Date; cells: Cell[] }[] = [];
    const write = (
      by: string,
      hours: number,
      text: string,
      rest: { parentId: string | null; basis: string | undefined; references: readonly object[]; best: boolean },
    ) => {
      const person = by === 'author' ? author : world.person(by);
      const isAuthor = person.id === author.id;
      const anonymous = isAuthor && sample.anonymous;
      const at = inThePast(publishedAt.getTime() + hours * HOUR_MS);
      const commentId = sampleId(`${sample.slug}/${text.slice(0, 60)}/${hours}`, at);
      const readers = others.filter((reader) => reader.id !== person.id);
      const reactions = reactionRows('comment', commentId, readers, rest.best ? choice.int(14, 34) : choice.int(0, 12), at);
      written.push({
        at,
        cells: [
          commentId,
          id,
          rest.parentId,
          person.id,
          anonymous,
          bylineFor(person, anonymous),
          isAuthor,
          fromPlainText(text),
          rest.basis ?? null,
          new JsonArray(rest.references),
          rest.best,
          reactions.helpful,
          reactions.insightful,
          reactions.agree,
          at,
        ],
      });
      return commentId;
    };
    for (const comment of sample.comments) {
      const references = comment.references.map(({ title, source, year, url }) => ({
        title,
        source,
        year: year ?? null,
        url: url ?? null,
      }));
      const parentId = write(comment.by, comment.hours, comment.text, {
        parentId: null,
        basis: comment.basis,
        references,
        best: comment.best,
      });
      for (const reply of comment.replies)
        write(reply.by, reply.hours, reply.text, { parentId, basis: reply.basis, references: [], best: false });
    }
    return written;
  }

  function reactionRows(target: 'item' | 'comment', targetId: string, readers: readonly SamplePerson[], count: number, after: Date) {
    const counts = { helpful: 0, insightful: 0, agree: 0 };
    for (const reader of choice.some(readers, count)) {
      const reaction = choice.one(['helpful', 'helpful', 'helpful', 'insightful', 'agree'] as const);
      counts[reaction] += 1;
      rows['library.reaction'].push([target, targetId, reader.id, reaction, inThePast(after.getTime() + choice.share() * 40 * HOUR_MS)]);
    }
    return counts;
  }

  function markRows() {
    const later = () => inThePast(publishedAt.getTime() + choice.share() * 72 * HOUR_MS);
    const reactions = reactionRows('item', id, others, choice.int(6, 38), publishedAt);
    const bookmarks = choice.some(others, choice.int(2, 14));
    for (const reader of bookmarks) rows['library.bookmark'].push([reader.id, id, later()]);
    rows['library.item_follow'].push([id, author.id, publishedAt]);
    for (const reader of choice.some(others, choice.int(1, 10))) rows['library.item_follow'].push([id, reader.id, later()]);
    const reposts = choice.some(others, choice.share() < 0.45 ? choice.int(1, 3) : 0);
    for (const reader of reposts) {
      const answer = answers.get(reader.id);
      const note = repostNote(choice, sample, answer?.option);
      // Who answered as well did so first, and then knows how it went.
      const at = new Date(Math.max(later().getTime(), answer?.at.getTime() ?? 0));
      rows['library.repost'].push([id, reader.id, bylines.named(reader.id), note, at]);
    }
    let views = 0;
    for (let day = 0; day < Math.min(8, Math.ceil(sample.daysAgo)); day++) {
      for (const reader of choice.some(others, choice.int(0, 22))) {
        views += 1;
        rows['library.view'].push([new Date(world.now.getTime() - day * DAY_MS).toISOString().slice(0, 10), id, reader.id]);
      }
    }
    for (const step of sample.content.disclosure.filter((one) => one.held)) {
      const openers = choice.some(others, choice.int(8, 40));
      for (const reader of openers) rows['cases.opened_step'].push([id, reader.id, step.kind, later()]);
      rows['cases.step_count'].push([id, step.kind, openers.length]);
    }
    return { ...reactions, reposts: reposts.length, bookmarks: bookmarks.length, views };
  }

  /** What each of them answered, by their ids; drawn apart from what else readers leave. */
  function answersOfReaders(): Map<string, { option: number; at: Date }> {
    const { question } = sample.content;
    if (question === undefined) return new Map();
    const answering = seededChoice(`${sample.slug}/answers`);
    const weights = sample.votes.length === question.options.length ? sample.votes : question.options.map(() => 1);
    const given = new Map<string, { option: number; at: Date }>();
    const tallies = new Map<string, number>();
    for (const voter of answering.some(others, answering.int(18, 52))) {
      const option = weighted(answering, weights);
      const at = inThePast(publishedAt.getTime() + answering.share() * 96 * HOUR_MS);
      given.set(voter.id, { option, at });
      rows['cases.answer'].push([id, voter.id, option, at]);
      const key = `${option}|${voter.speciality}`;
      tallies.set(key, (tallies.get(key) ?? 0) + 1);
    }
    for (const [key, votes] of tallies) {
      const [option = '0', speciality = ''] = key.split('|');
      rows['cases.tally'].push([id, Number(option), speciality, votes]);
    }
    return given;
  }
}

function contentOf(sample: SampleCase, images: readonly ImageRef[]): CaseContent {
  const { presentation, disclosure, images: _drawn, ...rest } = sample.content;
  return {
    ...rest,
    presentation: fromPlainText(presentation),
    disclosure: disclosure.map((step) => ({ ...step, text: fromPlainText(step.text) })),
    images: sample.content.images.flatMap(({ caption, alt, annotations }, n) => {
      const image = images[n];
      return image === undefined ? [] : [{ mediaId: image.id, caption, alt, annotations }];
    }),
  } as CaseContent;
}

function weighted(choice: SeededChoice, weights: readonly number[]): number {
  let left = choice.share() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [n, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return n;
  }
  return weights.length - 1;
}
