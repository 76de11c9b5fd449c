import { useMemo } from 'react';
import { RetractionNote } from '#modules/library/web/widgets/retraction-note.tsx';
import { useDraftRetractions } from '#modules/library/web/widgets/use-draft-retractions.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { listPostDraftRetractions } from '../post-draft.contract.ts';
import type { PostDesk } from './use-post-draft.ts';

/** Addresses and DOIs, wherever they stand in the document. */
const NAMED = /https?:\/\/[^\s"\\]+|\b10\.\d{4,9}\/[^\s"\\]+/gi;

/** Below the text of a post: what it leads to or names, and was retracted or is doubted. */
export function PostRetractions({ desk }: { desk: PostDesk }) {
  const { body } = desk.form;
  const cited = useMemo(() => (JSON.stringify(body).match(NAMED) ?? []).join('\n'), [body]);
  const retractions = useDraftRetractions(cited, desk.save.flush, askForRetractions);
  return retractions.map((found) => {
    const named = found.cited.url ?? found.cited.source;
    return <RetractionNote key={named} found={found} cited={named} />;
  });
}

const askForRetractions = (id: string) => callOverHttp(listPostDraftRetractions, { id });
