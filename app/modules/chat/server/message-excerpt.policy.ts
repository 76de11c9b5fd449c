/** The passage of a message around the words that were looked for. Pure. */
import { hitsIn, soughtIn } from './message-words.policy.ts';

const BEFORE = 40;
const LENGTH = 160;

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export function excerptOf(text: string, q: string): Piece[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const hits = hitsIn(line, soughtIn(q));
  const first = hits[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(line, first - BEFORE);
  const end = start + LENGTH >= line.length ? line.length : wordStart(line, start + LENGTH);
  const pieces: Piece[] = [{ text: start > 0 ? '… ' : '', hit: false }];
  let done = start;
  for (const hit of hits.filter((one) => one.end > start && one.start < end)) {
    const from = Math.max(done, hit.start);
    const to = Math.min(end, hit.end);
    pieces.push({ text: line.slice(done, from), hit: false }, { text: line.slice(from, to), hit: true });
    done = to;
  }
  pieces.push({ text: line.slice(done, end), hit: false }, { text: end < line.length ? '…' : '', hit: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Back to the beginning of a word, so that none is cut and no emoji is torn. */
function wordStart(line: string, from: number): number {
  const space = line.lastIndexOf(' ', from);
  return space < from - BEFORE ? from : space + 1;
}
