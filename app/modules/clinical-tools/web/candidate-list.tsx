import { useState } from 'react';
import { formatList, formatNumber } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Argument, Candidate, MustNotMiss } from '../differential.contract.ts';
import css from './candidate-list.module.css';
import { inlineName } from './inline-name.tsx';
import { SourceList } from './sources.tsx';

/** Decibans at which a bar is full: as much as the clearest of cases has. */
const FULL = 90;
const SHOWN = 6;
/** Below this only the first few are listed at once. */
const WORTH_READING = 0.01;
const FEWEST = 3;
/** In a hundred; below the last it is unlikely. */
const WORDS = [
  { from: 0.6, key: 'very' },
  { from: 0.2, key: 'likely' },
  { from: 0.03, key: 'possible' },
] as const;

const likelihoodKey = (probability: number): string => WORDS.find(({ from }) => probability >= from)?.key ?? 'unlikely';

/** Nobody is surer than this of what no test has shown. */
const SUREST = 0.95;

/** Per cent as one says it: no false precision, never nought and never certain. */
export function usePercent(): (probability: number) => string {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return (probability) => {
    if (probability < 0.005) return t('differential.belowOne');
    const key = probability > SUREST ? 'above' : 'percent';
    return t(`differential.${key}`, { value: formatNumber(language, Math.round(Math.min(probability, SUREST) * 100)) });
  };
}

export interface CandidateListProps {
  readonly candidates: readonly (Candidate | MustNotMiss)[];
  readonly label: string;
}

/** Bars with what speaks for and against each. */
export function CandidateList({ candidates, label }: CandidateListProps) {
  const t = useTexts('clinical-tools');
  const [all, setAll] = useState(false);
  const shown = Math.max(FEWEST, candidates.filter(({ probability }) => probability >= WORTH_READING).length);
  return (
    <>
      <p className={css.axis} aria-hidden="true">
        <span>{t('differential.against')}</span>
        <span>{t('differential.for')}</span>
      </p>
      <ol className={css.list} aria-label={label}>
        {candidates.map((candidate, index) => (
          // The rest stands in the page all the same: paper shows everything.
          <li key={candidate.id} className={classNames(css.item, !all && index >= shown && css.later)} data-list-row>
            <CandidateRow candidate={candidate} />
          </li>
        ))}
      </ol>
      {!all && shown < candidates.length && (
        <div className={css.showAll}>
          <Button wide onClick={() => setAll(true)}>
            {t('list.more', { count: candidates.length - shown })}
          </Button>
        </div>
      )}
    </>
  );
}

function CandidateRow({ candidate }: { candidate: Candidate | MustNotMiss }) {
  const { name, icd10, probability, for: pro, against, dangerous, redFlags, drafted, sources } = candidate;
  const ruledOutBy = 'ruledOutBy' in candidate ? candidate.ruledOutBy : [];
  const t = useTexts('clinical-tools');
  const percent = usePercent();
  const key = likelihoodKey(probability);
  return (
    <details className={css.candidate}>
      <summary className={css.summary} data-list-link>
        <span className={css.head}>
          <span className={css.name}>
            {name} <small className="muted">{icd10[0]}</small>
            {dangerous && (
              <small className={css.danger}>
                <Icon of="alert-triangle-filled" size="s" decorative />
                {t('differential.dangerous')}
              </small>
            )}
          </span>
          <span className={classNames(css.likelihood, css[key])}>
            {t(`differential.likelihood.${key}`)} · <span className="num">{percent(probability)}</span>
          </span>
        </span>
        <Bars against={sumOf(against)} pro={sumOf(pro)} />
        <span className={css.arguments}>
          <Arguments list={against} sign="minus" label={t('differential.against')} className={css.against} />
          <Arguments list={pro} sign="plus" label={t('differential.for')} className={css.pro} />
        </span>
      </summary>
      <div className={css.more}>
        {redFlags.length > 0 && (
          <p>
            <b>{t('differential.redFlags')}</b> {redFlags.map(({ label }) => label).join(', ')}
          </p>
        )}
        {ruledOutBy.length > 0 && (
          <p>
            <b>{t('differential.ruledOutBy')}</b> {ruledOutBy.map(({ label }) => label).join(', ')}
          </p>
        )}
        <p className="small muted">{drafted ? t('answer.draftedShort') : ''}</p>
        <SourceList sources={sources} />
      </div>
    </details>
  );
}

const sumOf = (list: readonly Argument[]) => list.reduce((sum, { weight }) => sum + Math.abs(weight), 0);

/** Lengths by SVG attributes: the page's policy is spared style attributes. */
function Bars({ against, pro }: { against: number; pro: number }) {
  const share = (weight: number) => Math.min(100, (weight / FULL) * 100);
  const width = share(against);
  return (
    <span className={css.bars}>
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className={css.barAgainst}>
        <rect x={100 - width} width={width} height="10" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className={css.barFor}>
        <rect width={share(pro)} height="10" />
      </svg>
    </span>
  );
}

interface ArgumentsProps {
  readonly list: readonly Argument[];
  readonly sign: 'plus' | 'minus';
  readonly label: string;
  readonly className: string | undefined;
}

function Arguments({ list, sign, label, className }: ArgumentsProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const said = list.filter(({ because }) => because !== 'unexplained').slice(0, SHOWN);
  // What a disease leaves open is one argument, however many findings it is.
  const open = list.filter(({ because }) => because === 'unexplained').map((one) => inlineName(one.label));
  return (
    <span className={className}>
      <span className="visually-hidden">{label}: </span>
      {said.map(({ findingId, label: finding, because }) => (
        <span key={`${findingId} ${because}`} className={css.argument}>
          <Icon of={sign} size="s" decorative />
          {because === 'absent' ? t('differential.because.absent', { finding: inlineName(finding) }) : finding}
        </span>
      ))}
      {open.length > 0 && (
        <span className={css.argument}>
          <Icon of={sign} size="s" decorative />
          {t('differential.because.unexplained', { findings: formatList(language, open.slice(0, SHOWN)) })}
        </span>
      )}
    </span>
  );
}
