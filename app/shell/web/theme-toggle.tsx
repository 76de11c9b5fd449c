import { PAGE_COOKIES, writeCookie } from '#platform/web/cookies.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function ThemeToggle({ className }: { className?: string | undefined }) {
  const t = useTexts('shell');
  return <IconButton icon="moon" label={t('frame.theme')} className={className} onClick={switchTheme} />;
}

/** From what is seen now to the other one; the cookie lets the server draw the next page in it. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : dataset.theme === 'dark';
  dataset.theme = isDark ? 'light' : 'dark';
  writeCookie(PAGE_COOKIES.theme, dataset.theme);
}
