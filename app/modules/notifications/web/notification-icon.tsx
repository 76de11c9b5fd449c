import type { IconName } from '#ui/icon.tsx';
import type { NotificationKind } from '../notifications.contract.ts';

const ICONS: Partial<Record<NotificationKind, IconName>> = {
  outcomeAsked: 'question-mark',
  verified: 'shield-check',
  sentBack: 'shield-question',
  newDevice: 'device-mobile',
  articleRetracted: 'alert-triangle',
  articleConcern: 'alert-circle',
  articleCorrected: 'info-circle',
  articleCleared: 'info-circle',
  journalDigest: 'news',
  savedSearch: 'search',
  itemHeld: 'alert-circle',
  postStopped: 'alert-circle',
  postHindered: 'alert-circle',
  issueLapsed: 'alert-circle',
  videoReady: 'video',
  videoFailed: 'alert-circle',
  videoStopped: 'alert-circle',
  forumAccepted: 'user-check',
  forumDeclined: 'info-circle',
  forumRemoved: 'info-circle',
  forumClosed: 'lock',
  forumDeleted: 'alert-circle',
  threadTakenDown: 'info-circle',
  answerTakenDown: 'info-circle',
  sourceAsked: 'alert-triangle',
  communityAccepted: 'user-check',
  communityDeclined: 'info-circle',
  communityRemoved: 'info-circle',
  forumModerator: 'user-check',
  forumOwner: 'user-check',
  communityModerator: 'user-check',
  communityOwner: 'user-check',
  communityClosed: 'lock',
  communityDeleted: 'alert-circle',
};

/** Stands for a person where there is none. */
export const iconOf = (kind: NotificationKind): IconName => ICONS[kind] ?? 'bell';
