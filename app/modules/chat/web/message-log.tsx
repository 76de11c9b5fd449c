/**
 * What one window knows of a conversation. Answers may come late, twice and out of order: a message stands once, at its number,
 * as its latest change has it. Pure.
 */
import type { OutputOf } from '#platform/operation/operation.ts';
import type { Conversation } from '../chat.contract.ts';
import type { listChanges, listMessages, Message, Quote } from '../chat-message.contract.ts';
import type { Waiting } from './outbox-entry.tsx';
import { quoteOf } from './quote-of.tsx';

export interface MessageLog {
  /** By their numbers, without holes between the first and the last. */
  readonly messages: readonly Message[];
  /** All changes up to this number are known. */
  readonly revision: number;
  readonly older: boolean;
  /** False once the end of the conversation is shown; until then what is new is left for later pages. */
  readonly newer: boolean;
}

type MessagePage = OutputOf<typeof listMessages>;
type Changes = OutputOf<typeof listChanges>;

export const logOf = ({ data, revision, older, newer }: MessagePage): MessageLog => ({ messages: data, revision, older, newer });

/**
 * With the page before the first message, or after the last one. A page that was read before the latest changes lacks those of its
 * own messages, which were passed over because they were not on show: they are to be asked for once more. What was asked for from
 * a place that was left meanwhile is left out.
 */
export function withPage(log: MessageLog, page: MessagePage, where: 'before' | 'after', asked = log): MessageLog {
  if (edgeOf(log, where) !== edgeOf(asked, where)) return log;
  const known = { messages: merged(log.messages, page.data), revision: Math.min(log.revision, page.revision) };
  return where === 'before' ? { ...log, ...known, older: page.older } : { ...log, ...known, newer: page.newer };
}

const edgeOf = ({ messages }: MessageLog, where: 'before' | 'after') => messages.at(where === 'before' ? 0 : -1)?.seq;

/** At the end of the conversation, with its newest page alone where it was not on show: nothing may be missing in between. */
export const withEnd = (log: MessageLog, page: MessagePage): MessageLog => (log.newer ? logOf(page) : log);

/** With the answer to "what has changed since?". One that leaves a hole is not taken: the question is asked again. */
export function withChanges(log: MessageLog, since: number, { data, revision }: Pick<Changes, 'data' | 'revision'>): MessageLog {
  if (since > log.revision) return log;
  // Also of what is not on show: an answer to it may be.
  const news = data.filter((message) => message.revision > log.revision);
  return { ...log, messages: merged(log.messages, within(log, data), news), revision: Math.max(log.revision, revision) };
}

/** With one message that a command answered. Whatever else happened meanwhile is still to be asked for. */
export const withMessage = (log: MessageLog, message: Message): MessageLog => ({
  ...log,
  messages: merged(log.messages, within(log, [message])),
});

/** Of the changes, those of messages on show, and new ones at the end when the end is on show. */
function within({ messages, older, newer }: MessageLog, changes: readonly Message[]): readonly Message[] {
  const from = older ? (messages[0]?.seq ?? 0) : 0;
  const to = newer ? (messages.at(-1)?.seq ?? 0) : Number.POSITIVE_INFINITY;
  return changes.filter(({ seq }) => seq >= from && seq <= to);
}

function merged(known: readonly Message[], more: readonly Message[], heard: readonly Message[] = []): readonly Message[] {
  if (more.length === 0 && heard.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (before === undefined || before.revision <= message.revision) byId.set(message.id, message);
  }
  const said = new Map(heard.map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq).map((message) => requoted(message, (id) => byId.get(id) ?? said.get(id)));
}

/** What it answers, as that stands now: a dose that was put right, or a name that was taken back, is not to be read on in the answer. */
function requoted(message: Message, find: (id: string) => Message | undefined): Message {
  const { quote } = message;
  const quoted = quote === null ? undefined : find(quote.id);
  if (quote === null || quoted === undefined) return message;
  const now = quoteOf(quoted);
  return now.text === quote.text && now.what === quote.what ? message : { ...message, quote: now };
}

/**
 * Whether the conversation is to be read again for what a stranger waits for. The yes is no message, and whoever heard nothing for a while
 * hears of it together with the words that came after it.
 */
export const mayBeAnswered = ({ request, revision }: Pick<Conversation, 'request' | 'revision'>, log: MessageLog): boolean =>
  request !== 'none' && log.revision > revision;

export interface Lines {
  readonly messages: readonly Message[];
  /** What this device has yet to send, below all that was sent and is on show. */
  readonly waiting: readonly Waiting[];
}

/** What is shown now: nothing whose time is over, and nothing in the outbox that has arrived. */
export function linesOf({ messages }: MessageLog, outbox: readonly Waiting[], now: number): Lines {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const isOver = ({ expiresAt }: Message) => expiresAt !== null && Date.parse(expiresAt) <= now;
  const over = new Set(messages.filter(isOver).map(({ id }) => id));
  return {
    messages: messages.filter(({ id }) => !over.has(id)).map((message) => withoutOver(message, over)),
    waiting: outbox.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

const withoutOver = (message: Message, over: ReadonlySet<string>): Message =>
  message.quote !== null && over.has(message.quote.id) ? { ...message, quote: hidden(message.quote) } : message;

const hidden = (quote: Quote): Quote => ({ ...quote, text: '', what: 'hidden' });

/** What of the newest line is read out to whoever does not see it come: nothing of what they did themselves, and nothing that is folded. */
export function readOut(message: Message | undefined, memberId: string, foldedIds: readonly string[]): 'words' | 'folded' | null {
  if (message === undefined || message.authorId === memberId || message.happening !== null || message.deleted) return null;
  return foldedIds.includes(message.authorId) ? 'folded' : 'words';
}

/** Milliseconds until the next message disappears, or null. */
export function nextExpiry(messages: readonly Message[], now: number): number | null {
  const times = messages.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt) - now])).filter((left) => left > 0);
  return times.length === 0 ? null : Math.min(...times);
}
