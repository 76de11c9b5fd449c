/** Which renditions a video gets, and how they are told to players. */

export interface Rendition {
  /** Its folder: the length of its short side. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second of its picture at most. */
  readonly rate: number;
}

const RATES = [
  { side: 240, rate: 350_000 },
  { side: 480, rate: 1_100_000 },
  { side: 720, rate: 2_600_000 },
] as const;

/** Bits a second of the sound, the same in all of them. */
export const AUDIO_RATE = 96_000;
/** Of the sound alone, for thin networks. */
export const AUDIO_ONLY_RATE = 48_000;

/** 240, 480 and 720 as far as the source goes; a smaller one is kept in its own size. Upright videos are measured by their width. */
export function ladderFor(width: number, height: number): Rendition[] {
  const short = Math.min(width, height);
  const fitting = RATES.filter(({ side }) => side <= short);
  const chosen = fitting.length > 0 ? fitting : [{ side: short, rate: RATES[0].rate }];
  return chosen.map(({ side, rate }) => ({
    name: String(side),
    width: even((width * side) / short),
    height: even((height * side) / short),
    rate,
  }));
}

/** H.264 halves both sides for its colours. */
const even = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2));

/** The playlist that names all others; addresses are relative to it. */
export function masterPlaylist(renditions: readonly Rendition[], hasAudio: boolean): string {
  const audio = hasAudio ? ',mp4a.40.2' : '';
  const video = renditions.map(
    ({ name, width, height, rate }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil((rate + (hasAudio ? AUDIO_RATE : 0)) * 1.1)},RESOLUTION=${width}x${height},CODECS="avc1.4d401f${audio}"\n${name}/index.m3u8`,
  );
  return `#EXTM3U\n#EXT-X-VERSION:3\n${video.join('\n')}\n`;
}
