import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';

export const DISPUTED_TEXT = 'Give antibiotics to everyone.';

export interface Dispute {
  readonly author: Caller;
  readonly writer: Caller;
  readonly reader: Caller;
  readonly itemId: string;
  readonly commentId: string;
}

export const aModerator = async (world: TestWorld): Promise<Caller> =>
  world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));

/** An answer that colleagues may report, below what `anItem` makes as its author; three new members have to do with it. */
export async function aDispute(world: TestWorld, anItem: (author: Caller, others: readonly Caller[]) => Promise<string>): Promise<Dispute> {
  const author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const writer = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const reader = world.as(await aMember(world, { name: 'Hana Tobing' }));
  const itemId = await anItem(author, [writer, reader]);
  const { id: commentId } = await writer.call(addComment, { itemId, text: fromPlainText(DISPUTED_TEXT) });
  return { author, writer, reader, itemId, commentId };
}
