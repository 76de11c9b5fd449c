import { useTexts } from '#platform/web/i18n.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import css from './differential-diagnosis.module.css';

const MOST_TESTS = 6;

/** First tests of what is likely or dangerous, each once. */
export function FirstTests({ answer: { likely, mustNotMiss } }: { answer: DifferentialFound }) {
  const t = useTexts('clinical-tools');
  const tests = new Map<string, { label: string; forWhat: string[] }>();
  for (const { name, firstTests } of [...mustNotMiss, ...likely.slice(0, 3)]) {
    for (const { id, label } of firstTests) {
      const known = tests.get(id);
      if (known === undefined) tests.set(id, { label, forWhat: [name] });
      else if (!known.forWhat.includes(name)) known.forWhat.push(name);
    }
  }
  if (tests.size === 0) return null;
  return (
    <AsideBlock title={t('differential.tests')}>
      <ol className={css.tests}>
        {[...tests.values()].slice(0, MOST_TESTS).map(({ label, forWhat }) => (
          <li key={label}>
            <b>{label}</b>
            <small>{forWhat.slice(0, 3).join(', ')}</small>
          </li>
        ))}
      </ol>
    </AsideBlock>
  );
}
