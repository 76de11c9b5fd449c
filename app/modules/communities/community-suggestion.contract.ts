/** Communities that may suit the reader, each with the reason why it is shown. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';
import { CommunityCard } from './communities.contract.ts';

/** The strongest first: a community stands once, with the first of its reasons. Texts: `reason.<name>`. */
export const SUGGESTION_REASONS = ['workplace', 'followed', 'city', 'speciality'] as const;

export const SuggestedCommunity = CommunityCard.extend({
  reason: z.strictObject({
    key: z.enum(SUGGESTION_REASONS),
    /** What fills the sentence: how many colleagues, the city, the slug of the speciality. */
    value: z.string(),
  }),
});
export type SuggestedCommunity = z.infer<typeof SuggestedCommunity>;

const MOST_SUGGESTED = 20;

export const listSuggestedCommunities = query('communities.listSuggestedCommunities', {
  summary:
    'Communities the reader is not in: of where they work or trained, with colleagues they follow, of their city, of their speciality. Each says why.',
  http: main.get('/suggested-communities'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ limit: z.coerce.number().int().min(1).max(MOST_SUGGESTED).default(6) }),
  output: z.strictObject({ data: z.array(SuggestedCommunity) }),
  errors: {},
});
