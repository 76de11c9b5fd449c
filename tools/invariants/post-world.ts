/**
 * Posts in every state, from a draft to what staff removed, for everybody, for members and for a private forum. What could be read was
 * read, kept and shared with a word of the sharer's own while it could.
 */

import sharp from 'sharp';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { setBookmark } from '#modules/library/library.contract.ts';
import { bringTo, giveAudience, joinAudience, leaveAudience } from '#modules/library/testing/library.factory.ts';
import { uploadFile } from '#modules/media/file.contract.ts';
import { imageSource, uploadImage } from '#modules/media/media.contract.ts';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { schedulePost } from '#modules/posts/post-draft.contract.ts';
import { ownPostFilePath, postFilePath, repostPost, withdrawPost } from '#modules/posts/posts.contract.ts';
import { aPostDraft, aPublishedPost, publishScheduled } from '#modules/posts/testing/posts.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import { aWord } from './forum-world.ts';

export const READERS = ['author', 'insider', 'former', 'stranger', 'staff', 'signed out'] as const;
export type Reader = (typeof READERS)[number];

const CIRCLE = 'audience-of-a-private-forum';
const AUDIENCES = ['anyone', 'members', CIRCLE] as const;
const UNPUBLISHED = ['draft', 'scheduled'] as const;
const STATES = [...UNPUBLISHED, 'published', 'held', 'sentBack', 'withdrawn', 'removed'] as const;

/** In every title, and nowhere else. */
export const POST_WORD = 'kolegiapostmatrix';

export interface Post {
  /** Of the draft, as long as there is nothing else. */
  readonly id: string;
  readonly audience: (typeof AUDIENCES)[number];
  readonly state: (typeof STATES)[number];
  /** In its title, its text and below its picture, and nowhere else. */
  readonly word: string;
  /** Beside the repost of somebody whom all others follow. */
  readonly note: string;
  readonly picture: string;
  readonly file: string;
  /** The address by which an author looks at a file that they are about to publish. */
  readonly ownFile: string;
}

export interface PostWorld {
  readonly posts: readonly Post[];
  callerOf(reader: Reader): Caller;
}

export async function openPostWorld(world: TestWorld): Promise<PostWorld> {
  const member = (name: string, rights: Member['rights'] = []) => aMember(world, { name, rights: [...rights] as never });
  const people: Record<Exclude<Reader, 'signed out'>, Member> = {
    author: await member('Ratri Maheswari'),
    insider: await member('Budi Santoso'),
    former: await member('Ayu Kartika'),
    stranger: await member('Vikram Rao'),
    staff: await member('Dewi Anggraini', ['approvals']),
  };
  const callerOf = (reader: Reader) => world.as(reader === 'signed out' ? null : people[reader]);
  await joinAudience(world, CIRCLE, [people.author, people.insider, people.former]);
  for (const reader of ['former', 'stranger', 'staff'] as const)
    await callerOf(reader).call(followMember, { memberId: people.insider.id, following: true });
  const posts: Post[] = [];
  for (const audience of AUDIENCES)
    for (const state of STATES)
      if (audience !== CIRCLE || !isUnpublished(state)) posts.push(await aPostIn(world, { callerOf, people }, audience, state));
  await world.settle();
  await publishScheduled(world);
  await leaveAudience(world, CIRCLE, [people.former]);
  return { posts, callerOf };
}

export const isUnpublished = (state: Post['state']): boolean => UNPUBLISHED.some((one) => one === state);

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
/** Each picture is another, or they would be one. */
let shade = 0;

async function uploadsOf(author: Caller) {
  shade += 7;
  const background = { r: shade % 256, g: 90, b: 120 };
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    image: await author.call(uploadImage, { purpose: 'post' }, { file: { bytes, filename: 'film.png' } }),
    file: await author.call(uploadFile, {}, { file: { bytes: PDF, filename: 'protocol.pdf' } }),
  };
}

interface People {
  readonly people: Record<Exclude<Reader, 'signed out'>, Member>;
  callerOf(reader: Reader): Caller;
}

async function aPostIn(world: TestWorld, { people, callerOf }: People, audience: Post['audience'], state: Post['state']): Promise<Post> {
  const author = callerOf('author');
  const [word, note] = [aWord(), aWord()];
  const { image, file } = await uploadsOf(author);
  const wish = {
    content: {
      title: `${POST_WORD} ${word}`,
      body: fromPlainText(`We would wait: ${word}.`),
      images: [{ mediaId: image.id, caption: word, alt: 'A film' }],
      files: [file],
    },
    settings: { audience: audience === 'members' ? ('members' as const) : ('anyone' as const) },
  };
  const of = (id: string): Post => ({
    ...{ id, audience, state, word, note, picture: imageSource(image, 40) },
    ...{ file: postFilePath(id, file.id), ownFile: ownPostFilePath(file.id) },
  });
  if (isUnpublished(state)) {
    const { draftId: id, version } = await aPostDraft(author, wish);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    if (state === 'scheduled') await author.call(schedulePost, { id, version, publishAt });
    return of(id);
  }
  const id = await aPublishedPost(world, author, wish);
  for (const reader of ['insider', 'former', 'stranger'] as const)
    await callerOf(reader).call(setBookmark, { itemId: id, bookmarked: true });
  await callerOf('insider').call(repostPost, { postId: id, reposted: true, note });
  if (audience === CIRCLE) await giveAudience(world, id, audience);
  await becomes(world, { people, callerOf }, id, state);
  return of(id);
}

async function becomes(world: TestWorld, { people, callerOf }: People, id: string, state: Post['state']): Promise<void> {
  if (state === 'withdrawn') await callerOf('author').call(withdrawPost, { id });
  else if (state === 'held' || state === 'removed') await bringTo(world, people.staff, id, state);
  else if (state === 'sentBack') {
    await bringTo(world, people.staff, id, 'held');
    const { data } = await callerOf('staff').call(listApprovals, { limit: 50 });
    const heldSince = data.find((one) => one.id === id)?.heldSince ?? '';
    await callerOf('staff').call(decideApproval, { decision: 'sendBack', itemId: id, heldSince, reason: 'Say where it was seen.' });
  }
}

const isInCircle = (reader: Reader) => reader === 'author' || reader === 'insider';

const isInAudience = (reader: Reader, { audience }: Post): boolean =>
  audience === 'anyone' || (audience === 'members' ? reader !== 'signed out' : isInCircle(reader));

export const isListed = (reader: Reader, post: Post): boolean => post.state === 'published' && isInAudience(reader, post);

/** Its page opens: for staff also what waits for a decision or was taken down by one. A draft is no page to anybody. */
export function opens(reader: Reader, post: Post): boolean {
  if (isUnpublished(post.state)) return false;
  if (post.state === 'published' || reader === 'author') return isInAudience(reader, post);
  return reader === 'staff' && (isInAudience(reader, post) || post.state === 'held' || post.state === 'removed');
}
