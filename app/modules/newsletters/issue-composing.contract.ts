/** What could go into an issue, and to how many it would go. */
import { z } from 'zod';
import { ItemCard } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { main, query } from '#platform/operation/operation.ts';

export const suggestEntries = query('newsletters.suggestEntries', {
  summary: 'What was published since the last issue and could be in the next one, liveliest first.',
  http: main.get('/newsletter-suggestions'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ newsletterId: Id }),
  output: z.strictObject({ data: z.array(ItemCard) }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const findEntry = query('newsletters.findEntry', {
  summary: 'What could be in an issue, by the last part of its address; null for what is not there, or not for whoever writes.',
  http: main.get('/newsletter-entries/:itemId'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ newsletterId: Id, itemId: Id }),
  output: z.strictObject({ item: ItemCard.nullable() }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const countAddressees = query('newsletters.countAddressees', {
  summary: 'To how many an issue would be mailed now: subscribers who may read it, whose address is confirmed and has refused nothing.',
  http: main.get('/newsletter-addressees'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ newsletterId: Id }),
  output: z.strictObject({ addressees: z.int().nonnegative() }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});
