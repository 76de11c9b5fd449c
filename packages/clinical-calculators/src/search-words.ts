/** What doctors call a calculator beside its names, in both languages: CrCl, LFG, usus buntu. Only looked for, never shown. */
import words from '../data/search-words.json' with { type: 'json' };

const WORDS: Readonly<Record<string, readonly string[]>> = words;

export const searchWordsOf = (id: string): readonly string[] => WORDS[id] ?? [];
export const withSearchWords: readonly string[] = Object.keys(WORDS);
