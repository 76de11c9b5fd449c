import type { Reader } from '#platform/web/page-facts.ts';
import type { IconName } from '#ui/icon.tsx';

export interface Section {
  /** Text `section.<id>` of the shell. */
  readonly id: string;
  readonly path: string;
  readonly icon: IconName;
  /** Everyone unless named. */
  readonly for?: 'members' | 'staff';
  /** Second key after `g`. */
  readonly key?: string;
}

/** What the rail, the menu and the palette offer: only what exists. */
export const SECTIONS: readonly Section[] = [
  { id: 'home', path: '/', icon: 'home', key: 'h' },
  { id: 'cases', path: '/cases', icon: 'stethoscope', key: 'c' },
  { id: 'sage', path: '/medi-ai', icon: 'sparkles', key: 's' },
  { id: 'news', path: '/news', icon: 'news', key: 'n' },
  { id: 'videos', path: '/video', icon: 'video', key: 'v' },
  { id: 'posts', path: '/posts', icon: 'notes', key: 'p' },
  { id: 'forums', path: '/forums', icon: 'messages', key: 'f' },
  { id: 'communities', path: '/community', icon: 'users' },
  { id: 'newsletters', path: '/newsletters', icon: 'mail' },
  { id: 'discover', path: '/discover', icon: 'compass' },
  { id: 'chat', path: '/chat', icon: 'message-circle', for: 'members' },
  { id: 'creator', path: '/content_creator', icon: 'pencil', for: 'members' },
  { id: 'bookmarks', path: '/bookmarks', icon: 'bookmark', for: 'members' },
  { id: 'notifications', path: '/notifications', icon: 'bell', for: 'members' },
  { id: 'search', path: '/search', icon: 'search' },
  { id: 'console', path: '/console', icon: 'shield-check', for: 'staff' },
  { id: 'about', path: '/about', icon: 'info-circle' },
];

export const COMPOSE_PATH = '/cases/new';

export function sectionsFor(reader: Reader | null): readonly Section[] {
  const isStaff = reader !== null && reader.rights.length > 0;
  return SECTIONS.filter((section) => section.for === undefined || (section.for === 'staff' ? isStaff : reader !== null));
}
