import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Underway, useUnderway } from '#modules/media/web/widgets/use-underway.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { Desk } from '#platform/web/use-draft.ts';
import type { DraftCheck, FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '#ui/error-summary.tsx';
import { ComposeBar, type Step } from './compose-bar.tsx';
import { DraftConflict, type DraftConflictProps } from './draft-conflict.tsx';
import css from './draft-desk.module.css';
import { DraftNotices } from './draft-notices.tsx';
import { DraftSaveLine } from './draft-save-line.tsx';
import { type Discarding, useDraftDiscard } from './use-draft-discard.ts';

/** Ways on from the preview. */
export interface PreviewSteps<Sent> {
  readonly onBack: () => void;
  readonly onRefused: (fields: FieldErrors) => void;
  /** It does not appear at once. */
  readonly onSent: (sent: Sent) => void;
}

export interface DraftDeskProps<Settings extends object, Sent> {
  desk: Pick<
    Desk<object, Settings, { id: string }>,
    'save' | 'restored' | 'keptHere' | 'draftId' | 'changes' | 'saveAnew' | 'conflict' | 'resolve' | 'version' | 'forget'
  >;
  /** It is the change of something published. */
  isChange: boolean;
  /** It was asked for by an address whose draft is no longer on the server. */
  isLost: boolean;
  check: DraftCheck;
  /** Brings back what was thrown away. */
  store: Discarding<Settings>['store'];
  /** Where closing leads, and where one is written. */
  listPath: string;
  writePath: string;
  /** In the bar, before the way on. */
  toFix?: ReactNode;
  /** What this author must know. */
  notice?: ReactNode;
  /** Where each complaint stands. */
  complaints: ErrorSummaryProps['errors'];
  /** The right column while writing. */
  panels: ReactNode;
  writing: ReactNode;
  preview: (steps: PreviewSteps<Sent>) => ReactNode;
  sent: (sent: Sent) => ReactNode;
  /** How a part of a version reads. */
  linesOf: DraftConflictProps<Settings>['linesOf'];
  t: Translate;
}

/** Write, look at it as readers will, publish. Texts: `media`, and of the caller `compose`. */
export function DraftDesk<Settings extends object, Sent>(props: DraftDeskProps<Settings, Sent>) {
  const { desk, check, listPath, writePath, complaints, t } = props;
  const [step, setStep] = useState<Step>('write');
  const [sent, setSent] = useState<Sent | null>(null);
  const media = useTexts('media');
  const underway = useUnderway();
  /** The way on was refused for files that are not there yet. */
  const [waits, setWaits] = useState(false);
  if (waits && underway.files === 0) setWaits(false);
  const top = useFocusOn(step);
  /** How often it was not thrown away for another version, which is shown first. */
  const [refusals, setRefusals] = useState(0);
  const discarding = useDraftDiscard(desk, {
    store: props.store,
    onRefused: () => setRefusals((before) => before + 1),
    listPath,
    writePath,
    t,
  });
  const isWriting = step === 'write' && desk.conflict === null;

  async function handleProceed() {
    // The fields go with the step, and with them what has not come to the server.
    setWaits(underway.isNow());
    if (underway.isNow() || !(await check.run())) return;
    // Another may have been chosen while it was checked.
    if (underway.isNow()) setWaits(true);
    else setStep('preview');
  }

  const steps: PreviewSteps<Sent> = {
    onBack: () => setStep('write'),
    onRefused: (fields) => {
      check.setErrors(fields);
      setStep('write');
    },
    onSent: (what) => {
      setSent(what);
      setStep('publish');
    },
  };

  return (
    <PageBody aside={isWriting ? { label: t('compose.aside'), content: <div className={css.panels}>{props.panels}</div> } : undefined}>
      <div ref={top} tabIndex={-1} className={css.top}>
        <ComposeBar step={step} closePath={listPath} t={t}>
          {step === 'write' && (
            <>
              <DraftSaveLine state={desk.save.state} keptHere={desk.keptHere} t={t} />
              {props.toFix}
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
            <h1 className="t-display">{props.isChange ? t('compose.headingChange') : t('compose.heading')}</h1>
            <p className="muted">{t('compose.lead')}</p>
          </header>
          {props.isLost && !desk.restored && <p role="status">{t('compose.notice.lost')}</p>}
          <DraftNotices desk={desk} t={t} writePath={writePath}>
            {props.notice}
          </DraftNotices>
          {check.failure !== null && <p role="alert">{check.failure}</p>}
          {waits && <p role="alert">{media('upload.underway', { count: underway.files })}</p>}
          {desk.conflict === null ? (
            <>
              <div className={css.problems}>
                <ErrorSummary title={t('compose.summary.title', { count: complaints.length })} errors={complaints} />
              </div>
              <Underway value={underway.tell}>{props.writing}</Underway>
              <div className={css.foot}>
                <Button
                  variant="quiet"
                  pending={discarding.pending}
                  pendingLabel={t('compose.discard.pending')}
                  onClick={() => void discarding.discard()}
                >
                  {t('compose.discard.button')}
                </Button>
              </div>
            </>
          ) : (
            <DraftConflict conflict={desk.conflict} attempt={refusals} linesOf={props.linesOf} onResolve={desk.resolve} t={t} />
          )}
        </div>
      )}
      {step === 'preview' && props.preview(steps)}
      {step === 'publish' && sent !== null && props.sent(sent)}
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
