import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { SUGGESTION_LISTS, SUGGESTION_PATHS } from '../../suggestion.contract.ts';
import css from './suggestion-links.module.css';

/** The way to the lists of colleagues whom the reader may want to follow. Texts: `network`. */
export function SuggestionLinks() {
  const t = useTexts('network');
  return (
    <nav aria-labelledby="suggestion-lists" className={css.links}>
      <h2 id="suggestion-lists" className="t-sub">
        {t('suggestions.find')}
      </h2>
      <div className="row-wrap">
        {SUGGESTION_LISTS.map((list) => (
          <Link key={list} to={SUGGESTION_PATHS[list]}>
            {t(`suggestions.${list}.title`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
