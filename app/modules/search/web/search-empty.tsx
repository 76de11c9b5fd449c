import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import css from './search.module.css';
import { isNarrowed, NO_FILTER, NO_NARROWING, type SearchFilter, searchPath } from './use-search-filter.ts';

const EXAMPLES = ['first', 'second', 'third', 'fourth'] as const;

/** Before anything is asked. */
export function SearchStart() {
  const t = useTexts('search');
  return (
    <EmptyState art="magnifier" title={t('start.title')} action={<Examples />}>
      {t('start.text')}
    </EmptyState>
  );
}

export function NothingFound({ filter }: { filter: SearchFilter }) {
  const t = useTexts('search');
  const narrowed = isNarrowed(filter);
  return (
    <EmptyState
      art="magnifier"
      title={t('none.title', { query: filter.q })}
      action={
        <>
          <Link to={narrowed ? searchPath({ ...filter, ...NO_NARROWING }) : '/cases'} className={buttonClass({ variant: 'primary' })}>
            {t(narrowed ? 'none.all' : 'none.cases')}
          </Link>
          <Examples />
        </>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}

function Examples() {
  const t = useTexts('search');
  return (
    <nav aria-label={t('start.examples')} className={classNames(chipsClass, css.examples)}>
      {EXAMPLES.map((name) => {
        const q = t(`start.example.${name}`);
        return (
          <Link key={name} to={searchPath({ ...NO_FILTER, q })} rel="nofollow" className={chipClass()}>
            {q}
          </Link>
        );
      })}
    </nav>
  );
}
