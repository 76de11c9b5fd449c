import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { KeyboardKey } from './keyboard-key.tsx';
import css from './top-bar.module.css';

export interface TopBarProps {
  /** Brand link, phones only: elsewhere the rail shows it. */
  brand: ReactNode;
  /** The search box, or the steps of what is being written. */
  children: ReactNode;
  /** Language, theme, bell, menu button. */
  tools: ReactNode;
}

export function TopBar({ brand, children, tools }: TopBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.brand}>{brand}</div>
      {children}
      <div className={css.tools}>{tools}</div>
    </header>
  );
}

/** Hide on phones or show only there. */
export const wideOnlyClass = css.wideOnly;
export const phoneOnlyClass = css.phoneOnly;

export interface SearchButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  /** As the reader's keyboard names it: ⌘K or Ctrl K. */
  shortcut?: string | undefined;
}

/** Looks like a field, opens the command palette. */
export function SearchButton({ label, shortcut, className, ...rest }: SearchButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(css.search, className)}>
      <Icon of="search" decorative />
      <span className={css.searchLabel}>{label}</span>
      {shortcut && <KeyboardKey keys={shortcut} />}
    </button>
  );
}

/** Two or three short links side by side, such as EN and ID; the current one carries `aria-current`. */
export function LinkSegments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.segments}>
      {children}
    </nav>
  );
}

/** The bell with its count over it. */
export function WithCount({ count, children }: { count: ReactNode; children: ReactNode }) {
  return (
    <span className={css.withCount}>
      {children}
      {count && <span className={css.countSpot}>{count}</span>}
    </span>
  );
}
