import { useEffect, useMemo, useRef, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import barCss from '#modules/library/web/widgets/compose-bar.module.css';
import { ComposeBar, type Step } from '#modules/library/web/widgets/compose-bar.tsx';
import { DraftConflict } from '#modules/library/web/widgets/draft-conflict.tsx';
import { DraftNotices } from '#modules/library/web/widgets/draft-notices.tsx';
import { DraftSaveLine } from '#modules/library/web/widgets/draft-save-line.tsx';
import { IdentifierPanel, openFindings } from '#modules/library/web/widgets/identifier-panel.tsx';
import { useDraftDiscard } from '#modules/library/web/widgets/use-draft-discard.ts';
import { useDraftFindings } from '#modules/library/web/widgets/use-draft-findings.ts';
import { useReader } from '#platform/web/facts.ts';
import { errorsOf, fieldId, withReplaced } from '#platform/web/field-path.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { discardDraft } from '../cases.contract.ts';
import { textsOf } from './compose-fields.tsx';
import { UnverifiedNotice } from './compose-notice.tsx';
import panelCss from './compose-panel.module.css';
import { ComposeSent } from './compose-sent.tsx';
import { ComposeSettings } from './compose-settings.tsx';
import css from './composer-desk.module.css';
import { ComposerPublishing } from './composer-publishing.tsx';
import { ComposerWriting } from './composer-writing.tsx';
import { useCaseCheck } from './use-case-check.ts';
import { caseDrafts, type DraftStart, useDraft } from './use-draft.ts';

export interface ComposerDeskProps {
  start: DraftStart;
  author: Author;
  /** When the page was made. */
  now: string;
}

/** Write, look at it as readers will, publish. */
export function ComposerDesk({ start, author, now }: ComposerDeskProps) {
  const t = useTexts('cases');
  const desk = useDraft(start);
  const reader = useReader();
  const check = useCaseCheck(desk);
  const texts = useMemo(() => textsOf(desk.form), [desk.form]);
  const found = useDraftFindings(texts, desk.settings.language);
  const { discard, pending: discarding } = useDraftDiscard(desk, {
    store: caseDrafts(desk.caseId),
    remove: (id) => callOverHttp(discardDraft, { id }),
    listPath: '/cases',
    writePath: '/cases/new',
    t,
  });
  const [step, setStep] = useState<Step>('write');
  const [sentId, setSentId] = useState<string | null>(null);
  const top = useFocusOn(step);
  const open = openFindings(found.findings, desk.kept);
  const summary = useSummary(check.errors);
  const settingsErrors = useMemo(() => errorsOf(check.standing, 'settings'), [check.standing]);

  async function handleProceed() {
    if (await check.run()) setStep('preview');
  }

  const panels = (
    <div className={panelCss.panels}>
      <IdentifierPanel
        found={found}
        kept={desk.kept}
        onKeep={desk.keep}
        onReplace={(place, replacement) => desk.updateForm((form) => withReplaced(form, place, replacement))}
        t={t}
      />
      <ComposeSettings
        settings={desk.settings}
        author={author}
        now={now}
        update={desk.updateSettings}
        errors={settingsErrors}
        published={desk.caseId !== null}
      />
    </div>
  );

  return (
    <PageBody aside={step === 'write' && desk.conflict === null ? { label: t('compose.aside'), content: panels } : undefined}>
      <div ref={top} tabIndex={-1} className={css.top}>
        <ComposeBar step={step} closePath="/cases" t={t}>
          {step === 'write' && (
            <>
              <DraftSaveLine state={desk.save.state} t={t} />
              {open.length > 0 && (
                <a href="#identifiers" className={barCss.toFix}>
                  {t('compose.identifiers.open', { count: open.length })}
                </a>
              )}
              <Button
                variant="primary"
                pending={check.pending}
                pendingLabel={t('compose.check.pending')}
                onClick={() => void handleProceed()}
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
            <h1 className="t-display">{t(desk.caseId === null ? 'compose.heading' : 'compose.headingChange')}</h1>
            <p className="muted">{t('compose.lead')}</p>
          </header>
          {start.lostId !== null && !desk.restored && <p role="status">{t('compose.notice.lost')}</p>}
          <DraftNotices desk={desk} t={t} writePath="/cases/new">
            {reader?.verified === false && <UnverifiedNotice />}
          </DraftNotices>
          {check.failure !== null && <p role="alert">{check.failure}</p>}
          {desk.conflict === null ? (
            <>
              <div className={css.problems}>
                <ErrorSummary title={t('compose.summary.title', { count: summary.length })} errors={summary} />
              </div>
              <ComposerWriting desk={desk} errors={check.standing} />
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
        <ComposerPublishing
          desk={desk}
          author={author}
          now={now}
          open={open}
          hasKept={found.findings.length > open.length}
          onBack={() => setStep('write')}
          onRefused={(fields) => {
            check.setErrors(fields);
            setStep('write');
          }}
          onSent={(id) => {
            setSentId(id);
            setStep('publish');
          }}
        />
      )}
      {step === 'publish' && sentId !== null && <ComposeSent caseId={sentId} />}
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

/** Where each complaint stands, with the section before words that could mean any field. */
function useSummary(errors: FieldErrors) {
  const t = useTexts('cases');
  return useMemo(() => {
    const clear = new Set(
      ['description', 'question', 'options', 'option', 'speciality', 'consent', 'imagesReviewed', 'imageGone'].map((name) =>
        t(`validation.${name}`),
      ),
    );
    return Object.entries(errors).map(([path, message]) => {
      const section = path.split('.')[0] ?? '';
      return {
        fieldId: fieldId(path),
        message: clear.has(message) ? message : t('compose.summary.item', { section: t(`compose.conflict.part.${section}`), message }),
      };
    });
  }, [errors, t]);
}
