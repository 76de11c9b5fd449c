/** Posts of the sample world as rows: what their authors wrote, and the traces readers leave. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { PostContent } from '#modules/posts/post-content.contract.ts';
import { postCard, postSummary } from '#modules/posts/server/posts.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Cell, copyRows, JsonArray } from './copy-rows.ts';
import { type Bylines, TABLES as LIBRARY_TABLES } from './sample-case-rows.ts';
import { sampleId } from './sample-id.ts';
import { drawOne } from './sample-images.ts';
import type { SamplePart } from './sample-part.ts';
import type { SamplePerson } from './sample-people.ts';
import { SamplePost } from './sample-post.schema.ts';
import type { SampleWorld } from './sample-world.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

const POSTS = new URL('./posts/', import.meta.url);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The oldest post was written so long before the first start. */
const OLDEST_DAYS = 95;

const TABLES = {
  'posts.post': ['id', 'author_id', 'content', 'images', 'links', 'closes_at', 'created_at'],
  'posts.vote': ['post_id', 'member_id', 'option', 'at'],
  'posts.poll_tally': ['post_id', 'option', 'votes'],
  'library.item': [...LIBRARY_TABLES['library.item'], 'audience'],
  'library.comment': LIBRARY_TABLES['library.comment'],
  'library.reaction': LIBRARY_TABLES['library.reaction'],
  'library.bookmark': LIBRARY_TABLES['library.bookmark'],
  'library.item_follow': LIBRARY_TABLES['library.item_follow'],
  'library.repost': LIBRARY_TABLES['library.repost'],
  'library.view': LIBRARY_TABLES['library.view'],
} as const;
type Rows = Record<keyof typeof TABLES, Cell[][]>;

interface Language {
  readonly language: 'en' | 'id';
}

/** Files are named by language: `en-…json`, `id-…json`. Throws with the file's name for one that is not as it should be. */
function readPosts(): (SamplePost & Language)[] {
  return readdirSync(POSTS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const parsed = SamplePost.array().safeParse(JSON.parse(readFileSync(new URL(file, POSTS), 'utf8')));
      if (!parsed.success) throw new Error(`sample/posts/${file}: ${parsed.error.message}`);
      const language = file.startsWith('id-') ? ('id' as const) : ('en' as const);
      return parsed.data.map((post) => ({ ...post, language }));
    });
}

export const loadSamplePosts: SamplePart = async ({ db, client, services, world, bylines }) => {
  const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
  const posts = readPosts();
  for (const post of posts) {
    const place = placeOf(world, post);
    const images: ImageRef[] = [];
    for (const [n, { draw }] of post.images.entries()) {
      const of = { seed: `${post.title}/${n}`, ownerId: world.person(post.author).id, purpose: 'post' as const, shownBy: place.id };
      images.push(await drawOne({ db, services }, draw, of));
    }
    postRows(world, post, { place, images }, bylines, rows);
  }
  for (const [table, columns] of Object.entries(TABLES)) await copyRows(client, table, columns, rows[table as keyof typeof TABLES]);
  return `${posts.length} posts`;
};

/** Where in time it stands, and the choices that follow. */
function placeOf(world: SampleWorld, post: SamplePost) {
  const choice = seededChoice(`${post.author}/${post.title}`);
  // Squared: most of what is there was written lately.
  const publishedAt = new Date(world.now.getTime() - (0.05 + choice.share() ** 2 * OLDEST_DAYS) * DAY_MS);
  return { id: sampleId(`post/${post.author}/${post.title}`, publishedAt), publishedAt, choice };
}

interface Placed {
  readonly place: ReturnType<typeof placeOf>;
  /** As they were drawn, in the order of the post. */
  readonly images: readonly ImageRef[];
}

function postRows(world: SampleWorld, post: SamplePost & Language, { place, images }: Placed, bylines: Bylines, rows: Rows): void {
  const { id, publishedAt, choice } = place;
  const author = world.person(post.author);
  const others = world.people.filter((person) => person.id !== author.id);
  const inThePast = (time: number) => new Date(Math.min(time, world.now.getTime() - 60_000));
  const later = (hours: number) => inThePast(publishedAt.getTime() + choice.share() * hours * HOUR_MS);
  const bylineFor = (person: SamplePerson, anonymous: boolean) => (anonymous ? bylines.unnamed(person.id) : bylines.named(person.id));

  const { poll } = post;
  const closesAt = poll === undefined || poll.openDays === null ? null : new Date(publishedAt.getTime() + poll.openDays * DAY_MS);
  const content: PostContent = {
    title: post.title,
    body: fromPlainText(post.text),
    images: post.images.map(({ caption, alt }, n) => ({ mediaId: images[n]?.id ?? '', caption, alt })),
    files: [],
    poll: poll === undefined ? null : { question: poll.question, options: poll.options, openDays: poll.openDays },
  };
  const shown = Object.fromEntries(images.map((image) => [image.id, image]));
  rows['posts.post'].push([id, author.id, content, shown, [], closesAt, publishedAt]);

  const answers = answerRows();
  const reactions = reactionRows('item', id, others, choice.int(1, 30), publishedAt);
  const bookmarks = choice.some(others, choice.int(0, 9));
  for (const reader of bookmarks) rows['library.bookmark'].push([reader.id, id, later(96)]);
  rows['library.item_follow'].push([id, author.id, publishedAt]);
  const reposts = choice.some(others, choice.share() < 0.2 ? 1 : 0);
  for (const reader of reposts) rows['library.repost'].push([id, reader.id, bylines.named(reader.id), null, later(72)]);

  rows['library.item'].push([
    id,
    'post',
    author.id,
    post.anonymous,
    bylineFor(author, post.anonymous),
    post.language,
    post.specialities ?? [author.speciality],
    post.title,
    postSummary(content),
    postCard(content, shown, closesAt),
    { kind: 'verified', specialities: [] },
    'published',
    publishedAt,
    null,
    publishedAt,
    new Date(Math.max(publishedAt.getTime(), ...answers.map((at) => at.getTime()))),
    answers.length,
    reactions.helpful,
    reactions.insightful,
    reactions.agree,
    reposts.length,
    bookmarks.length,
    viewRows(),
    voteRows(),
    post.membersOnly ? 'members' : null,
  ]);

  /** Returns when each was written. */
  function answerRows(): Date[] {
    return post.answers.map(({ by, text, best }, n) => {
      const person = world.person(by);
      const isAuthor = person.id === author.id;
      const anonymous = isAuthor && post.anonymous;
      const at = inThePast(publishedAt.getTime() + (n + 0.2 + choice.share()) * 5 * HOUR_MS);
      const commentId = sampleId(`post/${post.title}/${n}/${text.slice(0, 60)}`, at);
      const readers = others.filter((reader) => reader.id !== person.id);
      const { helpful, insightful, agree } = reactionRows('comment', commentId, readers, choice.int(0, 9), at);
      rows['library.comment'].push([
        commentId,
        id,
        null,
        person.id,
        anonymous,
        bylineFor(person, anonymous),
        isAuthor,
        fromPlainText(text),
        null,
        new JsonArray([]),
        best,
        helpful,
        insightful,
        agree,
        at,
      ]);
      return at;
    });
  }

  function reactionRows(target: 'item' | 'comment', targetId: string, readers: readonly SamplePerson[], count: number, after: Date) {
    const counts = { helpful: 0, insightful: 0, agree: 0 };
    for (const reader of choice.some(readers, count)) {
      const reaction = choice.one(['helpful', 'helpful', 'insightful', 'agree'] as const);
      counts[reaction] += 1;
      rows['library.reaction'].push([target, targetId, reader.id, reaction, inThePast(after.getTime() + choice.share() * 40 * HOUR_MS)]);
    }
    return counts;
  }

  /** Returns how many readings there were. */
  function viewRows(): number {
    let views = 0;
    for (let day = 0; day < Math.min(6, Math.ceil((world.now.getTime() - publishedAt.getTime()) / DAY_MS)); day++) {
      for (const reader of choice.some(others, choice.int(0, 12))) {
        views += 1;
        rows['library.view'].push([new Date(world.now.getTime() - day * DAY_MS).toISOString().slice(0, 10), id, reader.id]);
      }
    }
    return views;
  }

  /** Returns how many voted. */
  function voteRows(): number {
    if (poll === undefined) return 0;
    const voters = choice.some(others, choice.int(9, 44));
    const votes = new Map<number, number>();
    for (const voter of voters) {
      const option = weighted(choice, poll.shares);
      votes.set(option, (votes.get(option) ?? 0) + 1);
      rows['posts.vote'].push([id, voter.id, option, later(90)]);
    }
    for (const [option, count] of votes) rows['posts.poll_tally'].push([id, option, count]);
    return voters.length;
  }
}

function weighted(choice: SeededChoice, weights: readonly number[]): number {
  let left = choice.share() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [n, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return n;
  }
  return weights.length - 1;
}
