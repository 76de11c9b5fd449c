import { PAGE_COOKIES, writeCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

/** The paper of each, as in ui/tokens.css: browsers draw their own bars in it. */
const PAPER = { light: '#FAF8F4', dark: '#0E1514' };

export const THEMES = ['light', 'dark'] as const;

/** What a browser's bars are drawn in where the device prefers `scheme`. */
export const barColour = (theme: Theme | null, scheme: Theme): string => PAPER[theme ?? scheme];

/** Null follows the device. The cookie lets the server draw the next page in it. */
export function setTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
  for (const scheme of THEMES)
    document.querySelector(`meta[name=theme-color][media*=${scheme}]`)?.setAttribute('content', barColour(theme, scheme));
  writeCookie(PAGE_COOKIES.theme, theme ?? 'system');
}
