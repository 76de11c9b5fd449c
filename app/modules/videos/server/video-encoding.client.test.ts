import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeVideo } from './video-encoding.client.ts';
import { probeVideo, VideoRefused } from './video-probe.client.ts';

const PROGRAMS = { ffmpeg: undefined, ffprobe: undefined };
const { signal } = new AbortController();
let cwd: string;

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'kolegia-encoding-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

/** Loudness of a file in LUFS (EBU R 128). */
async function loudnessOf(file: string): Promise<number> {
  const { stderr } = await promisify(execFile)(ffmpeg, ['-nostats', '-i', file, '-af', 'ebur128', '-f', 'null', '-'], { cwd });
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr.slice(stderr.lastIndexOf('Summary:')))?.[1]);
}

it('brings what was recorded too softly to the loudness of all others', async () => {
  // A lecture of six seconds, whispered: noise at −45 dB.
  await promisify(execFile)(
    ffmpeg,
    [
      ...[
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'testsrc2=s=320x240:r=10:d=6',
        '-f',
        'lavfi',
        '-i',
        'anoisesrc=d=6:c=pink:a=0.02:r=48000:seed=7',
      ],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-pix_fmt', 'yuv420p', 'source.mp4'],
    ],
    { cwd },
  );
  expect(await loudnessOf('source.mp4')).toBeLessThan(-35);
  const source = await probeVideo(PROGRAMS, 'source.mp4', 'mov', { cwd, signal });
  const shares: number[] = [];
  const made = await encodeVideo(PROGRAMS, source, {
    cwd,
    signal,
    longest: 60,
    normalise: true,
    posterAt: null,
    onShare: (share) => shares.push(share),
  });
  expect(Math.abs((await loudnessOf('out/240/index.m3u8')) + 16)).toBeLessThan(1.5);
  expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
  expect(made.files).toContain('master.m3u8');
  const playlist = await readFile(path.join(cwd, 'out/240/index.m3u8'), 'utf8');
  // Pieces begin where players can enter: every four seconds.
  expect([...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Math.round(Number(length)))).toEqual([4, 2]);
}, 30_000);

it('offers no slides where there is no sound to hear beside them', async () => {
  const pictures = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=5:d=8', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...pictures, 'silent.mp4'], { cwd });
  const source = await probeVideo(PROGRAMS, 'silent.mp4', 'mov', { cwd, signal });
  const below = await mkdtemp(path.join(cwd, 'silent-'));
  const made = await encodeVideo(
    PROGRAMS,
    { ...source, file: path.join('..', source.file) },
    { cwd: below, signal, longest: 60, normalise: true, posterAt: null, onShare: () => undefined },
  );
  expect(made.media.slides).toBeNull();
  expect(made.files.filter((file) => /^(?:audio|slides)\//.test(file))).toEqual([]);
  expect(made.files).toEqual(expect.arrayContaining(['master.m3u8', 'storyboard.webp', '240/index.m3u8']));
  expect(await readFile(path.join(below, 'out/master.m3u8'), 'utf8')).not.toContain('audio');
}, 30_000);

/** A file as phones and programs write it for the web, its index before the rest; of Matroska the index is where it is. */
async function aClip(name: string, seconds: number): Promise<string> {
  const pictures = ['-f', 'lavfi', '-i', `testsrc2=s=160x120:r=10:d=${seconds}`, '-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...pictures, ...codecs, '-y', name], { cwd });
  return name;
}

async function encoded(file: string, reader: string, programs: Parameters<typeof encodeVideo>[0] = PROGRAMS, longest = 60) {
  const source = await probeVideo(PROGRAMS, file, reader, { cwd, signal });
  const below = await mkdtemp(path.join(cwd, 'below-'));
  const options = { cwd: below, signal, longest, normalise: true, posterAt: null, onShare: () => undefined };
  return encodeVideo(programs, { ...source, file: path.join('..', source.file) }, options);
}

it.each([
  ['mov', 'torn.mp4'],
  ['matroska', 'torn.mkv'],
  ['avi', 'torn.avi'],
  ['flv', 'torn.flv'],
  ['asf', 'torn.asf'],
])(
  'refuses what was cut off though it says it is whole, and takes what lacks a blink (%s)',
  async (reader, name) => {
    const whole = await readFile(path.join(cwd, await aClip(name, 20)));
    for (const share of [0.6, 0.9]) {
      await writeFile(path.join(cwd, name), whole.subarray(0, Math.floor(whole.length * share)));
      await expect(encoded(name, reader)).rejects.toMatchObject({ failure: 'broken' });
    }
    await writeFile(path.join(cwd, name), whole.subarray(0, Math.floor(whole.length * 0.99)));
    expect((await encoded(name, reader)).media.seconds).toBeGreaterThan(19);
  },
  60_000,
);

it('takes a transport stream that ends with a whole packet, and none that ends in the middle of one', async () => {
  const whole = await readFile(path.join(cwd, await aClip('whole.ts', 3)));
  expect((await encoded('whole.ts', 'mpegts')).media.seconds).toBeGreaterThan(2);
  await writeFile(path.join(cwd, 'torn.ts'), whole.subarray(0, whole.length - 57));
  await expect(encoded('torn.ts', 'mpegts')).rejects.toMatchObject({ failure: 'broken' });
  // As cameras write it, a time in front of each packet.
  const packets = Array.from({ length: whole.length / 188 }, (_, n) => whole.subarray(n * 188, (n + 1) * 188));
  const timed = Buffer.concat(packets.flatMap((packet) => [Buffer.alloc(4), packet]));
  await writeFile(path.join(cwd, 'timed.ts'), timed);
  expect((await probeVideo(PROGRAMS, 'timed.ts', 'mpegts', { cwd, signal })).seconds).toBeGreaterThan(2);
  await writeFile(path.join(cwd, 'timed.ts'), timed.subarray(0, -9));
  await expect(probeVideo(PROGRAMS, 'timed.ts', 'mpegts', { cwd, signal })).rejects.toMatchObject({ failure: 'broken' });
}, 60_000);

it('refuses what is longer than it may be, however short it says it is', async () => {
  const long = Buffer.from(await readFile(path.join(cwd, await aClip('long.mkv', 12))));
  // Matroska: the element Duration, eight bytes, in milliseconds.
  const at = long.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3;
  expect(Math.round(long.readDoubleBE(at) / 1000)).toBe(12);
  long.writeDoubleBE(2000, at);
  await writeFile(path.join(cwd, 'long.mkv'), long);
  expect((await probeVideo(PROGRAMS, 'long.mkv', 'matroska', { cwd, signal })).seconds).toBe(2);
  await expect(encoded('long.mkv', 'matroska', PROGRAMS, 8)).rejects.toMatchObject({ failure: 'tooLong' });
  // What is as long as it may be is taken whole, also where its last picture stands a little longer.
  expect((await encoded('long.mkv', 'matroska', PROGRAMS, 11.9)).media.seconds).toBeGreaterThan(11.8);
}, 60_000);

it('takes a file that was written without going back, and so says nothing of its size', async () => {
  const unsaid = Buffer.from(await readFile(path.join(cwd, await aClip('unsaid.avi', 3))));
  unsaid.writeUInt32LE(0, 4);
  await writeFile(path.join(cwd, 'unsaid.avi'), unsaid);
  expect((await encoded('unsaid.avi', 'avi')).media.seconds).toBeGreaterThan(2);
}, 60_000);

describe.skipIf(process.platform === 'win32')('what hinders the programs', () => {
  /** A program that runs this instead. */
  async function aProgram(name: string, script: string): Promise<string> {
    const file = path.join(cwd, name);
    await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  }

  it.each([
    ['a kill', 'kill -KILL $$'],
    ['an end that it can answer', `"${ffmpeg}" -v error -nostdin -re -f lavfi -i sine=d=20 -f null - & sleep 0.5; kill -INT $!; wait $!`],
    ['a full disk', 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1'],
  ])(
    'is not blamed on the file: %s',
    async (_what, script) => {
      const clip = await aClip('whole.mp4', 2);
      const hindered = await aProgram('hindered', script);
      for (const act of [
        () => encoded(clip, 'mov', { ffmpeg: hindered, ffprobe: undefined }),
        () => probeVideo({ ffmpeg: undefined, ffprobe: hindered }, clip, 'mov', { cwd, signal }),
      ]) {
        const error = await act().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(VideoRefused);
      }
    },
    30_000,
  );

  it('is the file where they break at it', async () => {
    const clip = await aClip('whole.mp4', 2);
    const broken = await aProgram('broken', 'kill -SEGV $$');
    await expect(encoded(clip, 'mov', { ffmpeg: broken, ffprobe: undefined })).rejects.toMatchObject({ failure: 'broken' });
  }, 30_000);
});
