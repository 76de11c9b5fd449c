/** The picture that is shown where a page is shared: 1200 × 630, with words from the page and nothing of its author. */
import sharp from 'sharp';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import { knowSigns, shareFont } from './share-font.data.ts';

export interface ShareImage {
  /** Short and small, above the title: what it is. */
  readonly label: string;
  readonly title: string;
  /** One or two lines below. */
  readonly text: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;

// The light scheme's paper, ink, quiet ink, brand and live: a picture file cannot read the tokens of pages.
const PAPER = '#faf8f4';
const INK = '#14211f';
const QUIET = '#546461';
const BRAND = '#0b6b62';
const LIVE = '#c23b1e';

const GROUND = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
  <rect width="12" height="${HEIGHT}" fill="${BRAND}"/>
  <g transform="translate(${MARGIN} 520) scale(1.7)" fill="none" stroke="${BRAND}" stroke-width="3" stroke-linecap="round">
    <path d="M6 3.5v21"/><path d="M23 3.5c0 6-4.6 10.5-10.8 10.5C18.4 14 23 18.5 23 24.5"/><circle cx="12.2" cy="14" r="2.7" fill="${LIVE}" stroke="none"/>
  </g>
</svg>`);

export async function drawShareImage({ label, title, text }: ShareImage): Promise<Buffer> {
  const [kind, head, foot, brand] = await Promise.all([
    words('sans', 26, BRAND, label),
    titleWords(title),
    words('sans', 30, QUIET, text),
    words('serif', 40, INK, 'Kolegia'),
  ]);
  const titleTop = 128;
  const pieces = [
    { input: kind?.data, left: MARGIN, top: 72 },
    { input: head?.data, left: MARGIN, top: titleTop },
    { input: foot?.data, left: MARGIN, top: Math.min(titleTop + (head?.height ?? 0) + 28, 440) },
    { input: brand?.data, left: MARGIN + 66, top: 524 },
  ];
  return sharp(GROUND)
    .composite(pieces.flatMap(({ input, ...place }) => (input === undefined ? [] : [{ input, ...place }])))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Between the label and what stands below: what is higher than the picture cannot be laid upon it. */
const TITLE_ROOM = 284;
const LEAST_LENGTH = 20;

/** As much of a title as there is room for; articles may have four hundred signs, all of them capitals. */
async function titleWords(title: string): ReturnType<typeof words> {
  const size = title.length > 90 ? 50 : 62;
  for (let text = title; ; text = `${cutText(title, Math.floor(text.length * 0.8)).trimEnd()}…`) {
    const drawn = await words('serif', size, INK, text);
    if (drawn === null || drawn.height <= TITLE_ROOM || text.length <= LEAST_LENGTH) return drawn;
  }
}

/** Text as a picture, broken at words, and within one that is wider than the picture; null for none. */
async function words(name: 'serif' | 'sans', size: number, colour: string, text: string): Promise<{ data: Buffer; height: number } | null> {
  if (text.trim() === '') return null;
  const [{ family, file }] = await Promise.all([shareFont(name), knowSigns()]);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${family}, DejaVu Sans ${size}`,
      fontfile: file,
      width: WIDTH - 2 * MARGIN,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}
