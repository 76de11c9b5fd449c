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
  // With a poll: the page has most to show.
  const posts = await ask<{ data: { id: string; card: { poll: object | null } }[] }>(null, 'GET', '/api/v3/posts?limit=50&sort=discussed');
  const post = posts.data.find(({ card }) => card.poll !== null) ?? posts.data[0];
  if (post === undefined) throw new Error('The sample world has no posts');
  // The preview of a profile is there once something was written.
  const draft = await ask<{ version: number; content: unknown }>(READER, 'GET', '/api/v3/profile/draft');
  if (draft.version === 0) await ask(READER, 'POST', '/api/v3/profile/draft', { version: 0, content: draft.content });
  const communities = await ask<{ data: { id: string }[] }>(READER, 'GET', '/api/v3/get-communities?mine=true');
  const community = `/community/${communities.data[0]?.id}`;
  const { data: articles } = await ask<{ data: { id: string; card: { lines: object | null } }[] }>(
    null,
    'GET',
    '/api/v3/articles?limit=50',
  );
  const article = articles.find(({ card }) => card.lines !== null);
  const { issues } = await ask<{ issues: { data: { id: string }[] } }>(null, 'GET', '/api/v3/newsletters/kolegia-weekly');
  const issue = issues.data.at(-1);
  const { newsletter } = await ask<{ newsletter: { id: string } }>(READER, 'GET', '/api/v3/newsletters/interna-jateng');
  const issueDrafts = await ask<{ data: { id: string }[] }>(READER, 'GET', `/api/v3/newsletter-drafts?newsletterId=${newsletter.id}`);
  const draftIssue = issueDrafts.data[0];
  const own = await ownVideos();
  const forum = await ownForum();
  const { data: chats } = await ask<{ data: { id: string }[] }>(READER, 'GET', '/api/v3/chat/conversations');
  return [
    { pattern: '/', for: 'anyone', path: '/' },
    { pattern: '/cases', for: 'anyone', path: '/cases' },
    { pattern: '/cases/new', for: 'member', path: '/cases/new' },
    { pattern: '/cases/:caseId', for: 'anyone', path: `/cases/${named.id}` },
    { pattern: '/posts', for: 'anyone', path: '/posts' },
    { pattern: '/posts/new', for: 'member', path: '/posts/new' },
    { pattern: '/posts/:postId', for: 'anyone', path: `/posts/${post.id}` },
    { pattern: '/forums', for: 'anyone', path: '/forums' },
    { pattern: '/forums', for: 'anyone', path: '/forums?list=all' },
    { pattern: '/forums', for: 'member', path: '/forums?list=mine' },
    { pattern: '/forums', for: 'member', path: '/forums?list=suggested' },
    { pattern: '/forums/new', for: 'member', path: '/forums/new' },
    { pattern: '/forums/:forumId', for: 'anyone', path: `/forums/${forum.open}` },
    { pattern: '/forums/:forumId', for: 'anyone', path: `/forums/${forum.own}` },
    { pattern: '/forums/:forumId/desk', for: 'member', path: `/forums/${forum.own}/desk` },
    { pattern: '/forums/:forumId/desk', for: 'member', path: `/forums/${forum.own}/desk?list=requested` },
    { pattern: '/forums/:forumId/desk', for: 'member', path: `/forums/${forum.own}/desk?list=takenDown` },
    { pattern: '/forums/:forumId/settings', for: 'member', path: `/forums/${forum.own}/settings` },
    { pattern: '/forums/:forumId/write', for: 'member', path: `/forums/${forum.own}/write` },
    { pattern: '/threads/:threadId', for: 'anyone', path: `/threads/${forum.openThread}` },
    { pattern: '/threads/:threadId', for: 'anyone', path: `/threads/${forum.ownThread}` },
    { pattern: '/threads/:threadId/edit', for: 'member', path: `/threads/${forum.ownThread}/edit` },
    { pattern: '/community', for: 'anyone', path: '/community' },
    { pattern: '/community/new', for: 'member', path: '/community/new' },
    { pattern: '/community/:communityId', for: 'anyone', path: community },
    { pattern: '/community/:communityId/members', for: 'member', path: `${community}/members` },
    { pattern: '/community/:communityId/members', for: 'member', path: `${community}/members?list=requested` },
    { pattern: '/community/:communityId/invitations', for: 'member', path: `${community}/invitations` },
    { pattern: '/community/:communityId/forums', for: 'member', path: `${community}/forums` },
    { pattern: '/community/:communityId/settings', for: 'member', path: `${community}/settings` },
    { pattern: '/community/invitation/:code', for: 'anyone', path: '/community/invitation/0123456789abcdefghijkl' },
    { pattern: '/services_community', for: 'anyone', path: '/services_community' },
    { pattern: '/news', for: 'anyone', path: '/news' },
    { pattern: '/news', for: 'anyone', path: '/news?type=retraction' },
    { pattern: '/news-v1', for: 'anyone', path: '/news-v1' },
    { pattern: '/news/:articleId', for: 'anyone', path: `/news/${article?.id}` },
    { pattern: '/newsletter-by-journal', for: 'anyone', path: '/newsletter-by-journal' },
    { pattern: '/newsletter-by-journal/:journal', for: 'anyone', path: '/newsletter-by-journal/kolegia-sample' },
    { pattern: '/newsletters', for: 'anyone', path: '/newsletters' },
    { pattern: '/newsletters', for: 'anyone', path: '/newsletters?mine=true' },
    { pattern: '/newsletters/new', for: 'staff', path: '/newsletters/new' },
    { pattern: '/newsletters/issues/:issueId', for: 'anyone', path: `/newsletters/issues/${issue?.id}` },
    { pattern: '/newsletters/unsubscribe/:token', for: 'anyone', path: '/newsletters/unsubscribe/0123456789abcdefghijkl' },
    { pattern: '/notifications/mute/:token', for: 'anyone', path: '/notifications/mute/not-a-link-of-ours' },
    { pattern: '/notifications/unsubscribe/:token', for: 'anyone', path: '/notifications/unsubscribe/not-a-link-of-ours' },
    { pattern: '/newsletters/:slug', for: 'anyone', path: '/newsletters/kolegia-weekly' },
    { pattern: '/newsletters/:slug', for: 'anyone', path: '/newsletters/interna-jateng' },
    { pattern: '/newsletters/:slug/settings', for: 'member', path: '/newsletters/interna-jateng/settings' },
    { pattern: '/newsletters/:slug/write/:issueId?', for: 'member', path: '/newsletters/interna-jateng/write' },
    { pattern: '/newsletters/:slug/write/:issueId?', for: 'member', path: `/newsletters/interna-jateng/write/${draftIssue?.id}` },
    { pattern: '/medi-ai', for: 'anyone', path: '/medi-ai' },
    { pattern: '/medi-ai/history', for: 'member', path: '/medi-ai/history' },
    { pattern: '/drug-to-drug', for: 'anyone', path: '/drug-to-drug' },
    { pattern: '/drug-dosage', for: 'anyone', path: '/drug-dosage' },
    { pattern: '/differential-diagnosis', for: 'anyone', path: '/differential-diagnosis' },
    { pattern: '/calculators', for: 'anyone', path: '/calculators' },
    { pattern: '/calculators/:calculator', for: 'anyone', path: '/calculators/cockcroft-gault' },
    { pattern: '/login', for: 'anyone', path: '/login' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=basic' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=additional' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=interests' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=registration' },
    { pattern: '/onboarding', for: 'member', path: '/onboarding?step=submit' },
    { pattern: '/settings', for: 'member', path: '/settings' },
    { pattern: '/discover', for: 'anyone', path: '/discover' },
    { pattern: '/discover', for: 'anyone', path: '/discover?condition=dengue' },
    { pattern: '/health-conditions', for: 'anyone', path: '/health-conditions' },
    { pattern: '/specialities', for: 'anyone', path: '/specialities' },
    { pattern: '/bookmarks', for: 'member', path: '/bookmarks' },
    { pattern: '/console', for: 'staff', path: '/console' },
    { pattern: '/console/verification', for: 'staff', path: '/console/verification' },
    { pattern: '/console/approvals', for: 'staff', path: '/console/approvals' },
    { pattern: '/console/reports', for: 'staff', path: '/console/reports' },
    { pattern: '/console/texts', for: 'staff', path: '/console/texts' },
    { pattern: '/console/sliders', for: 'staff', path: '/console/sliders' },
    { pattern: '/console/news', for: 'staff', path: '/console/news' },
    { pattern: '/console/news/lines', for: 'staff', path: '/console/news/lines' },
    { pattern: '/console/knowledge', for: 'staff', path: '/console/knowledge' },
    { pattern: '/console/log', for: 'staff', path: '/console/log' },
    { pattern: '/postsapproval', for: 'staff', path: '/postsapproval' },
    { pattern: '/content_creator', for: 'member', path: '/content_creator' },
    { pattern: '/moderation-log', for: 'anyone', path: '/moderation-log' },
    { pattern: '/profile', for: 'member', path: '/profile' },
    { pattern: '/profile/edit', for: 'member', path: '/profile/edit' },
    { pattern: '/profile/edit-preview', for: 'member', path: '/profile/edit-preview' },
    { pattern: '/profile/:memberId?/following', for: 'member', path: '/profile/following' },
    { pattern: '/profile/:memberId?/followers', for: 'member', path: `/profile/${member}/followers` },
    { pattern: '/profile/:memberId', for: 'anyone', path: `/profile/${member}` },
    { pattern: '/profile/:memberId/contributions', for: 'anyone', path: `/profile/${member}/contributions` },
    { pattern: '/profile/:memberId/cases', for: 'anyone', path: `/profile/${member}/cases` },
    ...['/doctors-you-may-know', '/doctors-with-similar-interest', '/following-circle', '/minded-experts', '/experts-near-you'].map(
      (path) => ({ pattern: path, for: 'member', path }) as const,
    ),
    { pattern: '/chat', for: 'member', path: '/chat' },
    { pattern: '/chat', for: 'member', path: '/chat?box=requests' },
    { pattern: '/chat/:conversationId', for: 'member', path: `/chat/${chats[0]?.id}` },
    { pattern: '/notifications', for: 'member', path: '/notifications' },
    // One that is nobody's leads to the list.
    { pattern: '/notifications/open/:id', for: 'member', path: '/notifications/open/0123456789abcdef' },
    { pattern: '/notifications/settings', for: 'member', path: '/notifications/settings' },
    { pattern: '/video', for: 'anyone', path: '/video' },
    { pattern: '/video', for: 'anyone', path: '/video?q=depolarise' },
    { pattern: '/video/new', for: 'member', path: '/video/new' },
    { pattern: '/video/:videoId', for: 'anyone', path: `/video/${own.video}` },
    { pattern: '/video/:videoId/edit', for: 'member', path: `/video/${own.video}/edit` },
    { pattern: '/series', for: 'anyone', path: '/series' },
    { pattern: '/series/new', for: 'member', path: '/series/new' },
    { pattern: '/series/:seriesId', for: 'anyone', path: `/series/${own.series}` },
    { pattern: '/series/:seriesId/edit', for: 'member', path: `/series/${own.series}/edit` },
    { pattern: '/search', for: 'anyone', path: '/search' },
    { pattern: '/search', for: 'anyone', path: '/search?q=dengue' },
    { pattern: '/search', for: 'anyone', path: '/search?q=Maheswari&kind=people' },
    { pattern: '/search', for: 'anyone', path: '/search?q=xyzzyplugh' },
    { pattern: '/liveevents', for: 'anyone', path: '/liveevents' },
    { pattern: '/services', for: 'anyone', path: '/services' },
    { pattern: '/about', for: 'anyone', path: '/about' },
    { pattern: '/404', for: 'anyone', path: '/404' },
    { pattern: '/*', for: 'anyone', path: '/no/such/page' },
  ];
}

/** A forum that the reader owns and a thread of theirs in it; one that everyone reads, with a thread. */
async function ownForum(): Promise<{ own: string; ownThread: string; open: string; openThread: string }> {
  const idOf = (data: readonly { id: string }[], what: string) => {
    if (data[0] === undefined) throw new Error(`The sample world has no ${what}`);
    return data[0].id;
  };
  type Listed = { data: { id: string; kind: string; role: string | null; byline?: { id?: string } }[] };
  const me = await ask<{ id: string }>(READER, 'GET', '/api/v3/profile/get-user-basic-detail');
  const mine = (await ask<Listed>(READER, 'GET', `/api/v3/followed-forum/${me.id}`)).data;
  const own = idOf(
    mine.filter(({ role, kind }) => role === 'owner' && kind === 'private'),
    'private forum of the reader',
  );
  const open = idOf(
    (await ask<Listed>(null, 'GET', '/api/v3/most-active-forum')).data.filter(({ kind }) => kind === 'public'),
    'public forum',
  );
  const threads = async (who: string | null, forumId: string) =>
    (await ask<Listed>(who, 'GET', `/api/v3/forum-threads?forumId=${forumId}`)).data;
  return {
    own,
    ownThread: idOf(
      (await threads(READER, own)).filter(({ byline }) => byline?.id === me.id),
      'thread of the reader',
    ),
    open,
    openThread: idOf(await threads(null, open), 'thread in it'),
  };
}

/** A video and a series of the reader's own. */
async function ownVideos(): Promise<{ video: string; series: string }> {
  const { id } = await ask<{ id: string }>(READER, 'GET', '/api/v3/profile/get-user-basic-detail');
  const first = async (kind: 'videos' | 'series') => {
    const { data } = await ask<{ data: { id: string }[] }>(null, 'GET', `/api/v3/${kind}?author=${id}`);
    if (data[0] === undefined) throw new Error(`The reader of the sample world has no ${kind}`);
    return data[0].id;
  };
  return { video: await first('videos'), series: await first('series') };
}

/** Patterns of all pages in app/routes.ts, without the language prefix. */
export function routedPatterns(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined || path === 'id?' ? above : `${above}/${path}`;
    if (children === undefined) return [here === '' ? '/' : here];
    return [...(index === true ? [here] : []), ...routedPatterns(children, here)];
  });
}
