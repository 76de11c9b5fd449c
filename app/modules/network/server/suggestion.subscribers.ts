/** What makes lists of suggestions old before their time; many changes in a row are one run. */
import { memberChanged } from '#modules/identity/identity.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { memberFollowed } from '../network.contract.ts';
import { computeSuggestions } from './suggestion.job.ts';

const PAUSE_SECONDS = 60;

export const suggestionSubscribers = [
  subscribe(memberChanged, 'network.suggestAnewAfterChange', ({ db, services }, { memberId }) =>
    services.jobs.enqueue(db, computeSuggestions, { memberId }, { singletonKey: memberId, startAfterSeconds: PAUSE_SECONDS }),
  ),

  subscribe(memberFollowed, 'network.suggestAnewAfterFollow', ({ db, services }, { followerId }) =>
    services.jobs.enqueue(db, computeSuggestions, { memberId: followerId }, { singletonKey: followerId, startAfterSeconds: PAUSE_SECONDS }),
  ),
];
