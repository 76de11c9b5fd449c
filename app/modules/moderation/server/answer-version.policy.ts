/** As which version staff read an answer that is out of sight. Pure. */
import type { SeenComment } from '#modules/library/server/library.public.ts';

/** Null as long as it stands as it did when it was held. */
export const changedSinceHeld = ({ heldAt, editedAt }: Pick<SeenComment['comment'], 'heldAt' | 'editedAt'>): string | null =>
  heldAt !== null && editedAt !== null && editedAt > heldAt ? editedAt.toISOString() : null;
