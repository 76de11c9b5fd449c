import { useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import { inlineName } from './inline-name.tsx';
import css from './urgency-banner.module.css';
import { Verdict } from './verdict.tsx';

const MOST_REASONS = 3;

/** What stands at the thumb on a phone: how urgent, or what is likeliest. */
export function UrgencySign({ answer: { urgency, likely, empty } }: { answer: DifferentialFound }) {
  const t = useTexts('clinical-tools');
  if (urgency === 'emergency') return <Verdict level="stop">{t('differential.urgency.emergency')}</Verdict>;
  if (urgency === 'urgent') return <Verdict level="act">{t('differential.urgency.urgent')}</Verdict>;
  return <Verdict level={empty ? 'wait' : 'watch'}>{empty ? t('differential.sign.empty') : (likely[0]?.name ?? '')}</Verdict>;
}

/** Shown for what cannot wait; it never steps back for a harmless alternative. */
export function UrgencyBanner({ answer: { urgency, urgencyReasons } }: { answer: DifferentialFound }) {
  const t = useTexts('clinical-tools');
  if (urgency !== 'emergency' && urgency !== 'urgent') return null;
  const reasons = [...new Map(urgencyReasons.filter(({ level }) => level === urgency).map((reason) => [reason.id, reason])).values()].slice(
    0,
    MOST_REASONS,
  );
  const why = reasons.flatMap((reason) => reason.why ?? []);
  return (
    <section className={css.banner} role="alert">
      <Icon of="alert-triangle-filled" size="l" decorative className={css.icon} />
      <div>
        <p className={css.title}>{t(`differential.urgency.${urgency}`)}</p>
        <p>{t('differential.urgencyWhy', { reasons: reasons.map(({ label }) => inlineName(label)).join(', ') })}</p>
        {why.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}
