/** The addresses a rich text leads to. */
import { plainText, type RichText } from './richtext.ts';

const BARE_ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’()[\]{}]+/gi;

/** Addresses a text leads to, marked as links or merely written, each once and in their order. */
export function linksIn(text: RichText, most: number): string[] {
  const marked = [...JSON.stringify(text).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map(
    (match) => JSON.parse(`"${match[1] ?? ''}"`) as string,
  );
  const written = [...plainText(text).matchAll(BARE_ADDRESS)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));
  const whole = [...marked, ...written].flatMap((address) => (URL.canParse(address) ? [new URL(address).href] : []));
  return [...new Set(whole)].filter((url) => /^https?:/.test(url) && url.length <= 2000).slice(0, most);
}
