import { useEffect, useMemo, useRef, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { ComposeBar, type Step } from '#modules/library/web/widgets/compose-bar.tsx';
import { DraftConflict } from '#modules/library/web/widgets/draft-conflict.tsx';
import { DraftNotices, Notice } from '#modules/library/web/widgets/draft-notices.tsx';
import { DraftSaveLine } from '#modules/library/web/widgets/draft-save-line.tsx';
import { IdentifierPanel, openFindings } from '#modules/library/web/widgets/identifier-panel.tsx';
import { useDraftDiscard } from '#modules/library/web/widgets/use-draft-discard.ts';
import { type DraftFinding, useDraftFindings } from '#modules/library/web/widgets/use-draft-findings.ts';
import { useReader } from '#platform/web/facts.ts';
import { fieldId, type Place, withReplaced } from '#platform/web/field-path.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { discardPostDraft } from '../post-draft.contract.ts';
import css from './post-desk.module.css';
import { textsOf, withBodyReplaced } from './post-form.tsx';
import { PostPublishing } from './post-publishing.tsx';
import { PostSent, type SentPost } from './post-sent.tsx';
import { PostSettingsPanel } from './post-settings-panel.tsx';
import { PostWriting } from './post-writing.tsx';
import { type PostDraftStart, postDrafts, usePostCheck, usePostDraft } from './use-post-draft.ts';

/** Links are what a post is for; the server takes them too. */
const isOurs = ({ kind }: DraftFinding) => kind !== 'url';

export interface PostDeskProps {
  start: PostDraftStart;
  author: Author;
  /** When the page was made. */
  now: string;
}

/** Write, look at it as readers will, publish or give it a time. */
export function PostDesk({ start, author, now }: PostDeskProps) {
  const t = useTexts('posts');
  const reader = useReader();
  const desk = usePostDraft(start);
  const check = usePostCheck(desk);
  const texts = useMemo(() => textsOf(desk.form), [desk.form]);
  const everything = useDraftFindings(texts, desk.settings.language);
  const found = useMemo(() => ({ ...everything, findings: everything.findings.filter(isOurs) }), [everything]);
  const { discard, pending: discarding } = useDraftDiscard(desk, {
    store: postDrafts(desk.postId),
    remove: (id) => callOverHttp(discardPostDraft, { id }),
    listPath: '/posts',
    writePath: '/posts/new',
    t,
  });
  const [step, setStep] = useState<Step>('write');
  const [sent, setSent] = useState<SentPost | null>(null);
  const top = useFocusOn(step);
  const open = openFindings(found.findings, desk.kept);
  const summary = useSummary(check.errors);

  function handleReplace(place: Place, replacement: string) {
    if (place.path === 'body') desk.update('body', (body) => withBodyReplaced(body, place.text, replacement));
    else desk.updateForm((form) => withReplaced(form, place, replacement));
  }

  const panels = (
    <div className={css.panels}>
      <IdentifierPanel found={found} kept={desk.kept} onKeep={desk.keep} onReplace={handleReplace} t={t} />
      <PostSettingsPanel settings={desk.settings} author={author} now={now} update={desk.updateSettings} published={desk.postId !== null} />
    </div>
  );

  return (
    <PageBody aside={step === 'write' && desk.conflict === null ? { label: t('compose.aside'), content: panels } : undefined}>
      <div ref={top} tabIndex={-1} className={css.top}>
        <ComposeBar step={step} closePath="/posts" t={t}>
          {step === 'write' && (
            <>
              <DraftSaveLine state={desk.save.state} t={t} />
              <Button
                variant="primary"
                pending={check.pending}
                pendingLabel={t('compose.check.pending')}
                onClick={() => void check.run().then((ready) => ready && setStep('preview'))}
              >
                {t('compose.proceed')}
              </Button>
            </>
          )}
        </ComposeBar>
      </div>
      {step === 'write' && (
        <div className={css.write}>
          <header className={css.head}>
            <h1 className="t-display">{desk.postId === null ? t('compose.heading') : t('compose.headingChange')}</h1>
            <p className="muted">{t('compose.lead')}</p>
          </header>
          {start.lostId !== null && !desk.restored && <p role="status">{t('compose.notice.lost')}</p>}
          <DraftNotices desk={desk} t={t} writePath="/posts/new">
            {reader?.verified === false && (
              <Notice text={t('compose.notice.unverified')}>
                <Link to="/onboarding">{t('compose.notice.toVerification')}</Link>
              </Notice>
            )}
          </DraftNotices>
          {check.failure !== null && <p role="alert">{check.failure}</p>}
          {desk.conflict === null ? (
            <>
              <div className={css.problems}>
                <ErrorSummary title={t('compose.summary.title', { count: summary.length })} errors={summary} />
              </div>
              <PostWriting desk={desk} errors={check.standing} />
              <div className={css.foot}>
                <Button variant="quiet" pending={discarding} pendingLabel={t('compose.discard.pending')} onClick={() => void discard()}>
                  {t('compose.discard.button')}
                </Button>
              </div>
            </>
          ) : (
            <DraftConflict conflict={desk.conflict} onResolve={desk.resolve} t={t} />
          )}
        </div>
      )}
      {step === 'preview' && (
        <PostPublishing
          desk={desk}
          author={author}
          now={now}
          open={open}
          hasKept={found.findings.length > open.length}
          claims={check.claims}
          onBack={() => setStep('write')}
          onRefused={(fields) => {
            check.setErrors(fields);
            setStep('write');
          }}
          onSent={(post) => {
            setSent(post);
            setStep('publish');
          }}
        />
      )}
      {step === 'publish' && sent !== null && <PostSent sent={sent} />}
    </PageBody>
  );
}

/** After a step the reading begins at its top, for eyes and screen readers alike. */
function useFocusOn(step: Step) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return top;
}

/** Where each complaint stands. */
const useSummary = (errors: FieldErrors) =>
  useMemo(() => Object.entries(errors).map(([path, message]) => ({ fieldId: fieldId(path), message })), [errors]);
