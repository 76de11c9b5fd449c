/** A member's page: who they are, what of it has been checked, and what they shared under their name. */
import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { TrustFacts, VERIFICATION_STATES } from '#modules/identity/verification.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { Academic, pageErrors as errors, WorkplaceEntry } from './profile-entries.contract.ts';
import { Publication } from './publication.contract.ts';

const count = z.int().nonnegative();

/** One line of the list of a member's cases. */
export const ProfileCase = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: z.string(),
  specialities: z.array(z.string()),
  publishedAt: z.string(),
  solved: z.boolean(),
  comments: count,
});
export type ProfileCase = z.infer<typeof ProfileCase>;

export const ProfileComment = z.strictObject({
  id: z.string(),
  item: z.strictObject({ id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() }),
  /** Its beginning, without marks. */
  excerpt: z.string(),
  createdAt: z.string(),
});
export type ProfileComment = z.infer<typeof ProfileComment>;

export const ProfileView = z.strictObject({
  member: MemberCard,
  subSpeciality: z.string().nullable(),
  practisingSince: z.int().nullable(),
  yearsInPractice: count.nullable(),
  /** Plain text; a blank line parts paragraphs. */
  about: z.string().nullable(),
  /** False: signed-in members only, and no search engine. */
  listed: z.boolean(),
  /** How verification stands: told to the member themselves, to others only when it is `verified`. */
  verification: z.enum(VERIFICATION_STATES).nullable(),
  /** What has been checked, each with the time since which it is known. */
  facts: TrustFacts,
  joinedAt: z.string(),
  /** What they did under their name. Anonymous cases and comments count nowhere here, not even for the member. */
  counts: z.strictObject({ cases: count, comments: count, followers: count, following: count }),
  /** Whether the reader follows this member. */
  followed: z.boolean(),
  /** What the reader decided about this member; never what the member decided about the reader. */
  hush: z.strictObject({ blocked: z.boolean(), muted: z.boolean() }),
  academics: z.array(Academic),
  workplaces: z.array(WorkplaceEntry),
  publications: z.array(Publication),
  recentCases: z.array(ProfileCase),
  recentComments: z.array(ProfileComment),
  can: z.strictObject({ edit: z.boolean(), follow: z.boolean() }),
});
export type ProfileView = z.infer<typeof ProfileView>;

export const getProfile = query('profiles.getProfile', {
  summary: 'A member’s page as the reader may see it.',
  http: main.get('/profile-view/:memberId'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: ProfileView,
  errors,
});

export const listProfileCases = query('profiles.listProfileCases', {
  summary: 'Cases a member shared under their name, newest first. Anonymous ones are never among them, not even for the member.',
  http: main.get('/profile-view/:memberId/cases'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id, ...PageInput }),
  output: pageOf(ProfileCase),
  errors,
});
