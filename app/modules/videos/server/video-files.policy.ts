/** Where files of videos lie in the storage. */

export const videoFileKey = (id: string, folder: string, file: string): string => `videos/${id}/${folder}/${file}`;

/** Names every file of a folder, so that it can be cleared away without asking the storage what is there. */
export const FILE_LIST = 'files.json';

/** Its length is in it: two servers that are sent the same place at once, and see different ends of it, do not write over each other. */
export const uploadPartKey = (id: string, { offset, bytes }: { readonly offset: number; readonly bytes: number }): string =>
  `uploads/${id}/${offset}-${bytes}`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  webp: 'image/webp',
  json: 'application/json',
};

export const contentTypeOf = (file: string): string => CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** What players may ask for, and nothing else of the folder. */
export const isPlayed = (file: string): boolean =>
  /^(?:master\.m3u8|storyboard\.webp|(?:\d{1,4}|audio)\/(?:index\.m3u8|\d{1,7}\.ts)|slides\/\d{1,4}\.webp)$/.test(file);

/** One part of a file, as `Range: bytes=…` asks for it (RFC 9110, 14.2). */
export interface ByteRange {
  readonly from: number;
  /** Included. */
  readonly to: number;
}

/** Null for no range or one we do not understand, which is answered with the whole; `unsatisfiable` beyond the end. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (parts === null || (parts[1] === '' && parts[2] === '')) return null;
  const [first, last] = [parts[1] ?? '', parts[2] ?? ''];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from >= size) return 'unsatisfiable';
  return from > to ? null : { from, to };
}
