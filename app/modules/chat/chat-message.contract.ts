/** What is said in a conversation. Every message has a number in its conversation, and every change of one has a later number. */
import { z } from 'zod';
import { FileRef } from '#modules/media/file.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

export const MESSAGE_LENGTH = 4000;
export const EDIT_MINUTES = 15;
export const DELETE_HOURS = 48;
/** How long a deletion can be taken back; afterwards the words are gone. */
export const UNDO_SECONDS = 60;
/** Of one member in one conversation: a person does not write faster, an outbox that was offline for a while waits its turn. */
export const FLOOD = { messages: 30, seconds: 10 } as const;

export const REACTIONS = ['👍', '🙏', '❤️', '✅', '💡', '😮'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** Texts `reaction.<name>`. */
export const REACTION_NAMES = {
  '👍': 'agree',
  '🙏': 'thanks',
  '❤️': 'heart',
  '✅': 'done',
  '💡': 'idea',
  '😮': 'surprised',
} as const satisfies Record<Reaction, string>;

/** What the conversation says about itself. */
export const MESSAGE_EVENTS = [
  'created',
  'added',
  'left',
  'removed',
  'cameBack',
  'renamed',
  'madeAdmin',
  'madeMember',
  'disappearing',
] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

export const Happening = z.strictObject({
  what: z.enum(MESSAGE_EVENTS),
  /** Who it was done to. */
  memberIds: z.array(z.string()),
  /** The new name, or the seconds until messages disappear. */
  value: z.string().nullable(),
});
export type Happening = z.infer<typeof Happening>;

/** `names`: of who it was done to, in the same order and also of who is out since; null of who has left Kolegia. */
export const ShownHappening = Happening.extend({ names: z.array(z.string().nullable()) });
export type ShownHappening = z.infer<typeof ShownHappening>;

/** Addresses of what is attached; they answer only to those who may read the message. */
export const chatImagePath = (messageId: string, width: number): string => `/chat-files/${messageId}/${width}.webp`;
/** Of a picture that its owner has uploaded and not sent yet; to everybody else there is none. */
export const ownImagePath = (imageId: string, width: number): string => `/chat-files/own/${imageId}/${width}.webp`;
export const chatFilePath = (messageId: string): string => `/chat-files/${messageId}/document.pdf`;

export const Quote = z.strictObject({
  id: z.string(),
  seq: z.int(),
  authorId: z.string(),
  /** Null when the author has left Kolegia. */
  authorName: z.string().nullable(),
  /** At most 120 characters; empty for pictures, files, and what is gone. */
  text: z.string(),
  /** `hidden`: said before the reader joined. */
  what: z.enum(['text', 'image', 'file', 'deleted', 'hidden']),
});
export type Quote = z.infer<typeof Quote>;

export const Message = z.strictObject({
  id: z.string(),
  /** Its place: numbers grow, and may have gaps. */
  seq: z.int(),
  /** Number of its last change in the conversation. */
  revision: z.int(),
  authorId: z.string(),
  /** Null when the author has left Kolegia. */
  authorName: z.string().nullable(),
  /** As the author's device named it. Null to everybody else. */
  clientId: z.string().nullable(),
  text: z.string(),
  image: ImageRef.nullable(),
  file: FileRef.nullable(),
  happening: ShownHappening.nullable(),
  quote: Quote.nullable(),
  reactions: z.array(z.strictObject({ emoji: z.enum(REACTIONS), count: z.int(), mine: z.boolean() })),
  at: z.string(),
  /** Where it came so late that what it says may have been true then only: when it was written, as its author's device says. */
  writtenAt: z.string().nullable(),
  edited: z.boolean(),
  deleted: z.boolean(),
  expiresAt: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

const notFound = { 'chat.notFound': 404 } as const;
const conversation = { id: Id };
const Seq = z.coerce.number().int().min(0).max(2_000_000_000);

export const MESSAGES_PAGE = 50;

export const listMessages = query('chat.listMessages', {
  summary: 'Messages in their order: the newest, those before a number, or those from a number on.',
  http: main.get('/chat/conversations/:id/messages'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...conversation, before: Seq.optional(), from: Seq.optional() }),
  output: z.strictObject({
    data: z.array(Message).max(MESSAGES_PAGE),
    /** There are older ones. */
    older: z.boolean(),
    newer: z.boolean(),
    /** All changes up to this number are in. */
    revision: z.int(),
    /** The server's clock: devices do not agree on when a message is to disappear. */
    now: z.string(),
  }),
  errors: notFound,
});

export const CHANGES_PAGE = 100;

export const listChanges = query('chat.listChanges', {
  summary: 'What is new or has changed since a number, in the order of the changes; `more` when that was not all.',
  http: main.get('/chat/conversations/:id/changes'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...conversation, since: Seq }),
  output: z.strictObject({ data: z.array(Message).max(CHANGES_PAGE), revision: z.int(), more: z.boolean(), now: z.string() }),
  errors: notFound,
});

const Text = z.string().max(MESSAGE_LENGTH, { error: 'chat.validation.textLong' });
const writeErrors = {
  ...notFound,
  'chat.closed': 403,
  'chat.awaitsAnswer': 403,
  'chat.blocked': 403,
  'chat.tooFast': 429,
  'chat.tooManyRequests': 429,
} as const;

export const sendMessage = command('chat.sendMessage', {
  summary:
    'Says something. The same `clientId` of the same author in the same conversation is one message, however often and from wherever it is sent; 410 where that one came and nobody is shown it any more.',
  http: main.post('/chat/conversations/:id/messages'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    ...conversation,
    clientId: z.string().regex(/^[\w-]{8,64}$/),
    text: Text.default(''),
    /** Id of the message that is answered. */
    replyTo: Id.nullable().default(null),
    /** Of an own picture, uploaded for the purpose `chat`. */
    imageId: z.string().max(40).nullable().default(null),
    /** Of an own PDF, uploaded for the same purpose. */
    fileId: z.string().max(40).nullable().default(null),
    /** How long it has waited on the device: devices do not agree on what time it is, and each knows how much has passed. */
    waitedSeconds: z.int().min(0).max(2_000_000_000).default(0),
  }),
  output: Message,
  errors: { ...writeErrors, 'chat.attachmentNotFound': 404, 'chat.arrivedBefore': 410 },
});

const messageErrors = { 'chat.messageNotFound': 404, 'chat.closed': 403 } as const;

export const editMessage = command('chat.editMessage', {
  summary: `Changes the words of an own message, within ${EDIT_MINUTES} minutes. Everybody sees that it was changed.`,
  http: main.post('/chat/messages/:id/edit'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    /** The words that are changed: others that stand there by now are kept. */ was: Text.optional(),
    text: Text,
  }),
  output: Message,
  errors: { ...messageErrors, 'chat.tooLate': 409, 'chat.blocked': 403, 'chat.staleEdit': 409 },
});

export const deleteMessage = command('chat.deleteMessage', {
  summary: `Takes an own message back from everybody, within ${DELETE_HOURS} hours, and for ${UNDO_SECONDS} seconds that too. That there was one stays.`,
  http: main.post('/chat/messages/:id/delete'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, deleted: z.boolean() }),
  output: Message,
  errors: { ...messageErrors, 'chat.tooLate': 409, 'chat.blocked': 403 },
});

export const reactToMessage = command('chat.reactToMessage', {
  summary:
    'Puts one sign to a message, another in its place, or takes it away. Who is asked by a stranger says yes first: a sign would tell that they have read it.',
  http: main.post('/chat/messages/:id/reaction'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, emoji: z.enum(REACTIONS).nullable() }),
  output: Message,
  errors: { ...messageErrors, 'chat.acceptFirst': 403 },
});

export const markChat = command('chat.markChat', {
  summary: 'Says up to which number the device has the messages, and the member has read them. Marks only move forward.',
  http: main.post('/chat/conversations/:id/marks'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...conversation, delivered: Seq, read: Seq.optional() }),
  output: z.strictObject({ read: z.int() }),
  errors: notFound,
});

export const signalTyping = query('chat.signalTyping', {
  summary: 'Tells the others that the member is writing. Nothing is stored.',
  http: main.post('/chat/conversations/:id/typing'),
  access: 'member',
  rate: 'write',
  input: z.strictObject(conversation),
  output: z.strictObject({}),
  errors: { ...notFound, 'chat.closed': 403 },
});

export const FoundMessage = z.strictObject({
  id: z.string(),
  seq: z.int(),
  conversationId: z.string(),
  /** Of the group, or the colleague. */
  title: z.string().nullable(),
  authorName: z.string().nullable(),
  own: z.boolean(),
  /** A passage in pieces: `hit` are the words that were looked for. */
  excerpt: z.array(z.strictObject({ text: z.string(), hit: z.boolean() })),
  at: z.string(),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

export const searchMessages = query('chat.searchMessages', {
  summary:
    'Messages of own conversations that contain all the words, or words that begin so; figures such as 120/80 as they are typed. The newest first.',
  http: main.get('/chat/search'),
  access: 'member',
  rate: 'search',
  input: z.strictObject({
    cursor: PageInput.cursor,
    limit: PageInput.limit,
    q: line(100),
    conversationId: Id.optional(),
  }),
  output: z.strictObject({ data: z.array(FoundMessage), nextCursor: z.string().nullable() }),
  errors: {},
});
