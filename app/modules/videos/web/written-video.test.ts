import { describe, expect, it } from 'vitest';
import type { VideoDetails } from '../video-upload.contract.ts';
import { detailsOf, nextChapter, numberBehindEnd, writtenVideo } from './written-video.tsx';

const details: VideoDetails = {
  title: 'Insulin profiles',
  description: '',
  language: 'en',
  specialities: ['endocrinology'],
  membersOnly: false,
  chapters: [
    { second: 0, title: 'Time and action' },
    { second: 64.4, title: 'Ask before each dose' },
  ],
};
const typed = (...times: string[]) => ({ ...details, chapters: times.map((time) => ({ time, title: 'Part', second: null })) });

describe('chapters while they are written', () => {
  it('come back as they were stored, to the fraction that is not shown', () => {
    expect(writtenVideo(details).chapters.map(({ time }) => time)).toEqual(['0:00', '1:04']);
    expect(detailsOf(writtenVideo(details))).toEqual(details);
  });

  it('begin where their time says, also past an hour', () => {
    expect(detailsOf(typed('0:07', ' 12:30 ', '1:02:05'))?.chapters.map(({ second }) => second)).toEqual([7, 750, 3725]);
  });

  it('are not sent with a time that cannot be read', () => {
    for (const time of ['abc', '', '90', '1:2:3:4']) expect(detailsOf(typed('0:00', time))).toBeNull();
  });

  it('begin before the video ends, as soon as it is known how long it is', () => {
    const { chapters } = typed('0:00', 'abc', '9:59', '10:00', '11:00');
    expect(numberBehindEnd(chapters, 600)).toBe(4);
    expect(numberBehindEnd(chapters, 600.4)).toBe(5);
    expect([numberBehindEnd(chapters, 700), numberBehindEnd(chapters, null)]).toEqual([null, null]);
  });

  it('go on a minute after the last that can be read', () => {
    expect(nextChapter([])).toEqual({ time: '0:00', title: '', second: null });
    expect(nextChapter(typed('0:30', 'abc').chapters).time).toBe('1:30');
  });
});
