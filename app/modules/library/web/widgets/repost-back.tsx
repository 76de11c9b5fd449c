import type { RepostWords } from '../../library.contract.ts';

/** A repost is brought back with the word that stood beside it, of which was said before that it may. */
export const wordsBack = (note: string | undefined): RepostWords | undefined =>
  note === undefined ? undefined : { note, acceptIdentifiers: true };
