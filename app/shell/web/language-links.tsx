import { useLocation } from 'react-router';
import { LANGUAGE_CHOICE, LANGUAGES, type Language, pathInLanguage } from '#platform/i18n/languages.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { LinkSegments } from '#ui/top-bar.tsx';

const NAMES: Record<Language, { short: string; long: string }> = {
  en: { short: 'EN', long: 'English' },
  id: { short: 'ID', long: 'Bahasa Indonesia' },
};

/** The same page in the other language. A new document: texts, dates and the page's own language change together. */
export function LanguageLinks() {
  const t = useTexts('shell');
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <LinkSegments label={t('frame.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`${pathInLanguage(pathname, language)}${search === '' ? '?' : `${search}&`}${LANGUAGE_CHOICE}=${language}`}
          rel="nofollow"
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={({ currentTarget }) => {
            // What stands behind the # is not known to the router: a tool keeps its question there.
            currentTarget.hash = window.location.hash;
          }}
        >
          {NAMES[language].short}
          <span className="visually-hidden"> {NAMES[language].long}</span>
        </a>
      ))}
    </LinkSegments>
  );
}
