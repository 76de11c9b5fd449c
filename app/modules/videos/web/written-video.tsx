/** What is said about a video while it is written: the time of a chapter is what was typed, until it is sent. */
import { formatPosition } from '#platform/i18n/format.ts';
import { chapterBehindEnd, type VideoDetails } from '../video-upload.contract.ts';

type Chapter = VideoDetails['chapters'][number];

export interface WrittenChapter {
  readonly time: string;
  readonly title: string;
  /** Where it begins as it is stored, to the fraction that `time` does not show; null for a new one. */
  readonly second: number | null;
}

export type WrittenVideo = Omit<VideoDetails, 'chapters'> & { readonly chapters: readonly WrittenChapter[] };

const MINUTE = 60;

/** `2:05` or `1:02:05`; null for anything else. */
function secondsOf(text: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})$/.exec(text.trim());
  return parts === null ? null : Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * MINUTE + Number(parts[3]);
}

function beginOf({ time, second }: WrittenChapter): number | null {
  return second !== null && time === formatPosition(second) ? second : secondsOf(time);
}

export const writtenVideo = ({ chapters, ...rest }: VideoDetails): WrittenVideo => ({
  ...rest,
  chapters: chapters.map(({ second, title }) => ({ time: formatPosition(second), title, second })),
});

/** A minute after the last one whose time can be read. */
export function nextChapter(chapters: readonly WrittenChapter[]): WrittenChapter {
  const last = chapters.map(beginOf).findLast((second) => second !== null) ?? -MINUTE;
  return { time: formatPosition(last + MINUTE), title: '', second: null };
}

/** The number of the first chapter whose time is after the end of the video; null where there is none. */
export function numberBehindEnd(chapters: readonly WrittenChapter[], seconds: number | null): number | null {
  const place = chapterBehindEnd(
    chapters.map((chapter) => ({ second: beginOf(chapter) })),
    seconds,
  );
  return place === null ? null : place + 1;
}

/** What is sent, or null when the time of a chapter cannot be read. */
export function detailsOf({ chapters, ...rest }: WrittenVideo): VideoDetails | null {
  const read: Chapter[] = [];
  for (const chapter of chapters) {
    const second = beginOf(chapter);
    if (second === null) return null;
    read.push({ second, title: chapter.title });
  }
  return { ...rest, chapters: read };
}
