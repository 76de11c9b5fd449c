import { expect, it } from 'vitest';
import { byteRange, isPlayed } from './video-files.policy.ts';

it('hands out what players ask for, and no other file', () => {
  for (const file of ['master.m3u8', '720/index.m3u8', '240/00012.ts', 'audio/00001.ts', 'slides/3.webp', 'storyboard.webp'])
    expect(isPlayed(file)).toBe(true);
  for (const file of ['files.json', '../x', '720/../../secret', 'audio/', 'master.m3u8/..', '720/x.ts', ''])
    expect(isPlayed(file)).toBe(false);
});

it('reads ranges as RFC 9110 has them', () => {
  expect(byteRange('bytes=0-99', 1000)).toEqual({ from: 0, to: 99 });
  expect(byteRange('bytes=900-', 1000)).toEqual({ from: 900, to: 999 });
  expect(byteRange('bytes=-100', 1000)).toEqual({ from: 900, to: 999 });
  expect(byteRange('bytes=500-9999', 1000)).toEqual({ from: 500, to: 999 });
  expect(byteRange('bytes=1000-', 1000)).toBe('unsatisfiable');
  expect(byteRange('bytes=-0', 1000)).toBe('unsatisfiable');
  for (const odd of [undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'lines=1-2', 'bytes=0-1,4-5'])
    expect(byteRange(odd, 1000)).toBeNull();
});
