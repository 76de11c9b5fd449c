/** Whether bytes are a PDF that may be handed on, and what it is called. Pure. */
import { FILE_NAME_LENGTH } from '../file.contract.ts';

/** Readers of PDF look for the signature in the first kilobyte; we want it at the very beginning. */
const SIGNATURE = '%PDF-';

/** Names in a PDF that make a reader run something. Inside compressed parts they are not seen: the download is never opened by our pages. */
const ACTIVE = ['JavaScript', 'Launch', 'RichMedia', 'EmbeddedFile'];

/** Each sign of a name may stand there by its number: `/J#61vaScript` (ISO 32000-1, 7.3.5). */
function spelled(name: string): string {
  const number = (sign: string) =>
    sign
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return Array.from(name, (sign) => `(?:${sign}|#${number(sign)})`).join('');
}
const ACTIVE_NAME = new RegExp(`/(?:${ACTIVE.map(spelled).join('|')})`);

export function pdfRefusal(bytes: Buffer): 'notAPdf' | 'activePdf' | null {
  if (bytes.subarray(0, SIGNATURE.length).toString('latin1') !== SIGNATURE || !bytes.includes('%%EOF')) return 'notAPdf';
  return ACTIVE_NAME.test(bytes.toString('latin1')) ? 'activePdf' : null;
}

/** The last part of a path, without what no file system takes, ending in `.pdf`. */
export function pdfName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.pdf$/i, '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...stem].slice(0, FILE_NAME_LENGTH / 2).join('') || 'document'}.pdf`;
}
