/** Whether journals have retracted or doubted what a draft cites: asked a moment after it was typed, and never in the way of the author. */
import { useEffect, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { DraftSaver } from '#platform/web/use-draft-save.ts';
import type { CitedRetraction } from '../../draft.contract.ts';

/** Longer than the pause of saving, so that it rarely saves itself. */
const PAUSE_MS = 1_500;

const NONE: readonly CitedRetraction[] = [];

/** `cited` is another text when something else is cited, and empty for nothing. `ask` stays the same. */
export function useDraftRetractions(
  cited: string,
  flush: DraftSaver['flush'],
  ask: (draftId: string) => Promise<{ readonly data: readonly CitedRetraction[] }>,
): readonly CitedRetraction[] {
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    if (cited === '') return setFound(NONE);
    let stale = false;
    const look = async () => {
      // The server looks at the draft as it has it.
      const base = await flush();
      const answer = base === null || stale ? null : await ask(base.id).catch(noAnswer);
      if (answer !== null && !stale) setFound(answer.data);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [cited, flush, ask]);

  return found;
}

/** Authors are told of it once more when they have published. */
function noAnswer(error: unknown): null {
  if (error instanceof CallFailure) return null;
  throw error;
}
