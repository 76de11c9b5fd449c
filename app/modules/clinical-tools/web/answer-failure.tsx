import { leadToSignIn } from '#modules/identity/web/widgets/use-failure.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AllowanceUsed } from './allowance-used.tsx';
import css from './answer-failure.module.css';
import type { CaseLines } from './use-ask-colleagues.ts';

export interface AnswerFailureProps {
  readonly failure: CallFailure | null;
  readonly pending: boolean;
  readonly onRetry: () => void;
  /** The question as paragraphs of a case, for colleagues. */
  readonly caseLines: () => CaseLines;
}

/** Another try may go better with these; of a question that cannot be answered as it stands, no try does. */
const isPassing = ({ status, code }: CallFailure) =>
  code === 'network.unreachable' || code === 'server.unexpected' || status >= 500 || status === 429;

/** Why there is no new answer, in words; what stood there before stays. */
export function AnswerFailure({ failure, pending, onRetry, caseLines }: AnswerFailureProps) {
  const t = useTexts('clinical-tools');
  const localise = useLocalise();
  if (failure === null) return null;
  if (failure.code === 'clinical-tools.quotaUsed') return <AllowanceUsed words={failure.body.message} caseLines={caseLines} />;
  const words = failure.code === 'network.unreachable' ? t('answer.unreachable') : failure.body.message || t('answer.failed');
  const fields = Object.values(failure.body.fields ?? {});
  return (
    <div role="alert" className={css.failure}>
      <Icon of="alert-circle" decorative />
      <div className={css.words}>
        <p className="strong">{words}</p>
        {fields.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {isPassing(failure) && (
          <Button size="s" icon="refresh" pending={pending} pendingLabel={t('answer.pending')} onClick={onRetry}>
            {t('answer.retry')}
          </Button>
        )}
        {failure.status === 401 && (
          <Button size="s" onClick={() => leadToSignIn(localise)}>
            {t('answer.signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
