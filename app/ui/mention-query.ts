/** Whether somebody is about to name a colleague: an `@` at the beginning of a word, and what follows it up to the cursor. */
export interface MentionQuery {
  /** How many characters before the cursor the `@` stands. */
  readonly length: number;
  readonly text: string;
}

const MAX_WORDS = 4;
const ABOUT_TO_NAME = /(?:^|[\s(\uFFFC])@((?:[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’ -]{0,58})?)$/u;

/** `before` is the text of the paragraph up to the cursor; what is no text in it stands as U+FFFC. */
export function mentionQuery(before: string): MentionQuery | null {
  const text = ABOUT_TO_NAME.exec(before)?.[1];
  if (text === undefined || text.split(' ').length > MAX_WORDS || text.includes('  ')) return null;
  return { length: text.length + 1, text };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Whether a name can still be meant: every word that was typed begins a word of it. */
export function mayMean(name: string, typed: string): boolean {
  const parts = plain(name).split(/[^\p{L}\p{N}]+/u);
  return (plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => parts.some((part) => part.startsWith(word)));
}
