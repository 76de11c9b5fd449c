/** Colleagues whom the reader may want to know, in lists that are put together ahead of time, each with the reason it is there. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { FollowCard } from './network.contract.ts';

/** Years in practice from which a colleague counts as an expert. */
export const EXPERT_YEARS = 10;
/** Of each list, as many are kept. */
export const MAX_SUGGESTED = 100;

export const SUGGESTION_LISTS = ['mayKnow', 'similarInterest', 'followingCircle', 'mindedExperts', 'expertsNear'] as const;
export type SuggestionList = (typeof SUGGESTION_LISTS)[number];

/** Address of each list's page, and of its operation. */
export const SUGGESTION_PATHS: Readonly<Record<SuggestionList, string>> = {
  mayKnow: '/doctors-you-may-know',
  similarInterest: '/doctors-with-similar-interest',
  followingCircle: '/following-circle',
  mindedExperts: '/minded-experts',
  expertsNear: '/experts-near-you',
};

/** What the reader and the colleague have in common. */
export const Because = z.strictObject({
  sameSpeciality: z.boolean(),
  /** How many of those whom the reader follows follow them. */
  followedBy: z.int().nonnegative(),
  /** By what both profiles say, never by where a device is. */
  place: z.enum(['city', 'province']).nullable(),
  /** Specialities that both want to read about, beside the own one. */
  interests: z.array(z.string()),
});
export type Because = z.infer<typeof Because>;

export const SuggestionCard = FollowCard.extend({ because: Because });
export type SuggestionCard = z.infer<typeof SuggestionCard>;

const Suggestions = pageOf(SuggestionCard).extend({
  /** The list is being put together for the first time: ask again in a few seconds. */
  preparing: z.boolean(),
});

const reading = { access: 'member', rate: 'read', input: z.strictObject(PageInput), output: Suggestions, errors: {} } as const;

export const suggestMembers = query('network.suggestMembers', {
  ...reading,
  summary: 'Verified colleagues whom the reader may know: followed by those they follow, of their speciality, from their city.',
  http: main.get(SUGGESTION_PATHS.mayKnow),
});

export const listSimilarInterest = query('network.listSimilarInterest', {
  ...reading,
  summary: 'Verified colleagues who want to read about the same specialities as the reader, beside the own one.',
  http: main.get(SUGGESTION_PATHS.similarInterest),
});

export const listFollowingCircle = query('network.listFollowingCircle', {
  ...reading,
  summary: 'Verified colleagues whom those follow that the reader follows.',
  http: main.get(SUGGESTION_PATHS.followingCircle),
});

export const listMindedExperts = query('network.listMindedExperts', {
  ...reading,
  summary: 'Verified colleagues with ten years in practice or more, of the reader’s speciality or of one the reader likes to read about.',
  http: main.get(SUGGESTION_PATHS.mindedExperts),
});

export const listExpertsNear = query('network.listExpertsNear', {
  ...reading,
  summary: 'Verified colleagues with ten years in practice or more, from the city or province of the reader’s profile.',
  http: main.get(SUGGESTION_PATHS.expertsNear),
});

export const SUGGESTION_OPERATIONS = {
  mayKnow: suggestMembers,
  similarInterest: listSimilarInterest,
  followingCircle: listFollowingCircle,
  mindedExperts: listMindedExperts,
  expertsNear: listExpertsNear,
} as const satisfies Record<SuggestionList, unknown>;

export const dismissSuggestion = command('network.dismissSuggestion', {
  summary: '“Not this colleague”: keeps somebody out of all lists of suggestions, or lets them back in. They notice nothing.',
  http: main.post('/dismiss-suggestion'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ memberId: Id, dismissed: z.boolean() }),
  output: z.strictObject({ dismissed: z.boolean() }),
  errors: { 'network.memberNotFound': 404 },
});
