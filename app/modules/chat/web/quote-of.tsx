import type { Message, Quote } from '../chat-message.contract.ts';

const LENGTH = 120;

/** A message as an answer shows it, cut where the server cuts it. */
export function quoteOf({ id, seq, authorId, authorName, text, image, file, deleted }: Message): Quote {
  const what = deleted ? 'deleted' : image !== null ? 'image' : file !== null ? 'file' : 'text';
  return { id, seq, authorId, authorName, text: shortened(text), what };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  return chars.length <= LENGTH ? line : `${chars.slice(0, LENGTH - 1).join('')}…`;
}
