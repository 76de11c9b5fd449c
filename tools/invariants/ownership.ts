/** Which operations write to something that belongs to somebody, by what they are told it is; and why the others do not. */
import { getUnreadCount } from '#modules/notifications/notifications.contract.ts';
import { listSavedSearches } from '#modules/search/kept-search.contract.ts';
import { removeVideo } from '#modules/videos/video-upload.contract.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import { make, type People, type Thing } from './owned-things.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Ownership {
  /** Fields that name a new thing of the owner's. */
  readonly naming: (people: People) => Promise<Fields>;
  /** What else it takes so that whose the thing is decides, and not the form of the input. */
  readonly more: Fields;
  /** Whoever takes part in it may do this as well as its owner. */
  readonly fellowMay?: true;
  /** Where it is not 403 or 404: what is asked with something of somebody else's is faulty. */
  readonly refusal?: string;
  /** Where nobody is refused: what the owner sees of it, which only the owner changes. */
  readonly look?: (owner: Caller) => Promise<unknown>;
}

/** By its id, in the field of that name. */
const by = (field: string, thing: Thing, more: Fields = {}): Ownership => ({
  naming: async (people) => ({ [field]: (await make(people, thing)).id }),
  more,
});

const aboutFellow = (field: string, thing: Thing, more: Fields = {}): Ownership => ({
  naming: async (people) => ({ [field]: (await make(people, thing)).id, memberId: people.fellow.id }),
  more,
});

const ofUpdate: Ownership = {
  naming: async (people) => {
    const { caseId, id } = await make(people, 'caseUpdate');
    return { id: caseId, updateId: id };
  },
  more: {},
};

export const OWNED: Readonly<Record<string, Ownership>> = {
  'cases.addCaseUpdate': by('id', 'case'),
  'cases.editCaseUpdate': ofUpdate,
  'cases.removeCaseUpdate': ofUpdate,
  'cases.discardDraft': by('id', 'caseDraft'),
  'cases.publishCase': by('draftId', 'caseDraft'),
  'cases.restoreCase': by('id', 'case'),
  'cases.saveDraft': by('id', 'caseDraft'),
  'cases.startDraft': by('caseId', 'case'),
  'cases.updateCase': by('id', 'case'),
  'cases.withdrawCase': by('id', 'case'),

  'chat.addToGroup': {
    naming: async (people) => ({ id: (await make(people, 'group')).id, memberIds: [people.fellow.id] }),
    more: {},
  },
  'chat.answerRequest': { ...by('id', 'group'), fellowMay: true },
  'chat.copyPictures': {
    naming: async (people) => {
      const { conversationId, id } = await make(people, 'message');
      return { id: conversationId, messageIds: [id] };
    },
    more: {},
    fellowMay: true,
  },
  'chat.deleteMessage': by('id', 'message'),
  'chat.editMessage': by('id', 'message'),
  'chat.markChat': { ...by('id', 'group'), fellowMay: true },
  'chat.muteConversation': { ...by('id', 'group'), fellowMay: true },
  'chat.reactToMessage': { ...by('id', 'message'), fellowMay: true },
  // Whoever takes themselves out leaves.
  'chat.removeFromGroup': {
    naming: async (people) => ({ id: (await make(people, 'group')).id, memberId: people.owner.id }),
    more: {},
  },
  'chat.renameGroup': by('id', 'group'),
  'chat.sendMessage': { ...by('id', 'group', { clientId: 'device-of-a-test', text: 'Bed 4 is free.' }), fellowMay: true },
  'chat.setDisappearing': by('id', 'group'),
  'chat.setGroupRole': aboutFellow('id', 'group'),
  'chat.takeBackDecline': { ...by('id', 'group'), fellowMay: true },
  'chat.takeBackLeaving': { ...aboutFellow('id', 'group'), fellowMay: true },

  'clinical-tools.removeCheck': by('id', 'savedCheck'),
  'clinical-tools.renameCheck': by('id', 'savedCheck'),

  'communities.addInvitation': by('communityId', 'community'),
  'communities.changeCommunity': by('id', 'community'),
  'communities.closeCommunity': by('communityId', 'community'),
  'communities.decideRequest': aboutFellow('communityId', 'askedCommunity'),
  'communities.deleteCommunity': by('communityId', 'community'),
  'communities.linkForum': {
    naming: async (people) => ({ communityId: (await make(people, 'community')).id, forumId: (await make(people, 'openForum')).id }),
    more: {},
  },
  'communities.reopenCommunity': by('communityId', 'closedCommunity'),
  'communities.revokeInvitation': {
    naming: async (people) => {
      const { communityId, id } = await make(people, 'invitation');
      return { communityId, invitationId: id };
    },
    more: {},
  },
  'communities.setRole': aboutFellow('communityId', 'community'),
  'communities.setStanding': aboutFellow('communityId', 'community'),
  'communities.takeBackDecline': aboutFellow('communityId', 'declinedCommunity'),

  'forums.bringThreadBack': by('id', 'thread'),
  'forums.changeForum': by('id', 'forum'),
  'forums.closeForum': by('forumId', 'forum'),
  'forums.decideRequest': aboutFellow('forumId', 'askedForum'),
  'forums.deleteForum': by('forumId', 'forum'),
  'forums.editThread': by('id', 'thread'),
  'forums.flagAnswer': by('commentId', 'threadAnswer'),
  'forums.handOverForum': aboutFellow('forumId', 'forum'),
  'forums.muteMember': aboutFellow('forumId', 'forum'),
  'forums.readmitMember': aboutFellow('forumId', 'leftForum'),
  'forums.removeMember': aboutFellow('forumId', 'forum'),
  'forums.reopenForum': by('forumId', 'closedForum'),
  'forums.restoreThread': by('id', 'thread'),
  'forums.setForumRole': aboutFellow('forumId', 'forum'),
  'forums.takeBackDecline': aboutFellow('forumId', 'declinedForum'),
  'forums.takeDownAnswer': by('commentId', 'threadAnswer'),
  'forums.takeDownThread': by('id', 'thread'),
  'forums.tendThread': by('id', 'thread', { pinned: true }),
  'forums.withdrawThread': by('id', 'thread'),
  'forums.writeRecap': by('id', 'thread', { recap: null }),
  'forums.writeThread': { ...by('forumId', 'forum'), fellowMay: true },

  'identity.endSession': by('id', 'session'),

  'identity.updateDoctorRegDetail': by('documentId', 'certificate', { registrationNumber: '31.2.1.401.3.19.123456' }),

  'library.deleteComment': by('commentId', 'comment'),
  'library.markBestAnswer': by('commentId', 'answer'),
  'library.restoreComment': by('commentId', 'comment'),
  'library.updateComment': by('commentId', 'comment'),

  'media.blurImage': by('id', 'image', { areas: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] }),

  'moderation.handInAgain': by('itemId', 'heldCase'),

  'newsletters.deleteDraft': by('id', 'issueDraft'),
  'newsletters.publishIssue': by('id', 'issueDraft'),
  'newsletters.restoreIssue': by('id', 'issue'),
  'newsletters.saveIssue': {
    naming: async (people) => ({ ...(await make(people, 'issueDraft')) }),
    more: {},
  },
  'newsletters.saveNewsletter': by('id', 'newsletter', { slug: 'a-letter-of-mine' }),
  'newsletters.unscheduleIssue': by('id', 'issueDraft'),
  'newsletters.withdrawIssue': by('id', 'issue'),

  'notifications.markRead': {
    naming: async (people) => ({ ids: [(await make(people, 'notification')).id] }),
    more: {},
    look: async (owner) => (await owner.call(getUnreadCount, {})).unread,
  },
  'notifications.mute': by('id', 'notification'),
  'notifications.openNotification': by('id', 'notification'),

  'posts.closePoll': by('id', 'post'),
  'posts.discardPostDraft': by('id', 'postDraft'),
  'posts.publishPost': by('draftId', 'postDraft'),
  'posts.restorePost': by('id', 'post'),
  'posts.savePostDraft': by('id', 'postDraft'),
  'posts.schedulePost': by('id', 'postDraft', { publishAt: '2030-01-01T08:00:00.000Z' }),
  'posts.startPostDraft': by('postId', 'post'),
  'posts.withdrawPost': by('id', 'post'),

  'profiles.updateUserDetail': { ...by('photoId', 'portrait'), refusal: 'request.invalid' },

  'search.deleteSavedSearch': { ...by('id', 'savedSearch'), look: (owner) => owner.call(listSavedSearches, {}) },
  'search.setSearchAlerts': by('id', 'savedSearch'),

  'videos.createSeries': {
    naming: async (people) => ({ videoIds: [(await make(people, 'publishedVideo')).id] }),
    more: { specialities: ['cardiology'] },
    refusal: 'request.invalid',
  },
  'videos.publishVideo': by('id', 'video'),
  'videos.removeSeries': by('id', 'series'),
  'videos.removeVideo': by('id', 'video'),
  'videos.restoreSeries': by('id', 'series'),
  'videos.restoreVideo': {
    naming: async (people) => {
      const { id } = await make(people, 'publishedVideo');
      await people.world.as(people.owner).call(removeVideo, { id: id ?? '' });
      return { id };
    },
    more: {},
  },
  'videos.resumeUpload': by('id', 'video'),
  'videos.retryVideo': by('id', 'video'),
  'videos.saveVideo': by('id', 'video'),
  'videos.setCaptions': by('id', 'video'),
  'videos.updateSeries': {
    naming: async (people) => {
      const { id, videoId } = await make(people, 'series');
      return { id, videoIds: [videoId] };
    },
    more: { specialities: ['cardiology'] },
  },
};

/** Write something of the caller's own about what they may read, whoever made it. */
const OWN_MARK = 'notes something of the caller about what they may read: the gates of reading are swept in visibility-sweep.test.ts';
const OWN_WAY = 'is about the caller’s own way in or out of a place';
const OWN_LIST = 'changes a list of the caller’s own, on which the other stands';
const STAFF = 'is for staff, whoever made what it names';
const NO_THING = 'names no row: a word of a list, or a name the caller’s device gives';

export const NOT_OWNED: Readonly<Record<string, string>> = {
  'cases.answerCase': OWN_MARK,
  'cases.openStep': OWN_MARK,
  'cases.repostCase': OWN_MARK,
  'forums.repostThread': OWN_MARK,
  'library.addComment': OWN_MARK,
  'library.endLess': OWN_MARK,
  'library.followItem': OWN_MARK,
  'library.hideFromFeed': OWN_MARK,
  'library.markReadInFeed': OWN_MARK,
  'library.noteShown': OWN_MARK,
  'library.react': OWN_MARK,
  'library.recordView': OWN_MARK,
  'library.setBookmark': OWN_MARK,
  'library.showLess': OWN_MARK,
  'moderation.report': OWN_MARK,
  'news.repostArticle': OWN_MARK,
  'newsletters.subscribe': OWN_MARK,
  'notifications.endMute': OWN_MARK,
  'posts.repostPost': OWN_MARK,
  'posts.repostReadingMaterial': OWN_MARK,
  'posts.votePoll': OWN_MARK,
  'promotion.followSlider': OWN_MARK,
  'videos.reportWatched': OWN_MARK,
  'videos.repostVideo': OWN_MARK,
  'videos.startWatching': OWN_MARK,

  'communities.joinCommunity': OWN_WAY,
  'communities.leaveCommunity': OWN_WAY,
  'communities.withdrawRequest': OWN_WAY,
  'forums.checkForumPassword': OWN_WAY,
  'forums.followForum': OWN_WAY,
  'forums.joinForum': OWN_WAY,
  'forums.leaveForum': OWN_WAY,
  'forums.sendJoinRequest': OWN_WAY,
  'forums.withdrawJoinRequest': OWN_WAY,

  'chat.createGroup': OWN_LIST,
  'chat.startConversation': OWN_LIST,
  'network.blockMember': OWN_LIST,
  'network.dismissSuggestion': OWN_LIST,
  'network.followMember': OWN_LIST,
  'network.muteMember': OWN_LIST,

  'clinical-tools.settleErrorReport': STAFF,
  'identity.decideVerification': STAFF,
  'moderation.decideApproval': STAFF,
  'moderation.decideCommunity': STAFF,
  'moderation.decideForum': STAFF,
  'moderation.decideReports': STAFF,
  'moderation.seeAuthor': STAFF,
  'news.judgeNotice': STAFF,
  'news.writeCard': STAFF,
  'promotion.removeSlider': STAFF,
  'promotion.saveSlider': STAFF,

  'identity.storeAdditionalDetails': NO_THING,
  'identity.storeBasicDetails': NO_THING,
  'identity.updateUserBasicDetail': NO_THING,
};
