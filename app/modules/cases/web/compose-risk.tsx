import { deidentifyWording } from '@kolegia/deidentify/wording';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import css from './compose-risk.module.css';
import type { CaseRisk } from './use-case-check.ts';

/** Before publishing: who may know the patient again though nothing names them. It keeps nobody from going on. */
export function ComposeRisk({ risk, riskReasons, onBack }: CaseRisk & { onBack: () => void }) {
  const t = useTexts('cases');
  const words = deidentifyWording[useLanguage()].risk;
  if (risk === 'low') return null;
  return (
    <section aria-labelledby="risk-title" className={css.risk}>
      <h2 id="risk-title" className="t-sub">
        {t(`compose.risk.${risk}`)}
      </h2>
      <ul className={css.reasons}>
        {riskReasons.map((reason) => (
          <li key={reason}>{words[reason]}</li>
        ))}
      </ul>
      <p className="muted">{t('compose.risk.text')}</p>
      <div>
        <Button size="s" onClick={onBack}>
          {t('compose.risk.back')}
        </Button>
      </div>
    </section>
  );
}
