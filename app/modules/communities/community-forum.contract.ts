/** Forums that belong to a community. */
import { z } from 'zod';
import { ThreadSummary } from '#modules/forums/forum-thread.contract.ts';
import { ForumCard } from '#modules/forums/forums.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

export const MAX_FORUMS = 30;

export const listCommunityForums = query('communities.listForums', {
  summary: 'The forums of a community, as far as the reader may know of each.',
  http: main.get('/group-community/forums'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ communityId: Id }),
  output: z.strictObject({ forums: z.array(ForumCard) }),
  errors: { 'communities.notFound': 404 },
});

export const listCommunityThreads = query('communities.listThreads', {
  summary: 'Threads in the forums of a community that the reader may read, last answered first.',
  http: main.get('/group-community/threads'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ communityId: Id, ...PageInput }),
  output: pageOf(ThreadSummary),
  errors: { 'communities.notFound': 404 },
});

export const getForumCommunity = query('communities.ofForum', {
  summary: 'The community a forum stands in; null where there is none.',
  http: main.get('/group-community/of-forum'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ forumId: Id }),
  output: z.strictObject({ community: z.strictObject({ id: z.string(), name: z.string(), language: z.enum(['en', 'id']) }).nullable() }),
  errors: {},
});

export const linkForum = command('communities.linkForum', {
  summary:
    'Puts a forum into a community, or takes it out. Its owner puts it in, where they tend the community; those who tend the community, and its owner, take it out. A forum belongs to one community at most.',
  http: main.post('/group-community/link-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, forumId: Id, linked: z.boolean() }),
  output: z.strictObject({ forumId: z.string(), linked: z.boolean() }),
  errors: {
    'communities.notFound': 404,
    'communities.notAllowed': 403,
    'communities.closed': 409,
    'communities.forumNotFound': 404,
    'communities.forumElsewhere': 409,
    'communities.tooManyForums': 409,
  },
});
