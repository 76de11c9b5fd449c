/** An issue while it is written: kept on this device until the server has it, and never over what somebody else wrote meanwhile. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { FRESH_DRAFT, merged, sameVersion } from '#platform/web/draft-copy.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import {
  deleteDraft,
  getDraft,
  type IssueContent,
  type IssueDraft,
  type NewsletterCard,
  publishIssue,
  saveIssue,
} from '../newsletters.contract.ts';
import type { EditedIssue } from './issue-desk.tsx';
import type { SavedStatus } from './issue-saved.tsx';

/** What stands at the server, as far as this page knows. */
type Stored = Pick<EditedIssue, 'id' | 'version' | 'content'> & { readonly status?: SavedStatus };

const versionOf = (content: IssueContent) => ({ content: { ...content }, settings: {} });

export function useIssueDraft(newsletter: NewsletterCard, draft: EditedIssue) {
  const [stored, setStored] = useState<Stored>(draft);
  const kept = useKeptWriting<IssueContent>(stored.content, {
    name: 'newsletter-issue',
    id: stored.id ?? `${FRESH_DRAFT}.${newsletter.id}`,
  });
  const { written: content } = kept;
  const { revalidate } = useRevalidator();
  const saving = useCommand(saveIssue);
  const publishing = useCommand(publishIssue);
  const deleting = useCommand(deleteDraft);
  const failure = saving.failure ?? publishing.failure;
  const { message, fields } = useFailure(failure);
  const identifiers = useKeptIdentifiers(failure, content);
  const acceptIdentifiers = identifiers.accepted;
  const [other, setOther] = useState<IssueDraft | null>(null);
  // Compared, not remembered: what is typed while a save is under way is not saved by it.
  const saved = stored.id !== null && sameVersion(versionOf(stored.content), versionOf(content));

  const isStale = (failure ?? deleting.failure)?.code === 'newsletters.stale';
  useEffect(() => {
    if (!isStale || stored.id === null) return;
    let left = false;
    callOverHttp(getDraft, { id: stored.id }).then(
      (found) => !left && setOther(found),
      (error: unknown) => {
        // The words of the refusal stand there; saving again asks again.
        if (!(error instanceof CallFailure)) throw error;
      },
    );
    return () => {
      left = true;
    };
  }, [isStale, stored.id]);

  /** Resolves to what stands at the server then, or to null when it was refused. */
  async function save(): Promise<{ id: string; version: number } | null> {
    publishing.reset();
    deleting.reset();
    if (saved && stored.id !== null) return { id: stored.id, version: stored.version };
    const done = await saving.run({ id: stored.id, version: stored.version, newsletterId: newsletter.id, content, acceptIdentifiers });
    if (done === null) return null;
    kept.forget();
    setStored({ ...done, content });
    // Above the form stands that it waits, and why.
    if (done.status === 'held') void revalidate();
    // A reload finds what was saved; the page itself stays as it is.
    if (stored.id === null)
      window.history.replaceState(window.history.state, '', `${window.location.pathname.replace(/\/$/, '')}/${done.id}`);
    return { id: done.id, version: done.version };
  }

  async function publish(at: string | null) {
    const done = await save();
    return done && publishing.run({ ...done, at, acceptIdentifiers });
  }

  /** False where it was refused, such as for what somebody else wrote meanwhile: both versions are shown then. */
  async function remove(): Promise<boolean> {
    saving.reset();
    publishing.reset();
    const { id, version } = stored;
    return id === null || (await deleting.run({ id, version })) !== null;
  }

  /** Goes on from what stands at the server, with the parts that are taken from there. */
  function resolve(taken: ReadonlySet<string>) {
    if (other === null) return;
    saving.reset();
    publishing.reset();
    deleting.reset();
    setOther(null);
    setStored(other);
    kept.change(merged(versionOf(content), versionOf(other.content), taken).content as IssueContent);
  }

  return {
    id: stored.id,
    content,
    restored: kept.restored,
    set: kept.change,
    discard: kept.discard,
    forget: kept.forget,
    save,
    saving: saving.pending,
    saved,
    status: stored.status ?? null,
    publish,
    publishing: publishing.pending,
    remove,
    removing: deleting.pending,
    notRemoved: deleting.failure,
    /** Another version was saved meanwhile. */
    other,
    resolve,
    message,
    fields,
    identifiers,
  };
}

export type IssueDesk = ReturnType<typeof useIssueDraft>;
