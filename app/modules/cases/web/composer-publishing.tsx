import { useEffect, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import type { PreviewSteps } from '#modules/library/web/widgets/draft-desk.tsx';
import { DraftPublishing } from '#modules/library/web/widgets/draft-publishing.tsx';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { UnverifiedNotice } from '#modules/library/web/widgets/unverified-notice.tsx';
import type { DraftFinding } from '#modules/library/web/widgets/use-draft-findings.ts';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { CaseQuestion } from '../case-content.contract.ts';
import { type Draft, publishCase } from '../case-draft.contract.ts';
import { ComposePreview } from './compose-preview.tsx';
import { ComposeRisk } from './compose-risk.tsx';
import type { CaseRisk } from './use-case-check.ts';
import type { DraftDesk } from './use-draft.ts';

/** A case that is sent waits for a colleague. */
export interface ComposerPublishingProps extends PreviewSteps<string> {
  desk: DraftDesk;
  author: Author;
  now: string;
  /** Findings that wait for the author's word. */
  open: readonly DraftFinding[];
  /** Some findings were kept: a colleague will read the case first. */
  hasKept: boolean;
  risk: CaseRisk;
}

/** The preview, and the last step. */
export function ComposerPublishing({ desk, author, now, open, hasKept, risk, onBack, onRefused, onSent }: ComposerPublishingProps) {
  const t = useTexts('cases');
  const go = useGo();
  const reader = useReader();
  const { run, pending, failure } = useCommand(publishCase);
  const [notSaved, setNotSaved] = useState(false);
  // What the server alone has found: the finder of this browser may not have come.
  const kept = useKeptIdentifiers(failure, desk.form);
  const isUnverified = reader?.verified === false;

  async function handlePublish() {
    const base = await desk.save.flush();
    setNotSaved(base === null);
    if (base === null) return;
    const output = await run({ draftId: base.id, version: base.version, acceptIdentifiers: hasKept || kept.accepted });
    if (output === null) return;
    desk.forget();
    if (output.status === 'held') return onSent(output.id);
    showToast(
      t(desk.changes === null ? 'compose.published' : output.status === 'hidden' ? 'compose.keptChange' : 'compose.publishedChange'),
    );
    go(`/cases/${output.id}`, { replace: true });
  }

  // What readers see by now is put beside the change, where it is written.
  const isBehind = failure?.code === 'cases.caseChanged';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    const published = isBehind && (failure.body.details?.current as Draft['published'] | undefined);
    if (!published) return;
    desk.showPublished(published);
    onBack();
  }, [failure]);

  function handleRefused(fields: FieldErrors) {
    if (failure?.code === 'cases.questionAnswered') desk.keepQuestion(failure.body.details?.question as CaseQuestion);
    onRefused(fields);
  }

  return (
    <DraftPublishing
      open={open.length}
      hasKept={hasKept}
      notSaved={notSaved}
      failure={failure}
      onBack={onBack}
      onRefused={handleRefused}
      act={
        !isUnverified && (
          <Button
            variant="primary"
            pending={pending}
            pendingLabel={t('compose.publishing')}
            disabled={open.length > 0}
            onClick={() => void handlePublish()}
          >
            {t(desk.changes === null ? 'compose.publish' : 'compose.publishChange')}
          </Button>
        )
      }
      t={t}
    >
      {isUnverified && <UnverifiedNotice text={t('compose.notice.unverified')} />}
      <ComposeRisk {...risk} onBack={onBack} />
      <ComposePreview desk={desk} author={author} now={now} />
      <KeepIdentifiers kept={kept} />
    </DraftPublishing>
  );
}
