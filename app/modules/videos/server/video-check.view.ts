/** What staff should watch a video for, whoever brought it. */
import { identifiersIn, unsourcedClaims } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { captionsOf } from './caption.store.ts';
import type { VideoRow } from './video.store.ts';

/** Links are what colleagues show each other; in a case they lead to the patient. */
const ALLOWED = new Set(['url']);
const LINK = /https?:\/\/\S/;

/**
 * Whether its words and captions may tell who a patient is, and whether its words claim an effect without a source. What is said in
 * it is no claim: speakers name their sources on slides, which captions do not show.
 */
export async function doubtsOfVideo(db: Database, { id, details }: Pick<VideoRow, 'id' | 'details'>) {
  const { title, description, chapters, language } = details;
  const words = [title, description, ...chapters.map((chapter) => chapter.title)];
  const captions = await captionsOf(db, id);
  const identifiers = [
    ...identifiersIn([['details', words.join('\n')]], language, ALLOWED),
    // A number or a name goes on from one cue to the next.
    ...captions.flatMap(({ language: spoken, cues }) =>
      identifiersIn([['captions', cues.map(({ text }) => text).join(' ')]], spoken, ALLOWED),
    ),
  ];
  return { identifiersRemain: identifiers.length > 0, claims: unsourcedClaims(words.join('\n'), LINK.test(description)).length > 0 };
}
