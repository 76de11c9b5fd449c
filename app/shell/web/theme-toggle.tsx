import { useTexts } from '#platform/web/i18n.tsx';
import { setTheme } from '#platform/web/theme.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function ThemeToggle({ className }: { className?: string | undefined }) {
  const t = useTexts('shell');
  return <IconButton icon="moon" label={t('frame.theme')} className={classNames('needs-scripts', className)} onClick={switchTheme} />;
}

/** From what is seen now to the other one. */
export function switchTheme(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  setTheme(isDark ? 'light' : 'dark');
}
