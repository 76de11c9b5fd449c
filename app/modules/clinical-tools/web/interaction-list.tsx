import { useState } from 'react';
import { formatDate, formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Severity } from '#ui/severity.tsx';
import type { FoundInteraction, WhyInteraction } from '../clinical-tools.contract.ts';
import css from './interaction-list.module.css';
import { SourceList } from './sources.tsx';

export const pairId = ({ drugs: [a, b] }: FoundInteraction) => `pair-${a}-${b}`;

/** So many stand there at once, whatever their severity. */
const SHORT_LIST = 6;

export interface InteractionListProps {
  readonly interactions: readonly FoundInteraction[];
  /** Ids of the pairs that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string, open: boolean) => void;
}

/** By severity; each opens to why, what to do and where it is written. */
export function InteractionList({ interactions, open, onToggle }: InteractionListProps) {
  const t = useTexts('clinical-tools');
  const [all, setAll] = useState(false);
  if (interactions.length === 0) return null;
  const serious = interactions.filter(({ severity }) => severity === 'contraindicated' || severity === 'major').length;
  const kept = Math.max(SHORT_LIST, serious);
  const opened = interactions.slice(kept).some((pair) => open.has(pairId(pair)));
  const isWhole = all || opened || interactions.length <= kept;
  return (
    <section className={css.section} aria-label={t('list.title')}>
      <h2 className={`t-head ${css.title}`}>{t('list.title')}</h2>
      <div className={css.list}>
        {interactions.map((pair, index) => (
          // The rest stands in the page all the same: paper shows everything.
          <div key={pairId(pair)} className={index >= kept && !isWhole ? css.later : undefined}>
            <Pair pair={pair} open={open.has(pairId(pair))} onToggle={onToggle} />
          </div>
        ))}
      </div>
      {!isWhole && (
        <div className={css.more}>
          <Button wide onClick={() => setAll(true)}>
            {t('list.more', { count: interactions.length - kept })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Pair({ pair, open, onToggle }: { pair: FoundInteraction; open: boolean; onToggle: InteractionListProps['onToggle'] }) {
  const t = useTexts('clinical-tools');
  const id = pairId(pair);
  const [a, b] = pair.names;
  return (
    <details id={id} className={css.pair} open={open} onToggle={(event) => onToggle(id, event.currentTarget.open)}>
      <summary className={css.summary}>
        <span className={css.severity}>
          <Severity level={pair.severity} word={t(`severity.${pair.severity}`)} look="plain" />
          {pair.interruptive && <small className={css.stops}>{t('list.stops')}</small>}
        </span>
        <span className={css.names}>
          <b>{t('list.pair', { a, b })}</b>
          <span>{pair.effect}</span>
        </span>
        <Icon of="chevron-down" size="s" decorative className={css.chevron} />
      </summary>
      <div className={css.body}>
        <Why reason={pair} />
        {pair.further.length > 0 && (
          <details className={css.further}>
            <summary>{t('list.further', { count: pair.further.length })}</summary>
            {pair.further.map((reason) => (
              <div key={`${reason.kind} ${reason.effect} ${reason.mechanism}`} className={css.reason}>
                <p>
                  <Severity level={reason.severity} word={t(`severity.${reason.severity}`)} look="plain" /> {reason.effect}
                </p>
                <Why reason={reason} />
              </div>
            ))}
          </details>
        )}
      </div>
    </details>
  );
}

function Why({ reason }: { reason: WhyInteraction }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const facts = [
    reason.onset !== null && t(`onset.${reason.onset}`),
    t(`evidence.${reason.evidence}`),
    reason.drafted && t('answer.draftedShort'),
    reason.reviewed && t('answer.reviewed', { by: reason.reviewed.by, date: formatDate(language, reason.reviewed.on) }),
  ].filter(Boolean);
  return (
    <>
      {reason.management !== '' && <p className={css.management}>{reason.management}</p>}
      <p>{reason.mechanism}</p>
      {reason.because.map((why) => (
        <p key={why} className={css.because}>
          <b>{t('list.forThisPatient')}</b> {why}
        </p>
      ))}
      {reason.alternatives.length > 0 && (
        <p>
          <b>{t('list.alternatives')}</b>{' '}
          {formatList(
            language,
            reason.alternatives.map(({ name }) => name),
          )}
        </p>
      )}
      {reason.monitoring.length > 0 && (
        <p>
          <b>{t('list.monitor')}</b> {reason.monitoring.join('; ')}
        </p>
      )}
      {reason.disagreement.map((says) => (
        <p key={says} className={css.disagreement}>
          <Icon of="versions" size="s" decorative />
          <span>
            <b>{t('list.disagreement')}</b> {says}
          </span>
        </p>
      ))}
      <p className={css.facts}>{facts.join(' · ')}</p>
      <SourceList sources={reason.sources} />
    </>
  );
}
