/** Videos for tests: drawn from a script and really encoded, or files as somebody might send them. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import { accessItem, setItemStatus } from '#modules/library/server/library.public.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { newId } from '#platform/db/id.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import type { DrawnVideo } from '../drawn-video.contract.ts';
import { prepareVideo } from '../server/preparation.job.ts';
import { insertVideo } from '../server/video.store.ts';
import { getCaptionText, getOwnVideo, type OwnVideo, saveVideo, setCaptions, type VideoDetails } from '../video-upload.contract.ts';

const SCRIPT: DrawnVideo = {
  scenes: [
    {
      seconds: 3,
      heading: 'What a lead sees',
      line: 'Towards it: upwards',
      captions: { en: 'Towards the lead: upwards.', id: 'Mendekati sadapan: ke atas.' },
    },
    { seconds: 3, heading: 'And away', line: '', captions: { en: 'Away: downwards.', id: 'Menjauh: ke bawah.' } },
  ],
};

export interface VideoWish {
  readonly title?: string;
  readonly membersOnly?: boolean;
  readonly language?: 'en' | 'id';
  /** Off for one that waits. */
  readonly prepared?: boolean;
  /** On for one that its author has not published yet. */
  readonly unpublished?: boolean;
  /** On for one that staff have not looked at. */
  readonly held?: boolean;
}

/** A drawn video of a member, published as soon as it is ready; returns its id. */
export async function aVideo(world: TestWorld, author: Member, wish: VideoWish = {}): Promise<string> {
  const { database } = world.runtime.services;
  const id = newId();
  const details: VideoDetails = {
    title: wish.title ?? 'How a lead sees the heart',
    description: 'A wave of depolarisation that moves towards an electrode draws upwards.',
    language: wish.language ?? 'en',
    specialities: ['cardiology'],
    membersOnly: wish.membersOnly ?? false,
    chapters: [{ second: 3, title: 'Away' }],
  };
  await insertVideo(database.db, {
    id,
    authorId: author.id,
    state: 'waiting',
    fileName: 'drawn',
    bytes: 0,
    details,
    publishAt: wish.unpublished === true ? null : new Date(),
    drawn: SCRIPT,
  });
  if (wish.prepared !== false) {
    await prepare(world, id);
    if (wish.held !== true) await approve(world, author, id);
  }
  return id;
}

/** Makes one that waits watchable. */
export async function prepare(world: TestWorld, videoId: string): Promise<void> {
  const { database, jobs } = world.runtime.services;
  await jobs.enqueue(database.db, prepareVideo, { videoId });
  await world.runJobs();
}

/** One that is out, without files: for what is told of it, and by whom it is found. Returns its id. */
export async function aVideoWithoutFiles(
  world: TestWorld,
  author: Caller,
  { title = 'A video', description = '', audience = null }: { title?: string; description?: string; audience?: string | null } = {},
): Promise<string> {
  const id = newId();
  const details: VideoDetails = { title, description, language: 'en', specialities: [], membersOnly: false, chapters: [] };
  await insertVideo(world.runtime.database.db, {
    id,
    authorId: author.viewer?.id ?? '',
    state: 'ready',
    fileName: 'x.mp4',
    bytes: 0,
    details,
    registeredAt: new Date(),
    folder: 'none',
    media: { seconds: 6, width: 320, height: 240, storyboard: null, slides: null },
  });
  const card = { poster: null, seconds: 6, captions: [] };
  await anItem(world, author, { id, kind: 'video', title, summary: description, card, audience });
  return id;
}

async function approve(world: TestWorld, author: Member, id: string): Promise<void> {
  const { database, emit } = world.runtime.services;
  await database.transaction(async (db) =>
    setItemStatus({ db, emit: (event, payload) => emit(db, event, payload) }, await accessItem(db, author, id), 'published'),
  );
}

const LONGEST_TONE = 10;

/** A little file of moving pictures with a loud tone, in the container its name says; without pictures where no size is given. */
export async function aVideoFile(seconds: number, name = 'clip.mp4', size: string | null = '320x240', frameRate = 12): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kolegia-clip-'));
  const file = path.join(folder, name);
  try {
    const picture = size === null ? [] : ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${frameRate}:d=${seconds}`];
    const codecs = name.endsWith('.webm')
      ? ['-c:v', 'libvpx', '-c:a', 'libopus', '-deadline', 'realtime']
      : ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'];
    const sound = ['-f', 'lavfi', '-i', `sine=f=440:d=${Math.min(seconds, LONGEST_TONE)}`];
    await promisify(execFile)(ffmpeg, ['-v', 'error', ...sound, ...picture, ...codecs, '-pix_fmt', 'yuv420p', '-y', file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Saves the words of an own video as they stand now. */
export async function saveDetails(caller: Caller, change: Omit<InputOf<typeof saveVideo>, 'version'>): Promise<OwnVideo> {
  const { version } = await caller.call(getOwnVideo, { id: change.id });
  return caller.call(saveVideo, { ...change, version });
}

/** Sets captions of an own video in place of those that stand there now. */
export async function saveCaptions(caller: Caller, change: Omit<InputOf<typeof setCaptions>, 'mark'>): Promise<OwnVideo> {
  const { mark } = await caller.call(getCaptionText, { id: change.id, language: change.language });
  return caller.call(setCaptions, { ...change, mark });
}
