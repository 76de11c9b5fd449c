import { expect, it } from 'vitest';
import { withoutFonts } from '#platform/testing/without-fonts.ts';
import { drawShareImage } from './share-image.view.ts';

it('shows signs that its own fonts lack, on a machine without fonts too', async () => {
  // A sign that no font has is drawn as a box of always the same width; these are of different widths.
  const widths = await withoutFonts(`
    import sharp from 'sharp';
    const { drawShareImage } = await import('#modules/library/server/share-image.view.ts');
    const TITLE = { left: 60, top: 100, width: 1100, height: 300 };
    const widths = [];
    for (const sign of 'β₂≥⁺m') {
      const title = await sharp(await drawShareImage({ label: '', title: sign.repeat(12), text: '' })).extract(TITLE).toBuffer();
      widths.push((await sharp(title).trim().toBuffer({ resolveWithObject: true })).info.width);
    }
    console.log(widths.join(' '));
  `);
  expect(new Set(widths.split(' ')).size, widths).toBe(5);
});

it('draws what looks like markup, entities and signs of control as words, and fails at none of them', async () => {
  const drawn = async (title: string) => (await drawShareImage({ label: title, title, text: title })).toString('base64');
  const plain = await drawn('Fever & rash');
  for (const title of ['Fever &amp; rash', '<b>Fever</b> & rash', '<span foreground="#faf8f4">Fever</span> & rash', '</span>Fever & rash'])
    expect((await drawn(title)) === plain, title).toBe(false);
  for (const title of ['Fever\u0001\u001b & rash', 'Fever\ufffe\u202e & rash', '&#0; & rash', '<span font="999999">x'])
    expect((await drawn(title)).length, title).toBeGreaterThan(1000);
});

it('draws a title that is one long word, or longer than there is room for', async () => {
  for (const title of ['W'.repeat(160), `https://example.org/${'a'.repeat(140)}`, 'โรคไข้เลือดออก'.repeat(12), 'WMWM '.repeat(80)])
    expect((await drawShareImage({ label: title, title, text: title })).length, title).toBeGreaterThan(1000);
});
