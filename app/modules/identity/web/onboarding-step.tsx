import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';

export interface OnboardingStepProps {
  title: string;
  text: string;
  form: FormErrorsProps & { pending: boolean };
  onSave: () => void;
  /** What the form waits for before it can be saved, in words. */
  waiting?: string | undefined;
  /** What saving means, where that is not plain. */
  note?: string | undefined;
  /** Where "later" leads; a step that the others rest on has none. */
  laterPath: string | null;
  children: ReactNode;
}

/** One card, one question, one button. */
export function OnboardingStep({ title, text, form, onSave, waiting, note, laterPath, children }: OnboardingStepProps) {
  const t = useTexts('identity');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!form.pending && waiting === undefined) onSave();
  }
  return (
    <Card>
      <form noValidate className="stack" onSubmit={handleSubmit}>
        <div className="stack-s">
          <h2 className="t-head">{title}</h2>
          <p className="muted">{text}</p>
        </div>
        <FormErrors kept={form.kept} message={form.message} errors={form.errors} attempt={form.attempt} />
        {children}
        <FormFooter note={note}>
          {laterPath !== null && (
            <Link to={laterPath} className={buttonClass({ variant: 'quiet' })}>
              {t('onboarding.later')}
            </Link>
          )}
          <Button
            type="submit"
            variant="primary"
            pending={form.pending || waiting !== undefined}
            pendingLabel={waiting ?? t('form.saving')}
          >
            {t('onboarding.save')}
          </Button>
        </FormFooter>
      </form>
    </Card>
  );
}
