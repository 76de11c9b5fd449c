/** Belonging to a place of colleagues, such as a forum or a community. */
import { z } from 'zod';

/** What somebody is to a place. */
export const STANDINGS = ['none', 'requested', 'declined', 'left', 'removed', 'member'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Of members; every place has one owner. */
export const PLACE_ROLES = ['member', 'moderator', 'owner'] as const;
export type PlaceRole = (typeof PLACE_ROLES)[number];

/** Of what somebody writes when they ask to be let in. */
export const REQUEST_NOTE_LENGTH = 500;

/** Lists of the desk; `member` is for every member of the place. */
export const MEMBER_LISTS = ['member', 'requested', 'removed'] as const;
export type MemberList = (typeof MEMBER_LISTS)[number];

/** What the reader may do about one of the others. */
export const MemberActs = z.strictObject({
  decide: z.boolean(),
  remove: z.boolean(),
  readmit: z.boolean(),
  promote: z.boolean(),
  demote: z.boolean(),
  handOver: z.boolean(),
});
export type MemberActs = z.infer<typeof MemberActs>;
