/** Texts without paragraphs that people type: the one way to say whether one must hold something, and how much. */
import { z } from 'zod';

/** Control characters, and what only changes how its neighbours look: zero-width spaces, joiners, fillers. */
const MARKS = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Most of what is typed: it holds none of those, and to look for them takes longer than all else that is asked of a line. */
const PLAIN = /^[ -~]*$/;

/** How much of it a reader would see; white space counts between what is seen. */
const seenLength = (text: string): number => (PLAIN.test(text) ? text : text.replace(MARKS, '')).trim().length;

/** True when a reader would see nothing. */
export const isUnseen = (text: string): boolean => seenLength(text) === 0;

/** What was typed into a field that may stay empty: null where a reader would see nothing. */
export const typedOrNull = (text: string): string | null => (isUnseen(text) ? null : text.trim());

interface Bounds {
  /** As many characters must be seen, or `missing` is said. */
  readonly least?: number;
  /** The text key for what is too long. */
  readonly tooLong?: string;
}

/** A text in which a reader sees something; `missing` is the text key for where there is none. */
export const line = (max: number, missing?: string, { least = 1, tooLong }: Bounds = {}) =>
  z
    .string({ error: missing })
    .trim()
    .min(least, { error: missing })
    .max(max, { error: tooLong })
    .refine((text) => seenLength(text) >= least, { error: missing ?? (least === 1 ? 'validation.required' : 'validation.tooSmall') });

/** A text that may be left out: what nobody would see is none. */
export const lineOrNone = (max: number, tooLong?: string) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong })
    .overwrite((text) => (isUnseen(text) ? '' : text));
