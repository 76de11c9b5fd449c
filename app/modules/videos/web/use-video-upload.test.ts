import { expect, it } from 'vitest';
import { fileNameOf } from './use-video-upload.ts';

it('knows a file by the name that is kept of it, so that its upload goes on where it broke off', () => {
  expect(fileNameOf({ name: ' Ward round.mp4 ' })).toBe('Ward round.mp4');
  // Shortened between two characters, and never within one.
  expect(fileNameOf({ name: `${'a'.repeat(199)}💉.mp4` })).toBe('a'.repeat(199));
});
