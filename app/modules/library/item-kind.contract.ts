/** What the lists and pages of every kind of item have in common. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { PageInput } from '#platform/operation/paging.ts';

export const ITEM_SORTS = ['latest', 'active', 'discussed'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** What narrows a list of one kind, and its order. */
export const ITEM_LIST_INPUT = {
  ...PageInput,
  speciality: z.string().max(60).optional(),
  author: Id.optional(),
  sort: z.enum(ITEM_SORTS).default('latest'),
};

/** What narrows a list of things that colleagues write and answer. */
export const DISCUSSED_LIST_INPUT = {
  ...ITEM_LIST_INPUT,
  /** Only of colleagues and items the reader follows; nothing for readers who are not signed in. */
  following: z.stringbool().or(z.boolean()).default(false),
  unanswered: z.stringbool().or(z.boolean()).default(false),
};

/** Others of its kind that belong beside an item. */
export const RelatedItems = z.array(
  z.strictObject({ id: z.string(), title: z.string(), specialities: z.array(z.string()), byline: Byline }),
);

/** Whether the reader may join the discussion. */
export const RESPOND_RIGHT = {
  respond: z.boolean(),
  /** Why not, as a text key of the kind's module, for instance `respond.signIn`. */
  respondRefusal: z.string().nullable(),
};
