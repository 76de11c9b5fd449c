/** What an uploaded file really is: by its first bytes, then by what ffprobe finds in it. Its name says nothing. */
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { MAX_VIDEO_SECONDS, type VideoFailure } from '../video-upload.contract.ts';
import { ProgramFailed, runFfmpeg, runFfprobe, type VideoPrograms } from './ffmpeg.client.ts';
import { missingShare } from './video-wholeness.client.ts';

/** A file that is no video we can show, and why. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused';
  readonly failure: VideoFailure;
  constructor(failure: VideoFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/**
 * Containers we take, by content, with the name under which ffmpeg is made to read them. Named outright, no file reaches
 * a reader for playlists or scripts, which could be made to open other files or addresses.
 */
const READERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
  'video/webm': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/mp2t': 'mpegts',
  'video/mpeg': 'mpeg',
  'video/x-flv': 'flv',
  'video/x-ms-asf': 'asf',
};

/** The ffprobe that comes by npm breaks at the names of programs in transport streams; the ffmpeg that comes beside it reads them. */
const REWRITTEN = new Set(['mpegts']);

/** How many bytes at the beginning tell what a file is. */
export const HEAD_BYTES = 4100;

/** The reader for a file, by its beginning; null for what is no video. */
export async function readerOf(head: Uint8Array): Promise<string | null> {
  const type = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
  return type === undefined ? null : (READERS[type.mime] ?? null);
}

export interface VideoSource {
  /** In the working folder. */
  readonly file: string;
  readonly reader: string;
  readonly seconds: number;
  /** As shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly hasAudio: boolean;
}

/** Nothing but the file itself may be opened. */
export const inputOf = ({ file, reader }: Pick<VideoSource, 'file' | 'reader'>): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  reader,
  '-i',
  file,
];

const Probe = z.object({
  format: z.object({ duration: z.string().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      sample_aspect_ratio: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      duration: z.string().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      tags: z.object({ rotate: z.string().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
});
type Stream = z.infer<typeof Probe>['streams'][number];

const MAX_SIDE = 8192;
const MAX_FRAME_RATE = 30;
const SHORTEST = 0.5;

type Place = { readonly cwd: string; readonly signal: AbortSignal };

/** Missing seconds that nobody misses. */
export const MISSING_SECONDS = 1;

/** Throws `VideoRefused` for what cannot be shown. */
export async function probeVideo(programs: VideoPrograms, file: string, reader: string, place: Place): Promise<VideoSource> {
  const missing = await missingShare(path.join(place.cwd, file), reader);
  const source = await readWhatever(programs, file, reader, place);
  if (missing !== null && source.seconds * missing > MISSING_SECONDS) throw new VideoRefused('broken');
  return checked(source);
}

async function readWhatever(programs: VideoPrograms, file: string, reader: string, place: Place): Promise<VideoSource> {
  const found = REWRITTEN.has(reader) ? null : await read(programs, file, reader, place);
  if (found !== null && Number.isFinite(found.seconds)) return found;
  // Recordings of browsers do not say how long they are: written anew, they do.
  const again = 'rewritten.mkv';
  const copied = ['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', again];
  await runFfmpeg(programs, ['-v', 'error', ...inputOf({ file, reader }), ...copied], place).catch((error: unknown) => {
    throw error instanceof ProgramFailed ? new VideoRefused('broken', error) : error;
  });
  return read(programs, again, 'matroska', place);
}

function checked(source: VideoSource): VideoSource {
  if (!(source.seconds >= SHORTEST)) throw new VideoRefused('broken');
  if (source.seconds > MAX_VIDEO_SECONDS) throw new VideoRefused('tooLong');
  return source;
}

async function read(programs: VideoPrograms, file: string, reader: string, place: Place): Promise<VideoSource> {
  const told = await runFfprobe(programs, ['-show_format', '-show_streams', ...inputOf({ file, reader })], place).catch(
    (error: unknown) => {
      throw error instanceof ProgramFailed ? new VideoRefused('broken', error) : error;
    },
  );
  const { format, streams } = Probe.parse(told);
  const picture = streams.find(({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1);
  if (picture?.width === undefined || picture.height === undefined || Math.max(picture.width, picture.height) > MAX_SIDE)
    throw new VideoRefused(picture === undefined ? 'noPicture' : 'broken');
  const seconds = Number(format.duration ?? picture.duration ?? Number.NaN);
  const hasAudio = streams.some(({ codec_type }) => codec_type === 'audio');
  return { file, reader, seconds, frameRate: frameRateOf(picture), hasAudio, ...shownSize(picture, picture.width, picture.height) };
}

function shownSize(stream: Stream, width: number, height: number): { width: number; height: number } {
  const aspect = ratio(stream.sample_aspect_ratio?.replace(':', '/'));
  const wide = Math.round(width * (aspect > 0.1 && aspect < 10 ? aspect : 1));
  const turn = Number(stream.tags?.rotate ?? stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0);
  return Math.abs(turn) % 180 === 90 ? { width: height, height: wide } : { width: wide, height };
}

function frameRateOf({ avg_frame_rate }: Stream): number {
  const rate = ratio(avg_frame_rate);
  return rate > 1 ? Math.min(MAX_FRAME_RATE, Math.round(rate * 100) / 100) : 25;
}

function ratio(text: string | undefined): number {
  const [over = Number.NaN, under = 1] = (text ?? '').split('/').map(Number);
  return over / under;
}
