import type { Message } from '../chat-message.contract.ts';

/** Messages around the one it began with. */
const BEFORE = 10;
const AFTER = 20;

/**
 * What a case may begin with, around `first`. What is folded for the reader is not laid open by it, unless they chose that very message.
 * Where `first` has gone meanwhile, its place stays.
 */
export function choiceFor(messages: readonly Message[], first: Message, foldedIds: readonly string[]): readonly Message[] {
  const fit = messages.filter(
    ({ id, authorId, text, image, deleted, happening }) =>
      !deleted && happening === null && (text !== '' || image !== null) && (id === first.id || !foldedIds.includes(authorId)),
  );
  const before = fit.filter(({ seq }) => seq < first.seq);
  const after = fit.filter(({ seq }) => seq > first.seq);
  return [...before.slice(-BEFORE), ...fit.filter(({ id }) => id === first.id), ...after.slice(0, AFTER)];
}
