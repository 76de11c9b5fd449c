/**
 * How long a video takes to be prepared, against plain ffmpeg that makes the same renditions of the same file and nothing
 * else: `node bench/hls.ts`, or `node bench/hls.ts 3600 still` for an hour of 720p in which little moves, as in a lecture. Without
 * that word everything moves, in noise, which takes several times as long.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runFfmpeg } from '#modules/videos/server/ffmpeg.client.ts';
import { ladderFor } from '#modules/videos/server/rendition-ladder.policy.ts';
import { encodeVideo } from '#modules/videos/server/video-encoding.client.ts';
import { probeVideo } from '#modules/videos/server/video-probe.client.ts';
import { loadConfig } from '#platform/config/config.ts';
import { endedChildrenCpuMs } from './process-cost.ts';

const seconds = Number(process.argv[2] ?? 60);
const size = `s=1280x720:r=25:d=${seconds}`;
const picture = process.argv[3] === 'still' ? `testsrc=${size}` : `testsrc2=${size},noise=alls=8:allf=t`;
const { ffmpeg } = loadConfig();
const { signal } = new AbortController();
const cwd = await mkdtemp(path.join(tmpdir(), 'kolegia-video-bench-'));

try {
  await runFfmpeg(
    ffmpeg,
    [
      ...['-v', 'error', '-f', 'lavfi', '-i', picture],
      ...['-f', 'lavfi', '-i', `sine=f=300:d=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', 'source.mp4'],
    ],
    { cwd, signal },
  );
  const source = await probeVideo(ffmpeg, 'source.mp4', 'mov', { cwd, signal });
  const plain = await timed(() => plainRenditions());
  const wish = { cwd, signal, longest: seconds, normalise: true, posterAt: null, onShare: () => undefined };
  const ours = await timed(() => encodeVideo(ffmpeg, source, wish));
  process.stdout.write(
    `${seconds} s of 720p: plain ffmpeg ${words(plain)}, preparation ${words(ours)}, ratio ${(ours.seconds / plain.seconds).toFixed(2)} (at most 1.10), of CPU ${(ours.cpu / plain.cpu).toFixed(2)}\n`,
  );
} finally {
  await rm(cwd, { recursive: true, force: true });
}

/** The same sizes, rates and pieces, with sound, in one run. */
async function plainRenditions(): Promise<void> {
  const renditions = ladderFor(1280, 720);
  for (const { name } of renditions) await mkdir(path.join(cwd, 'plain', name), { recursive: true });
  const outs = renditions.flatMap(({ name, width, height, rate }) => [
    ...['-map', '0:v:0', '-map', '0:a:0', '-vf', `scale=${width}:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-maxrate', String(rate), '-bufsize', String(2 * rate), '-force_key_frames', 'expr:gte(t,n_forced*4)', '-c:a', 'aac'],
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_filename', `plain/${name}/%05d.ts`],
    `plain/${name}/index.m3u8`,
  ]);
  await runFfmpeg(ffmpeg, ['-v', 'error', '-i', 'source.mp4', ...outs], { cwd, signal });
}

interface Taken {
  readonly seconds: number;
  /** What other work on the machine hardly changes. */
  readonly cpu: number;
}

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const begin = { at: performance.now(), cpu: endedChildrenCpuMs() };
  await work();
  return { seconds: (performance.now() - begin.at) / 1000, cpu: (endedChildrenCpuMs() - begin.cpu) / 1000 };
}

function words({ seconds: taken, cpu }: Taken): string {
  return `${taken.toFixed(1)} s (${cpu.toFixed(1)} s of CPU)`;
}
