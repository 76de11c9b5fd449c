import { expect, it } from 'vitest';
import { captionWords } from './caption-file.tsx';

const SAID = '1\r\n00:00:01,000 --> 00:00:02,000\r\nBeri 5 µg, suhu 38 °C – lalu “tunggu”\r\n';
const bytesOf = (...parts: (readonly number[] | Uint8Array)[]) => new Uint8Array(parts.flatMap((part) => [...part]));

it('a file of captions is read as its program wrote it', () => {
  expect(captionWords(bytesOf(Buffer.from(SAID)))).toBe(SAID);
  expect(captionWords(bytesOf([0xef, 0xbb, 0xbf], Buffer.from(SAID)))).toBe(SAID);
  const wide = Buffer.from(SAID, 'utf16le');
  expect(captionWords(bytesOf([0xff, 0xfe], wide))).toBe(SAID);
  expect(captionWords(bytesOf([0xfe, 0xff], Buffer.from(wide).swap16()))).toBe(SAID);
});

it('signs that a program of Windows writes in one byte are not lost', () => {
  const one = (text: string, byte: number) => [...Buffer.from(text, 'latin1'), byte];
  expect(captionWords(bytesOf(one('5 ', 0xb5), one('g ', 0x96), one(' 38 ', 0xb0), Buffer.from('C')))).toBe('5 µg – 38 °C');
});
