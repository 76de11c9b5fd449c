import { useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import type { DraftFinding } from '#modules/library/web/widgets/use-draft-findings.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { publishCase } from '../cases.contract.ts';
import { UnverifiedNotice } from './compose-notice.tsx';
import { ComposePreview } from './compose-preview.tsx';
import css from './composer-publishing.module.css';
import type { DraftDesk } from './use-draft.ts';

export interface ComposerPublishingProps {
  desk: DraftDesk;
  author: Author;
  now: string;
  /** Findings that wait for the author's word. */
  open: readonly DraftFinding[];
  /** Some findings were kept: a colleague will read the case first. */
  hasKept: boolean;
  onBack: () => void;
  onRefused: (fields: FieldErrors) => void;
  /** The case waits for a colleague. */
  onSent: (caseId: string) => void;
}

/** The preview, and the last step. Publishing asks nothing twice: what had to be decided was decided while writing. */
export function ComposerPublishing({ desk, author, now, open, hasKept, onBack, onRefused, onSent }: ComposerPublishingProps) {
  const t = useTexts('cases');
  const go = useGo();
  const reader = useReader();
  const { run, pending, failure } = useCommand(publishCase);
  const [notSaved, setNotSaved] = useState(false);
  const isUnverified = reader?.verified === false;

  async function handlePublish() {
    const base = await desk.save.flush();
    setNotSaved(base === null);
    if (base === null) return;
    const output = await run({ draftId: base.id, version: base.version, acceptIdentifiers: hasKept });
    if (output === null) return;
    desk.forget();
    if (output.status === 'held') return onSent(output.id);
    showToast(t(desk.caseId === null ? 'compose.published' : 'compose.publishedChange'));
    go(`/cases/${output.id}`, { replace: true });
  }

  return (
    <>
      <div className={css.head}>
        <h1 className="t-head">{t('compose.preview.title')}</h1>
        <p className="muted">{t('compose.preview.text')}</p>
      </div>
      {isUnverified && <UnverifiedNotice />}
      <ComposePreview desk={desk} author={author} now={now} />
      <FormFooter sticky note={hasKept ? t('compose.preview.readFirst') : undefined}>
        <Button onClick={onBack}>{t('compose.back')}</Button>
        {!isUnverified && (
          <Button
            variant="primary"
            pending={pending}
            pendingLabel={t('compose.publishing')}
            disabled={open.length > 0}
            onClick={() => void handlePublish()}
          >
            {t(desk.caseId === null ? 'compose.publish' : 'compose.publishChange')}
          </Button>
        )}
      </FormFooter>
      <div role="alert" className={css.problem}>
        {open.length > 0 && t('compose.preview.open', { count: open.length })}
        {notSaved && t('compose.check.notSaved')}
        {failure !== null && <Refusal failure={failure} onRefused={onRefused} />}
      </div>
    </>
  );
}

function Refusal({ failure, onRefused }: { failure: CallFailure; onRefused: (fields: FieldErrors) => void }) {
  const t = useTexts('cases');
  const { fields, message } = failure.body;
  return (
    <>
      {message || t('compose.notice.offline')}{' '}
      {fields !== undefined && (
        <Button size="s" onClick={() => onRefused(fields)}>
          {t('compose.preview.toFields')}
        </Button>
      )}
    </>
  );
}
