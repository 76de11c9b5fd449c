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

/** One line of the list of what a member shared. */
export const ProfileItem = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: z.string(),
  specialities: z.array(z.string()),
  publishedAt: z.string(),
  solved: z.boolean(),
  comments: count,
});
export type ProfileItem = z.infer<typeof ProfileItem>;

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
  /** What they did under their name, and everybody may read. What is anonymous counts nowhere here, not even for the member. */
  counts: z.strictObject({
    items: count,
    /** Of these, by kind; kinds of which there are none are absent. */
    kinds: z.partialRecord(z.enum(ITEM_KINDS), count),
    comments: count,
    followers: count,
    following: count,
  }),
  /** Whether the reader follows this member. */
  followed: z.boolean(),
  /** What the reader decided about this member; never what the member decided about the reader. */
  hush: z.strictObject({ blocked: z.boolean(), muted: z.boolean() }),
  academics: z.array(Academic),
  workplaces: z.array(WorkplaceEntry),
  publications: z.array(Publication),
  /** The newest cases. */
  recentCases: z.array(ProfileItem),
  /** The newest of the other kinds. */
  recentItems: z.array(ProfileItem),
  recentComments: z.array(ProfileComment),
  can: z.strictObject({ edit: z.boolean(), follow: z.boolean() }),
});
export type ProfileView = z.infer<typeof ProfileView>;

/** The page as a colleague sees it, whoever it was made for: of what is shown, only how verification stands is told to its owner alone. */
export const asOthersSee = (view: ProfileView): ProfileView => ({ ...view, verification: view.member.verified ? 'verified' : null });

export const getProfile = query('profiles.getProfile', {
  summary: 'A member’s page as the reader may see it.',
  http: main.get('/profile-view/:memberId'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: ProfileView,
  errors,
});

export const listProfileItems = query('profiles.listProfileItems', {
  summary:
    'What a member shared under their name and everybody may read, newest first, of one kind or all. Nothing anonymous is ever among it, not even for the member.',
  http: main.get('/profile-view/:memberId/items'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id, kind: z.enum(ITEM_KINDS).optional(), ...PageInput }),
  output: pageOf(ProfileItem),
  errors,
});
