import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './answer-failure.module.css';

/** Why there is no new answer, in words; what stood there before stays. */
export function AnswerFailure({ failure }: { failure: CallFailure | null }) {
  const t = useTexts('clinical-tools');
  if (failure === null) return null;
  const words = failure.code === 'network.unreachable' ? t('answer.unreachable') : failure.body.message || t('answer.failed');
  const fields = Object.values(failure.body.fields ?? {});
  return (
    <div role="alert" className={css.failure}>
      <Icon of="alert-circle" decorative />
      <div>
        <p className="strong">{words}</p>
        {fields.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
