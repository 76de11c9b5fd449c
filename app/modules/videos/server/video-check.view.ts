/** What staff should look at a video or a series for, whoever brought it. */
import type { IdentifierFinding } from '#modules/library/draft.contract.ts';
import { identifiersIn, unsourcedClaims } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import type { createSeries } from '../series.contract.ts';
import type { VideoDetails } from '../video-upload.contract.ts';
import type { CaptionLanguage, Cue } from '../videos.contract.ts';
import { captionsOf } from './caption.store.ts';
import type { VideoRow } from './video.store.ts';

type SeriesWords = Pick<InputOf<typeof createSeries>, 'title' | 'language'> & { readonly summary: string };

/** Links are what colleagues show each other; in a case they lead to the patient. */
const ALLOWED = new Set(['url']);
const LINK = /https?:\/\/\S/;

/** What in its words may tell who a patient is, by the path of its field. */
const identifiersInDetails = ({ title, description, chapters, language }: VideoDetails): IdentifierFinding[] =>
  identifiersIn(
    [
      ['details.title', title],
      ['details.description', description],
      ...chapters.map((chapter, i) => [`details.chapters.${i}.title`, chapter.title] as const),
    ],
    language,
    ALLOWED,
  );

/** A number or a name goes on from one cue to the next. */
const identifiersInCaptions = (language: CaptionLanguage, cues: readonly Cue[]): IdentifierFinding[] =>
  identifiersIn([[`captions.${language}`, cues.map(({ text }) => text).join(' ')]], language, ALLOWED);

async function identifiersInVideo(db: Database, { id, details }: Pick<VideoRow, 'id' | 'details'>): Promise<IdentifierFinding[]> {
  const captions = await captionsOf(db, id);
  return [...identifiersInDetails(details), ...captions.flatMap(({ language, cues }) => identifiersInCaptions(language, cues))];
}

/**
 * Whether its words and captions may tell who a patient is, and whether its words claim an effect without a source. What is said in
 * it is no claim: speakers name their sources on slides, which captions do not show.
 */
export async function doubtsOfVideo(db: Database, video: Pick<VideoRow, 'id' | 'details'>) {
  const { title, description, chapters } = video.details;
  const words = [title, description, ...chapters.map((chapter) => chapter.title)].join('\n');
  const identifiers = await identifiersInVideo(db, video);
  return { identifiersRemain: identifiers.length > 0, claims: unsourcedClaims(words, LINK.test(description)).length > 0 };
}

/** Throws `videos.identifiersRemain` where its author has not looked at what was found. */
function assertLookedAt(identifiers: readonly IdentifierFinding[], accepted: boolean): void {
  if (identifiers.length > 0 && !accepted) throw new Failure('videos.identifiersRemain', { details: { identifiers } });
}

/**
 * As `doubtsOfVideo`, of the words of a series: what is in its videos was looked at when they came.
 * Throws `videos.identifiersRemain` where its author has not looked at what was found.
 */
export function doubtsOfSeries({ title, summary, language }: SeriesWords, accepted: boolean) {
  const identifiers = identifiersIn(
    [
      ['title', title],
      ['summary', summary],
    ],
    language,
    ALLOWED,
  );
  assertLookedAt(identifiers, accepted);
  return { identifiersRemain: identifiers.length > 0, claims: unsourcedClaims(`${title}\n${summary}`, LINK.test(summary)).length > 0 };
}

/** All of it, before it goes out. */
export const assertVideoLookedAt = async (db: Database, video: VideoRow, accepted: boolean): Promise<void> =>
  assertLookedAt(await identifiersInVideo(db, video), accepted);

/** What is changed of one that is out, or goes out by itself once it is ready; of any other, its author is asked when they publish it. */
export const assertDetailsLookedAt = ({ publishAt }: Pick<VideoRow, 'publishAt'>, details: VideoDetails, accepted: boolean): void =>
  assertLookedAt(publishAt === null ? [] : identifiersInDetails(details), accepted);

/** As `assertDetailsLookedAt`, of its captions in one language. */
export const assertCaptionsLookedAt = (
  { publishAt }: Pick<VideoRow, 'publishAt'>,
  { language, cues }: { language: CaptionLanguage; cues: readonly Cue[] },
  accepted: boolean,
): void => assertLookedAt(publishAt === null ? [] : identifiersInCaptions(language, cues), accepted);
