/** One of everything that a member can have, made by the operations that make it: for tests of who may do what with it. */

import { startDraft } from '#modules/cases/case-draft.contract.ts';
import { addCaseUpdate } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { createGroup } from '#modules/chat/group.contract.ts';
import { say } from '#modules/chat/testing/chat.factory.ts';
import { reportError } from '#modules/clinical-tools/error-report.contract.ts';
import { saveCheck } from '#modules/clinical-tools/saved-check.contract.ts';
import { closeCommunity } from '#modules/communities/community-closing.contract.ts';
import { addInvitation } from '#modules/communities/community-invitation.contract.ts';
import { decideCommunityRequest, joinCommunity } from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { closeForum } from '#modules/forums/forum-closing.contract.ts';
import { decideRequest, removeMember, sendJoinRequest } from '#modules/forums/forum-membership.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { listSessions } from '#modules/identity/session.contract.ts';
import { aMember, signIn } from '#modules/identity/testing/identity.factory.ts';
import { STAFF_RIGHTS } from '#modules/identity/verification.contract.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { bringTo } from '#modules/library/testing/library.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent } from '#modules/newsletters/testing/newsletters.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { aPoll, aPostDraft, aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { anUpload } from '#modules/profiles/testing/profiles.factory.ts';
import { saveSlider } from '#modules/promotion/promotion.contract.ts';
import { saveSearch } from '#modules/search/kept-search.contract.ts';
import { createSeries } from '#modules/videos/series.contract.ts';
import { aVideo } from '#modules/videos/testing/videos.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';

export interface People {
  readonly world: TestWorld;
  readonly owner: Member;
  /** Takes part in what the owner made: follows them, is in their groups and forums. */
  readonly fellow: Member;
  /** Has nothing to do with any of it. */
  readonly other: Member;
  readonly staff: Member;
}

export async function somePeople(world: TestWorld): Promise<People> {
  const people = {
    world,
    // Whoever has a newsletter of their own has the right to.
    owner: await aMember(world, { name: 'Ratri Maheswari', rights: ['newsletters'] }),
    fellow: await aMember(world, { name: 'Budi Santoso' }),
    other: await aMember(world, { name: 'Vikram Rao' }),
    staff: await aMember(world, { name: 'Dewi Anggraini', rights: [...STAFF_RIGHTS] }),
  };
  await world.as(people.fellow).call(followMember, { memberId: people.owner.id, following: true });
  return people;
}

/** What names a thing: its id, and where it takes more than one its way there. */
export type Made = Readonly<Record<string, string>>;
type Maker = (people: People, owner: Caller) => Promise<Made>;

const only = async (id: Promise<string>): Promise<Made> => ({ id: await id });

async function inForum(people: People, owner: Caller): Promise<{ forum: string; thread: string; comment: string }> {
  const forum = await aForum(owner, { kind: 'private' });
  const fellow = people.world.as(people.fellow);
  await enterForum(forum, fellow, owner);
  const thread = await aThread(owner, forum);
  const { id: comment } = await fellow.call(addComment, { itemId: thread, text: fromPlainText('I would admit her.') });
  return { forum, thread, comment };
}

const aCase = ({ world }: People, owner: Caller) => aPublishedCase(world, owner);
const aGroup = async ({ fellow }: People, owner: Caller) => (await owner.call(createGroup, { name: 'On call', memberIds: [fellow.id] })).id;
let made = 0;

export const THINGS = {
  case: (people, owner) => only(aCase(people, owner)),
  caseDraft: async (_, owner) => ({ id: (await owner.call(startDraft, { language: 'en' })).id }),
  caseUpdate: async (people, owner) => {
    const caseId = await aCase(people, owner);
    const { id } = await owner.call(addCaseUpdate, { id: caseId, title: 'Day six', text: fromPlainText('She is better.') });
    return { caseId, id };
  },
  /** Of the owner, below a case of theirs. */
  comment: async (people, owner) => {
    const itemId = await aCase(people, owner);
    return { itemId, id: (await owner.call(addComment, { itemId, text: fromPlainText('I would admit her.') })).id };
  },
  /** Of somebody else, below a case of the owner. */
  answer: async (people, owner) => {
    const itemId = await aCase(people, owner);
    const fellow = people.world.as(people.fellow);
    return { itemId, id: (await fellow.call(addComment, { itemId, text: fromPlainText('I would wait.') })).id };
  },
  heldCase: async (people, owner) => {
    const id = await aCase(people, owner);
    await bringTo(people.world, people.staff, id, 'held');
    return { id };
  },
  group: (people, owner) => only(aGroup(people, owner)),
  message: async (people, owner) => {
    const conversationId = await aGroup(people, owner);
    return { conversationId, id: (await say(owner, conversationId, 'Bed 4 is free.')).id };
  },
  savedCheck: async (_, owner) => ({
    id: (await owner.call(saveCheck, { tool: 'interactions', name: 'Bed 4', question: { drugs: ['warfarin'] } })).id,
  }),
  errorReport: async (_, owner) => ({
    id: (await owner.call(reportError, { tool: 'dosage', about: 'warfarin', words: 'The dose is too high.' })).id,
  }),
  /** A fellow is in it. */
  community: async ({ world, fellow }, owner) => {
    const id = await aCommunity(owner);
    await world.as(fellow).call(joinCommunity, { communityId: id });
    return { id };
  },
  closedCommunity: async (_, owner) => {
    const id = await aCommunity(owner);
    await owner.call(closeCommunity, { communityId: id });
    return { id };
  },
  /** A fellow has asked to come in. */
  askedCommunity: async ({ world, fellow }, owner) => {
    const id = await aCommunity(owner, { entry: 'request' });
    await world.as(fellow).call(joinCommunity, { communityId: id });
    return { id };
  },
  /** A fellow has asked to come in, and was declined. */
  declinedCommunity: async ({ world, fellow }, owner) => {
    const id = await aCommunity(owner, { entry: 'request' });
    await world.as(fellow).call(joinCommunity, { communityId: id });
    await owner.call(decideCommunityRequest, { communityId: id, memberId: fellow.id, accept: false });
    return { id };
  },
  invitation: async (_, owner) => {
    const communityId = await aCommunity(owner, { entry: 'request' });
    const { invitation, code } = await owner.call(addInvitation, { communityId });
    return { communityId, id: invitation.id, code };
  },
  /** Closed to all but the owner and a fellow. */
  forum: async (people, owner) => ({ id: (await inForum(people, owner)).forum }),
  closedForum: async (people, owner) => {
    const { forum } = await inForum(people, owner);
    await owner.call(closeForum, { forumId: forum });
    return { id: forum };
  },
  /** A fellow has asked to come in. */
  askedForum: async ({ world, fellow }, owner) => {
    const id = await aForum(owner, { kind: 'private' });
    await world.as(fellow).call(sendJoinRequest, { forumId: id });
    return { id };
  },
  /** A fellow has asked to come in, and was declined. */
  declinedForum: async ({ world, fellow }, owner) => {
    const id = await aForum(owner, { kind: 'private' });
    await world.as(fellow).call(sendJoinRequest, { forumId: id });
    await owner.call(decideRequest, { forumId: id, memberId: fellow.id, accept: false });
    return { id };
  },
  /** A fellow was put out of it. */
  leftForum: async (people, owner) => {
    const { forum } = await inForum(people, owner);
    await owner.call(removeMember, { forumId: forum, memberId: people.fellow.id });
    return { id: forum };
  },
  openForum: (_, owner) => only(aForum(owner)),
  thread: async (people, owner) => {
    const { forum, thread } = await inForum(people, owner);
    return { forumId: forum, id: thread };
  },
  threadAnswer: async (people, owner) => ({ id: (await inForum(people, owner)).comment }),
  newsletter: async (_, owner) => ({ ...(await aNewsletter(owner)) }),
  issue: async (_, owner) => {
    const { id: newsletterId } = await aNewsletter(owner);
    return { newsletterId, id: await anIssue(owner, newsletterId, { intro: fromPlainText('Three things.') }) };
  },
  issueDraft: async (_, owner) => {
    const { id: newsletterId } = await aNewsletter(owner);
    const { id } = await owner.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
    return { newsletterId, id };
  },
  notification: async ({ world, fellow }, owner) => {
    const itemId = await aPublishedCase(world, owner);
    await world.as(fellow).call(addComment, { itemId, text: fromPlainText('I would wait.') });
    await world.settle();
    const { data } = await owner.call(listNotifications, { limit: 1 });
    return { id: data[0]?.id ?? '' };
  },
  post: ({ world }, owner) => only(aPublishedPost(world, owner, { content: { poll: { ...aPoll, options: [...aPoll.options] } } })),
  postDraft: async (_, owner) => ({ id: (await aPostDraft(owner)).draftId }),
  savedSearch: async (_, owner) => ({ id: (await owner.call(saveSearch, { q: `dengue ${++made}`, filters: {} })).id }),
  /** Waits to be prepared: nothing of it has to be encoded for a test of whose it is. */
  video: ({ world, owner }) => only(aVideo(world, owner, { prepared: false })),
  publishedVideo: ({ world, owner }) => only(aVideo(world, owner)),
  series: async (people, owner) => {
    const videoId = await aVideo(people.world, people.owner);
    const { id } = await owner.call(createSeries, {
      title: 'Reading an ECG',
      language: 'en',
      specialities: ['cardiology'],
      videoIds: [videoId],
    });
    return { videoId, id };
  },
  image: async (_, owner) => ({ id: (await anUpload(owner, 'case')).id }),
  portrait: async (_, owner) => ({ id: (await anUpload(owner, 'avatar')).id }),
  certificate: async (_, owner) => ({ id: (await anUpload(owner, 'document')).id }),
  /** Beside the one in which the owner asks. */
  session: async ({ world }, owner) => {
    await signIn(world, { email: `${owner.viewer?.id}@members.test` });
    const { data } = await owner.call(listSessions, {});
    return { id: data[0]?.id ?? '' };
  },
  article: async ({ world }) => {
    await aSource(world, { id: 'fuzz-journal' });
    await someArticles(world, 'fuzz-journal', [{ title: 'Warfarin and grapefruit', link: 'https://fuzz.example/warfarin' }]);
    return {
      id: (await world.as(null).call(listArticles, { limit: 1 })).data[0]?.id ?? '',
      source: 'fuzz-journal',
      journal: 'fuzz-journal',
    };
  },
  slider: async ({ world, staff }) => {
    const texts = { title: 'Welcome', text: 'Read on.', action: 'Open' };
    const content = {
      texts: { en: texts, id: texts },
      href: '/cases',
      audience: 'everyone' as const,
      specialities: [] as string[],
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
      position: 1,
    };
    return { id: (await world.as(staff).call(saveSlider, { id: null, version: 0, content })).id };
  },
} as const satisfies Record<string, Maker>;

export type Thing = keyof typeof THINGS;

/** A new one of the owner's. */
export const make = (people: People, thing: Thing): Promise<Made> => THINGS[thing](people, people.world.as(people.owner));
