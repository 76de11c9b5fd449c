import { expect, it } from 'vitest';
import { ladderFor, masterPlaylist } from './rendition-ladder.policy.ts';

const sizes = (width: number, height: number) => ladderFor(width, height).map((one) => `${one.width}x${one.height}`);

it('goes no higher than the source, and never beyond 720', () => {
  expect(sizes(1920, 1080)).toEqual(['426x240', '854x480', '1280x720']);
  expect(sizes(854, 480)).toEqual(['428x240', '854x480']);
  expect(sizes(720, 1280)).toEqual(['240x426', '480x854', '720x1280']);
  expect(sizes(176, 145)).toEqual(['176x146']);
});

it('is told to players with sizes and codecs', () => {
  const text = masterPlaylist(ladderFor(640, 240), true);
  expect(text).toContain('RESOLUTION=640x240,CODECS="avc1.4d401f,mp4a.40.2"\n240/index.m3u8');
  expect(masterPlaylist(ladderFor(640, 240), false)).not.toContain('mp4a');
});
