import { useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language, pathInLanguage } from '#platform/i18n/languages.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { setTheme } from '#platform/web/theme.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { useOnDevice } from '#platform/web/use-on-device.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { updateUserBasicDetail } from '../member.contract.ts';
import { useFailure } from './widgets/use-failure.ts';

/** Each language calls itself by its own name, whatever the page is in. */
const OWN_NAMES: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' };

/** Of pages, mail and messages alike: `chosen` is the account's, which the language of this page may differ from. */
export function LanguageSettings({ chosen }: { chosen: Language }) {
  const t = useTexts('identity');
  const { pathname } = useLocation();
  const { run, failure } = useCommand(updateUserBasicDetail);
  const { message } = useFailure(failure);
  async function choose(language: Language) {
    if (language === chosen || (await run({ language })) === null) return;
    window.location.assign(pathInLanguage(pathname, language));
  }
  return (
    <RadioGroup
      name="language"
      label={t('settings.language')}
      help={t('settings.languageHelp')}
      error={message}
      look="segments"
      value={chosen}
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
    setTheme(theme === 'system' ? null : theme);
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
