import { z } from 'zod';

/** White space, control characters, and what only changes how its neighbours look: zero-width spaces, joiners, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True when a reader would see nothing. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);

/** A text without paragraphs in which a reader sees something; `missing` is the text key for where there is none. */
export const line = (max: number, missing?: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(max)
    .refine((text) => !isUnseen(text), { error: missing ?? 'validation.required' });
