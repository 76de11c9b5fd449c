import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { type IssueContent, type NewsletterCard, saveIssue } from '../newsletters.contract.ts';
import type { EditedIssue } from './issue-desk.tsx';

/** An issue while it is written. `save` resolves to what stands at the server then, or to null when it was refused. */
export function useIssueDraft(newsletter: NewsletterCard, draft: EditedIssue) {
  const [content, setContent] = useState<IssueContent>(draft.content);
  const [stored, setStored] = useState({ id: draft.id, version: draft.version });
  const [saved, setSaved] = useState(draft.id !== null);
  const { run, pending: saving, failure } = useCommand(saveIssue);
  const { message, fields } = useFailure(failure);

  function set(some: Partial<IssueContent>) {
    setContent((known) => ({ ...known, ...some }));
    setSaved(false);
  }
  async function save(): Promise<{ id: string; version: number } | null> {
    if (saved && stored.id !== null) return { id: stored.id, version: stored.version };
    const done = await run({ ...stored, newsletterId: newsletter.id, content });
    if (done === null) return null;
    setStored(done);
    setSaved(true);
    // A reload finds what was saved; the page itself stays as it is.
    if (stored.id === null)
      window.history.replaceState(window.history.state, '', `${window.location.pathname.replace(/\/$/, '')}/${done.id}`);
    return done;
  }
  return { content, set, save, saving, saved, message, fields };
}
