/** The passage of a message around the words that were looked for. Pure. */

const BEFORE = 40;
const LENGTH = 160;

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export function excerptOf(text: string, q: string): Piece[] {
  const wanted = new Set((q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10));
  const line = text.replace(/\s+/g, ' ').trim();
  const isHit = (word: string) => [...wanted].some((one) => word.toLowerCase().startsWith(one));
  const first = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isHit(word))?.index ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(line, first - BEFORE);
  const end = start + LENGTH >= line.length ? line.length : wordStart(line, start + LENGTH);
  const passage = line.slice(start, end);
  const pieces: Piece[] = [];
  for (const part of passage.split(/([\p{L}\p{N}]+)/u)) {
    const hit = part !== '' && isHit(part);
    const last = pieces.at(-1);
    if (last !== undefined && last.hit === hit) pieces[pieces.length - 1] = { text: last.text + part, hit };
    else if (part !== '') pieces.push({ text: part, hit });
  }
  return [...(start > 0 ? [{ text: '… ', hit: false }] : []), ...pieces, ...(end < line.length ? [{ text: '…', hit: false }] : [])];
}

/** Back to the beginning of a word, so that none is cut and no emoji is torn. */
function wordStart(line: string, from: number): number {
  const space = line.lastIndexOf(' ', from);
  return space < from - BEFORE ? from : space + 1;
}
