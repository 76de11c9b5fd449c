/** Every page of the product with an address in the sample world. A test holds this list against app/routes.ts. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';
import { ask } from './sessions.ts';

export interface ProductPage {
  /** As app/routes.ts has it, without the language prefix. */
  readonly pattern: string;
  /** The least one must be to see it. */
  readonly for: 'anyone' | 'member' | 'staff';
  readonly path: string;
}

/** Signs in for pages of this kind. */
export const READER = 'ratri';
export const STAFF = 'staff';

export async function productPages(): Promise<ProductPage[]> {
  const { data: cases } = await ask<{ data: { id: string; byline: { kind: string; id?: string } }[] }>(
    null,
    'GET',
    // The most discussed are of the sample world: others were written by other tests, with texts meant to be hostile.
    '/api/v3/cases?limit=20&sort=discussed',
  );
  const named = cases.find(({ byline }) => byline.kind === 'member');
  if (named?.byline.id === undefined) throw new Error('The sample world has no case with a named author');
  const member = named.byline.id;
  // The preview of a profile is there once something was written.
  const draft = await ask<{ version: number; content: unknown }>(READER, 'GET', '/api/v3/profile/draft');
  if (draft.version === 0) await ask(READER, 'POST', '/api/v3/profile/draft', { version: 0, content: draft.content });
  return [
    { pattern: '/', for: 'anyone', path: '/' },
    { pattern: '/cases', for: 'anyone', path: '/cases' },
    { pattern: '/cases/new', for: 'member', path: '/cases/new' },
    { pattern: '/cases/:caseId', for: 'anyone', path: `/cases/${named.id}` },
    { pattern: '/login', for: 'anyone', path: '/login' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=basic' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=additional' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=interests' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=registration' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=submit' },
    { pattern: '/settings', for: 'member', path: '/settings' },
    { pattern: '/bookmarks', for: 'member', path: '/bookmarks' },
    { pattern: '/console', for: 'staff', path: '/console' },
    { pattern: '/console/verification', for: 'staff', path: '/console/verification' },
    { pattern: '/console/approvals', for: 'staff', path: '/console/approvals' },
    { pattern: '/console/reports', for: 'staff', path: '/console/reports' },
    { pattern: '/console/texts', for: 'staff', path: '/console/texts' },
    { pattern: '/console/log', for: 'staff', path: '/console/log' },
    { pattern: '/moderation-log', for: 'anyone', path: '/moderation-log' },
    { pattern: '/profile', for: 'member', path: '/profile' },
    { pattern: '/profile/edit', for: 'member', path: '/profile/edit' },
    { pattern: '/profile/edit-preview', for: 'member', path: '/profile/edit-preview' },
    { pattern: '/profile/:memberId?/following', for: 'member', path: '/profile/following' },
    { pattern: '/profile/:memberId?/followers', for: 'member', path: `/profile/${member}/followers` },
    { pattern: '/profile/:memberId', for: 'anyone', path: `/profile/${member}` },
    { pattern: '/profile/:memberId/cases', for: 'anyone', path: `/profile/${member}/cases` },
    { pattern: '/notifications', for: 'member', path: '/notifications' },
    { pattern: '/notifications/settings', for: 'member', path: '/notifications/settings' },
    { pattern: '/search', for: 'anyone', path: '/search' },
    { pattern: '/search', for: 'anyone', path: '/search?q=dengue' },
    { pattern: '/search', for: 'anyone', path: '/search?q=Maheswari&kind=people' },
    { pattern: '/search', for: 'anyone', path: '/search?q=xyzzyplugh' },
    { pattern: '/about', for: 'anyone', path: '/about' },
    { pattern: '/404', for: 'anyone', path: '/404' },
    { pattern: '/*', for: 'anyone', path: '/no/such/page' },
  ];
}

/** Patterns of all pages in app/routes.ts, without the language prefix. */
export function routedPatterns(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined || path === 'id?' ? above : `${above}/${path}`;
    if (children === undefined) return [here === '' ? '/' : here];
    return [...(index === true ? [here] : []), ...routedPatterns(children, here)];
  });
}
