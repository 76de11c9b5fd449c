/** What lists and searches show of the words of an item. Pure. */
import { cutText } from '#platform/i18n/cut-text.ts';

const OPENING_LENGTH = 280;

/** The first sentences of a text, cut between two words where there are any. */
export function openingOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= OPENING_LENGTH) return line;
  const end = line.lastIndexOf(' ', OPENING_LENGTH);
  return `${end > 0 ? line.slice(0, end) : cutText(line, OPENING_LENGTH)} …`;
}
