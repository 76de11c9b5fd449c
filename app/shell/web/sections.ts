import { IconBell, IconBookmark, IconHome, IconSearch, IconStethoscope } from '@tabler/icons-react';
import type { TablerIcon } from '#ui/icon.tsx';

export interface Section {
  /** Text `section.<id>` of the shell. */
  readonly id: string;
  readonly path: string;
  readonly icon: TablerIcon;
  readonly membersOnly?: boolean;
  /** Second key after `g`. */
  readonly key?: string;
}

/** What the rail, the menu and the palette offer: only what exists. */
export const SECTIONS: readonly Section[] = [
  { id: 'home', path: '/', icon: IconHome, key: 'h' },
  { id: 'cases', path: '/cases', icon: IconStethoscope, key: 'c' },
  { id: 'bookmarks', path: '/bookmarks', icon: IconBookmark, membersOnly: true },
  { id: 'notifications', path: '/notifications', icon: IconBell, membersOnly: true },
  { id: 'search', path: '/search', icon: IconSearch },
];

export const COMPOSE_PATH = '/cases/new';

export const sectionsFor = (signedIn: boolean): readonly Section[] =>
  SECTIONS.filter((section) => signedIn || section.membersOnly !== true);
