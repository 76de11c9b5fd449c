import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useLocalise } from '#platform/web/link.tsx';
import { loginPath } from '#platform/web/redirects.ts';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import css from './draft-publishing.module.css';

export interface DraftPublishingProps {
  /** How many findings wait for the author's word. */
  open: number;
  /** Some findings were kept: a colleague will read it first. */
  hasKept: boolean;
  /** What was written last could not be saved. */
  notSaved: boolean;
  failure: CallFailure | null;
  /** Fields that stand on this page and not where it was written. */
  fieldsHere?: readonly string[];
  onBack: () => void;
  onRefused: (fields: FieldErrors) => void;
  /** The button that publishes. */
  act: ReactNode;
  /** It as readers will see it. */
  children: ReactNode;
  t: Translate;
}

/** The preview, and the last step: what had to be decided was decided while writing. Texts of the caller: `compose`. */
export function DraftPublishing({ open, hasKept, notSaved, failure, onBack, act, children, t, ...refusal }: DraftPublishingProps) {
  return (
    <>
      <div className={css.head}>
        <h1 className="t-head">{t('compose.preview.title')}</h1>
        <p className="muted">{t('compose.preview.text')}</p>
      </div>
      {children}
      <FormFooter sticky note={hasKept ? t('compose.preview.readFirst') : undefined}>
        <Button onClick={onBack}>{t('compose.back')}</Button>
        {act}
      </FormFooter>
      <div role="alert" className={css.problem}>
        {open > 0 && t('compose.preview.open', { count: open })}
        {notSaved && t('compose.check.notSaved')}
        {failure !== null && <Refusal failure={failure} t={t} {...refusal} />}
      </div>
    </>
  );
}

type RefusalProps = Pick<DraftPublishingProps, 'fieldsHere' | 'onRefused' | 't'> & { failure: CallFailure };

function Refusal({ failure, fieldsHere = [], onRefused, t }: RefusalProps) {
  const localise = useLocalise();
  const { code, fields, message } = failure.body;
  return (
    <>
      {message || t('compose.notice.offline')}{' '}
      {code === 'access.signIn' && (
        // The draft is named in the address without a navigation. It is stored, and goes on after the sign-in.
        <a href={localise(loginPath(location.pathname + location.search))}>{t('compose.notice.signIn')}</a>
      )}
      {fields !== undefined && !fieldsHere.some((field) => field in fields) && (
        <Button size="s" onClick={() => onRefused(fields)}>
          {t('compose.preview.toFields')}
        </Button>
      )}
    </>
  );
}
