/**
 * One run of ffmpeg makes everything from a source: H.264 and AAC in HLS pieces of four seconds for each rendition, the
 * sound alone, small pictures for seeking and slides. The file is decoded once; before it, only the sound is read to
 * learn how loud it is (EBU R 128), so that the second pass turns it up or down without changing its dynamics.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ProgramFailed, runFfmpeg, type VideoPrograms } from './ffmpeg.client.ts';
import { AUDIO_ONLY_RATE, AUDIO_RATE, ladderFor, masterPlaylist, type Rendition } from './rendition-ladder.policy.ts';
import { inputOf, MISSING_SECONDS, VideoRefused, type VideoSource } from './video-probe.client.ts';
import type { MadeMedia } from './videos.schema.ts';

const PIECE_SECONDS = 4;
/** LUFS; what EBU R 128 s2 gives for streaming lies between −20 and −16. */
const LOUDNESS = -16;
const TRUE_PEAK = -1.5;
/** Below this there is nothing but noise to turn up. */
const SILENCE = -55;
const STORYBOARD_COLUMNS = 10;
const STORYBOARD_PICTURES = 100;
const STORYBOARD_SIDE = 160;
const SLIDES = 120;
const SLIDE_SECONDS = 5;
const SLIDE_SIDE = 720;
/** A last picture may stand a little longer. */
const SPARE_SECONDS = 1;
/** Less than this share of what a file says it holds is no video, whatever the reason. */
const LEAST_SHARE = 0.5;
/** What readers say of a file whose end is missing: of MP4, of Matroska, and of Matroska in later versions. */
const ENDED_EARLY = /partial file|Read error|File ended prematurely/;
/** Readers that know from its beginning how long a file is, and say nothing when it ends before. */
const SILENT = new Set(['flv']);

interface EncodeOptions {
  readonly cwd: string;
  readonly signal: AbortSignal;
  /** Seconds. A file may say that it is short and go on for days: what turns out longer is refused, and not made to its end. */
  readonly longest: number;
  /** Off for sound that is meant to be faint. */
  readonly normalise: boolean;
  /** Second whose picture stands for the whole; null for one a third of the way. */
  readonly posterAt: number | null;
  /** 0 to 1 */
  readonly onShare: (share: number) => void;
}

export interface EncodedVideo {
  readonly media: MadeMedia;
  /** Paths below `folder`. */
  readonly files: readonly string[];
  readonly folder: string;
  readonly poster: Buffer;
}

/** Throws `VideoRefused` when the source turns out to be broken. */
export async function encodeVideo(programs: VideoPrograms, source: VideoSource, options: EncodeOptions): Promise<EncodedVideo> {
  const { cwd, signal } = options;
  const folder = path.join(cwd, 'out');
  const renditions = ladderFor(source.width, source.height);
  for (const name of [...renditions.map((rendition) => rendition.name), ...(source.hasAudio ? ['slides', 'audio'] : [])])
    await mkdir(path.join(folder, name), { recursive: true });
  const loudness = source.hasAudio && options.normalise ? await loudnessFilter(programs, source, options) : null;
  const pictures = picturesOf(source);
  const told = await runFfmpeg(programs, encodingArguments(source, options.longest, { renditions, loudness, pictures }), {
    cwd,
    signal,
    onSeconds: (seconds) => options.onShare(Math.min(0.99, seconds / source.seconds)),
  }).catch((error: unknown) => {
    throw error instanceof ProgramFailed ? new VideoRefused('broken', error) : error;
  });
  const largest = renditions.at(-1) as Rendition;
  const seconds = await playedSeconds(path.join(folder, largest.name, 'index.m3u8'));
  if (seconds > options.longest + SPARE_SECONDS) throw new VideoRefused('tooLong');
  // A file may say that it is an hour long and hold a minute; one that was cut off keeps saying how long it was.
  const mayLackItsEnd = ENDED_EARLY.test(told) || SILENT.has(source.reader);
  const cutOff = mayLackItsEnd && source.seconds - seconds > MISSING_SECONDS;
  if (cutOff || seconds < source.seconds * LEAST_SHARE) throw new VideoRefused('broken');
  await writeFile(path.join(folder, 'master.m3u8'), masterPlaylist(renditions, source.hasAudio));
  const count = source.hasAudio ? await packSlides(folder) : 0;
  await writeFile(path.join(folder, 'storyboard.webp'), await sharp(path.join(folder, 'storyboard.png')).webp({ quality: 62 }).toBuffer());
  const { columns, rows, width, height, interval } = pictures;
  return {
    media: {
      seconds,
      width: largest.width,
      height: largest.height,
      storyboard: { columns, rows, width, height, interval },
      slides: count === 0 ? null : { interval: pictures.slideInterval, count },
    },
    files: (await filesBelow(folder)).filter((file) => !/\.(?:png|jpg)$/.test(file)),
    folder,
    poster: await posterOf(programs, source, options),
  };
}

interface Pictures {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly interval: number;
  readonly slideInterval: number;
}

function picturesOf({ seconds, width, height }: VideoSource): Pictures {
  const interval = Math.max(1, Math.ceil(seconds / STORYBOARD_PICTURES));
  const count = Math.max(1, Math.ceil(seconds / interval));
  const scale = STORYBOARD_SIDE / Math.max(width, height);
  return {
    columns: Math.min(STORYBOARD_COLUMNS, count),
    rows: Math.ceil(count / STORYBOARD_COLUMNS),
    width: 2 * Math.round((width * scale) / 2),
    height: 2 * Math.round((height * scale) / 2),
    interval,
    slideInterval: Math.max(SLIDE_SECONDS, Math.ceil(seconds / SLIDES)),
  };
}

/** The file, as far as it is looked at: far enough to see that it is too long. */
const boundedInput = (source: VideoSource, longest: number): string[] => ['-t', String(longest + 2 * SPARE_SECONDS), ...inputOf(source)];

interface Wanted {
  readonly renditions: readonly Rendition[];
  readonly loudness: string | null;
  readonly pictures: Pictures;
}

function encodingArguments(source: VideoSource, longest: number, { renditions, loudness, pictures }: Wanted): string[] {
  const sizes = renditions.map(({ width, height }, n) => `[p${n}]scale=${width}:${height},setsar=1,format=yuv420p[v${n}]`);
  const slide = SLIDE_SIDE / Math.max(source.width, source.height);
  const slideSize = slide < 1 ? `scale=${2 * Math.round((source.width * slide) / 2)}:-2` : 'scale=trunc(iw/2)*2:-2';
  const outs = renditions.map((_, n) => `[p${n}]`).join('');
  const graph = [
    `[0:v:0]fps=${source.frameRate},split=${renditions.length + (source.hasAudio ? 2 : 1)}${outs}[small]${source.hasAudio ? '[wide]' : ''}`,
    ...sizes,
    `[small]fps=1/${pictures.interval},scale=${pictures.width}:${pictures.height},tile=${pictures.columns}x${pictures.rows}[board]`,
    // Slides stand beside the sound alone: without sound there is nothing that they stand beside.
    ...(source.hasAudio
      ? [
          `[wide]fps=1/${pictures.slideInterval},${slideSize}[slides]`,
          `[0:a:0]${loudness === null ? '' : `${loudness},`}aresample=48000,asplit=${renditions.length + 1}${renditions.map((_, n) => `[a${n}]`).join('')}[sound]`,
        ]
      : []),
  ];
  const hls = (folder: string) => [
    ...['-f', 'hls', '-hls_time', String(PIECE_SECONDS), '-hls_playlist_type', 'vod', '-hls_list_size', '0'],
    ...['-hls_segment_filename', `out/${folder}/%05d.ts`, `out/${folder}/index.m3u8`],
  ];
  const video = renditions.flatMap(({ name, rate }, n) => [
    ...['-map', `[v${n}]`, ...(source.hasAudio ? ['-map', `[a${n}]`, '-c:a', 'aac', '-b:a', String(AUDIO_RATE), '-ac', '2'] : [])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-level', '3.1', '-crf', '23'],
    ...['-maxrate', String(rate), '-bufsize', String(2 * rate), '-sc_threshold', '0'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${PIECE_SECONDS})`],
    ...hls(name),
  ]);
  const sound = source.hasAudio ? ['-map', '[sound]', '-c:a', 'aac', '-b:a', String(AUDIO_ONLY_RATE), '-ac', '1', ...hls('audio')] : [];
  const stills = [
    ...['-map', '[board]', '-frames:v', '1', 'out/storyboard.png'],
    ...(source.hasAudio ? ['-map', '[slides]', '-q:v', '3', 'out/slides/%d.jpg'] : []),
  ];
  return ['-v', 'error', ...boundedInput(source, longest), '-filter_complex', graph.join(';'), ...video, ...sound, ...stills];
}

/** First pass: how loud it is. Null when there is nothing to turn up. */
async function loudnessFilter(
  programs: VideoPrograms,
  source: VideoSource,
  { cwd, signal, longest }: EncodeOptions,
): Promise<string | null> {
  const told = await runFfmpeg(
    programs,
    ['-v', 'info', ...boundedInput(source, longest), '-map', '0:a:0', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
    { cwd, signal },
  ).catch((error: unknown) => {
    throw error instanceof ProgramFailed ? new VideoRefused('broken', error) : error;
  });
  const summary = told.slice(told.lastIndexOf('Summary:'));
  const [integrated, threshold] = [/I:\s+(-?[\d.]+) LUFS/, /Threshold:\s+(-?[\d.]+) LUFS/].map((form) => Number(form.exec(summary)?.[1]));
  const [range, peak] = [/LRA:\s+(-?[\d.]+) LU\b/, /Peak:\s+(-?[\d.]+) dBFS/].map((form) => Number(form.exec(summary)?.[1]));
  const measured = [integrated, threshold, range, peak];
  if (measured.some((value) => value === undefined || !Number.isFinite(value)) || (integrated ?? SILENCE) <= SILENCE) return null;
  return `loudnorm=I=${LOUDNESS}:TP=${TRUE_PEAK}:LRA=20:linear=true:measured_I=${integrated}:measured_thresh=${threshold}:measured_LRA=${range}:measured_TP=${peak}`;
}

async function playedSeconds(playlist: string): Promise<number> {
  const text = await readFile(playlist, 'utf8').catch(() => '');
  const sum = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((total, [, length]) => total + Number(length), 0);
  return Math.round(sum * 1000) / 1000;
}

async function packSlides(folder: string): Promise<number> {
  const slides = path.join(folder, 'slides');
  const names = (await readdir(slides)).filter((name) => name.endsWith('.jpg'));
  for (const name of names)
    await writeFile(
      path.join(slides, name.replace('.jpg', '.webp')),
      await sharp(path.join(slides, name)).webp({ quality: 66 }).toBuffer(),
    );
  return names.length;
}

/** Beginnings are black, so it is a picture from within. */
async function posterOf(programs: VideoPrograms, source: VideoSource, { cwd, signal, posterAt }: EncodeOptions): Promise<Buffer> {
  // Where a file has lost its index nothing is found in the midst of it.
  for (const at of [posterAt ?? Math.round(source.seconds * 330) / 1000, 0]) {
    const picture = ['-v', 'error', '-ss', String(at), ...inputOf(source), '-frames:v', '1', '-q:v', '2', 'poster.jpg'];
    await runFfmpeg(programs, picture, { cwd, signal });
    const found = await readFile(path.join(cwd, 'poster.jpg')).catch(() => null);
    if (found !== null) return found;
  }
  throw new VideoRefused('broken');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
