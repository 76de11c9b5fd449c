import { useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language, pathInLanguage } from '#platform/i18n/languages.ts';
import { PAGE_COOKIES, writeCookie } from '#platform/web/cookies.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useOnDevice } from '#platform/web/use-on-device.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { updateUserBasicDetail } from '../member.contract.ts';
import { useFailure } from './widgets/use-failure.ts';

/** Each language calls itself by its own name, whatever the page is in. */
const OWN_NAMES: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' };

/** Of pages, mail and messages alike. */
export function LanguageSettings() {
  const t = useTexts('identity');
  const current = useLanguage();
  const { pathname } = useLocation();
  const { run, failure } = useCommand(updateUserBasicDetail);
  const { message } = useFailure(failure);
  async function choose(language: Language) {
    if (language === current || (await run({ language })) === null) return;
    window.location.assign(pathInLanguage(pathname, language));
  }
  return (
    <RadioGroup
      name="language"
      label={t('settings.language')}
      help={t('settings.languageHelp')}
      error={message}
      look="segments"
      value={current}
      onValueChange={(language) => void choose(language)}
      options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{OWN_NAMES[value]}</span> }))}
    />
  );
}

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const themeOfPage = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

export function ThemeSettings() {
  const t = useTexts('identity');
  const { theme: fromServer } = usePageFacts();
  const known = useOnDevice(themeOfPage, fromServer ?? 'system');
  const [chosen, setChosen] = useState<Theme | null>(null);
  function choose(theme: Theme) {
    setChosen(theme);
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    writeCookie(PAGE_COOKIES.theme, theme);
  }
  return (
    <RadioGroup
      name="theme"
      label={t('settings.theme')}
      look="segments"
      value={chosen ?? known}
      onValueChange={choose}
      options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
    />
  );
}
