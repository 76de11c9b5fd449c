import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { Severity } from '#ui/severity.tsx';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import { inlineName } from './inline-name.tsx';
import css from './interaction-answer.module.css';
import { leadOf, verdictOf } from './interaction-summary.tsx';
import { Verdict } from './verdict.tsx';
import { WithSources } from './with-sources.tsx';

const SHOWN_FIXES = 2;

export function InteractionLead({ answer }: { answer: DrugToDrugFound }) {
  const t = useTexts('clinical-tools');
  const { key, values, alert } = leadOf(answer);
  const why = alert === undefined ? '' : t(`alert.${alert.kind}`, { about: inlineName(alert.about) });
  return <>{t(`drugs.lead.${key}`, { ...values, why })}</>;
}

export function InteractionVerdict({ answer }: { answer: DrugToDrugFound }) {
  const t = useTexts('clinical-tools');
  const { level, key } = verdictOf(answer);
  return <Verdict level={level}>{t(`drugs.verdict.${key}`)}</Verdict>;
}

/** What to do about the gravest pairs, and what speaks against a drug in this patient. */
export function InteractionFixes({ answer: { interactions, alerts, duplicates, unrecognised } }: { answer: DrugToDrugFound }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const fixes = interactions
    .filter(({ severity, management }) => management !== '' && (severity === 'contraindicated' || severity === 'major'))
    .slice(0, SHOWN_FIXES);
  return (
    <>
      {unrecognised.length > 0 && (
        <p className={css.unchecked}>
          <Icon of="alert-circle" size="s" decorative />
          {t('drugs.notChecked', { names: unrecognised.map(({ input }) => input).join(', ') })}
        </p>
      )}
      {fixes.length > 0 && (
        <ul className={css.fixes}>
          {fixes.map(({ drugs, names: [a, b], management, alternatives }) => (
            <li key={drugs.join()}>
              <b>
                <Icon of="arrow-back-up" size="s" decorative />
                {t('list.pair', { a, b })}
              </b>
              <span className="muted">
                {management}
                {alternatives.length > 0 &&
                  ` ${t('list.alternatives')} ${formatList(
                    language,
                    alternatives.map(({ name }) => name),
                  )}.`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {duplicates.length > 0 && (
        <ul className={css.alerts}>
          {duplicates.map(({ class: of, drugs, severity, sources }) => (
            <li key={of}>
              <Severity level={severity} word={t(`severity.${severity}`)} look="plain" />
              <WithSources sources={sources}>
                {t('drugs.duplicate', { class: of, drugs: drugs.map(({ name }) => name).join(', ') })}
              </WithSources>
            </li>
          ))}
        </ul>
      )}
      {alerts.length > 0 && (
        <details className={css.alertsBox} open>
          <summary className="t-label">{t('drugs.alerts', { count: alerts.length })}</summary>
          <ul className={css.alerts}>
            {alerts.map(({ drug, kind, about, severity, note, sources }) => (
              <li key={`${drug.id} ${kind} ${about} ${note}`}>
                <Severity level={severity} word={t(`severity.${severity}`)} look="plain" />
                <WithSources sources={sources}>
                  <b>{drug.name}</b> {t(`alert.${kind}`, { about })}
                  {note !== null && <span className="muted"> {note}</span>}
                </WithSources>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
