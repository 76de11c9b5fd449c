/** Conversations between colleagues: one to one and in groups. What is said in them stands in chat-message.contract.ts, what is done to groups in group.contract.ts. */
import { z } from 'zod';
import { ImageRef } from '#modules/media/media.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { MESSAGE_EVENTS } from './chat-message.contract.ts';

export const GROUP_SIZE = 256;
export const NAME_LENGTH = 80;
/** Colleagues a member may write to for the first time within 24 hours, who neither follow them nor share a group with them. */
export const REQUESTS_PER_DAY = 20;
/** Who looks at Kolegia has read it by then. */
export const WAITING_MINUTES = 5;
/** Groups one member may make within 24 hours. */
export const GROUPS_PER_DAY = 20;

/** Seconds until a message is gone; 0 keeps it. */
export const DISAPPEAR_AFTER = [0, 86_400, 604_800, 7_776_000] as const;
export type DisappearAfter = (typeof DISAPPEAR_AFTER)[number];
const Disappear = z.literal(DISAPPEAR_AFTER);

export const MUTES = ['off', 'eightHours', 'week', 'always'] as const;
export type Mute = (typeof MUTES)[number];

export const ROLES_IN_GROUP = ['admin', 'member'] as const;
export type RoleInGroup = (typeof ROLES_IN_GROUP)[number];

/** A colleague beside what they say. */
export const Partner = z.strictObject({
  id: z.string(),
  name: z.string(),
  speciality: z.string().nullable(),
  workplace: z.string().nullable(),
  verified: z.boolean(),
  photo: ImageRef.nullable(),
});
export type Partner = z.infer<typeof Partner>;

/** `incoming`: waits for the reader's yes. `outgoing`: the reader has written and waits. */
export const REQUEST_STATES = ['none', 'incoming', 'outgoing'] as const;

const summaryFields = {
  id: z.string(),
  kind: z.enum(['direct', 'group']),
  /** Of a group; null between two. */
  name: z.string().nullable(),
  /** The other of two; null in groups, and when they have left Kolegia. */
  partner: Partner.nullable(),
  request: z.enum(REQUEST_STATES),
  /** False once the reader has left or was removed: what was said until then stays readable. */
  takingPart: z.boolean(),
  muted: z.boolean(),
  /** Messages the reader has not seen; 100 stands for that many or more. */
  unread: z.int(),
};

/** The newest line of a conversation, as the list of conversations shows it. */
export const Preview = z.strictObject({
  authorId: z.string(),
  authorName: z.string().nullable(),
  own: z.boolean(),
  /** `folded`: of a colleague whom the reader has blocked. */
  what: z.enum(['text', 'image', 'file', 'deleted', 'event', 'folded']),
  /** Of a text, at most 120 characters. */
  text: z.string(),
  event: z.enum(MESSAGE_EVENTS).nullable(),
  at: z.string(),
});
export type Preview = z.infer<typeof Preview>;

export const ConversationRow = z.strictObject({ ...summaryFields, last: Preview.nullable(), at: z.string() });
export type ConversationRow = z.infer<typeof ConversationRow>;

export const Participant = z.strictObject({
  member: Partner,
  role: z.enum(ROLES_IN_GROUP),
  /** Their device has it, and everything before it, by sequence number. */
  delivered: z.int(),
  /** They have seen it; null where they, or the reader, do not share that. */
  read: z.int().nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const Conversation = z.strictObject({
  ...summaryFields,
  /** When a mute ends by itself; null where it does not, or there is none. */
  mutedUntil: z.string().nullable(),
  disappearAfter: Disappear,
  /** Empty for those who left. */
  participants: z.array(Participant).max(GROUP_SIZE),
  myRole: z.enum(ROLES_IN_GROUP),
  /** Number of the last change; a client that knows all changes up to its own number has seen everything. */
  revision: z.int(),
  /** Up to where the reader has read, by sequence number. */
  readSeq: z.int(),
  blockedByMe: z.boolean(),
  /** Of a group: colleagues whom the reader has blocked. What they say is folded, and is opened one by one. */
  foldedIds: z.array(z.string()),
  /** `react`: not to what a stranger asks, before the reader has said yes. */
  can: z.strictObject({ write: z.boolean(), react: z.boolean(), manage: z.boolean(), setDisappearing: z.boolean() }),
});
export type Conversation = z.infer<typeof Conversation>;

const notFound = { 'chat.notFound': 404 } as const;
const id = { id: Id };

export const listConversations = query('chat.listConversations', {
  summary: 'Own conversations, the one with the newest message first; requests of strangers lie in a box of their own.',
  http: main.get('/chat/conversations'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput, box: z.enum(['chats', 'requests']).default('chats') }),
  output: pageOf(ConversationRow),
  errors: {},
});

export const getConversation = query('chat.getConversation', {
  summary: 'One own conversation with those who take part. To anybody else there is none.',
  http: main.get('/chat/conversations/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject(id),
  output: Conversation,
  errors: notFound,
});

export const getUnreadChats = query('chat.getUnreadChats', {
  summary:
    'How many own conversations hold something new, muted ones left out, and how many requests wait; 100 stands for that many or more.',
  http: main.get('/chat/unread-count'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ unread: z.int(), requests: z.int() }),
  errors: {},
});

export const startConversation = command('chat.startConversation', {
  summary:
    'The conversation with a colleague, made when there is none. Who is not followed by them and shares no group with them may write one message, and waits for their yes.',
  http: main.post('/chat/conversations'),
  access: 'verified',
  rate: 'write',
  input: z.strictObject({ memberId: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'chat.memberNotFound': 404, 'chat.blocked': 403, 'chat.notYourself': 422, 'chat.tooManyRequests': 429 },
});

export const answerRequest = command('chat.answerRequest', {
  summary: 'Says yes or no to a stranger who wrote. After a no they cannot write again, and are not told.',
  http: main.post('/chat/conversations/:id/request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, accept: z.boolean() }),
  output: z.strictObject({ accepted: z.boolean() }),
  errors: { ...notFound, 'chat.noRequest': 409 },
});

export const takeBackDecline = command('chat.takeBackDecline', {
  summary: 'Takes a no to a stranger back: their request waits again. They are told of neither.',
  http: main.post('/chat/conversations/:id/request/undo'),
  access: 'member',
  rate: 'write',
  input: z.strictObject(id),
  output: z.strictObject({ request: z.enum(REQUEST_STATES) }),
  errors: { ...notFound, 'chat.noRequest': 409 },
});

export const muteConversation = command('chat.muteConversation', {
  summary: 'Keeps a conversation out of the count of what is new, for a while or for good. Nobody is told.',
  http: main.post('/chat/conversations/:id/mute'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, mute: z.enum(MUTES) }),
  output: z.strictObject({ muted: z.boolean(), mutedUntil: z.string().nullable() }),
  errors: notFound,
});

export const setDisappearing = command('chat.setDisappearing', {
  summary:
    'From when on new messages of this conversation are gone for everyone: by admins of a group, between two by either who may write. Messages that were sent before keep their time.',
  http: main.post('/chat/conversations/:id/disappearing'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, after: Disappear }),
  output: z.strictObject({ after: Disappear }),
  errors: {
    ...notFound,
    'chat.notAdmin': 403,
    'chat.closed': 403,
    'chat.blocked': 403,
    'chat.awaitsAnswer': 403,
    'chat.acceptFirst': 403,
  },
});

export const ChatSettings = z.strictObject({
  /** False: nobody sees what the member has read, and they do not see it of others. */
  readMarks: z.boolean(),
  /** For conversations that the member starts. */
  disappearAfter: Disappear,
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const getChatSettings = query('chat.getSettings', {
  summary: 'How the member wants to chat.',
  http: main.get('/chat/settings'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: ChatSettings,
  errors: {},
});

export const saveChatSettings = command('chat.saveSettings', {
  summary: 'Sets how the member wants to chat. What is left out stays as it is.',
  http: main.post('/chat/settings'),
  access: 'member',
  rate: 'write',
  input: ChatSettings.partial(),
  output: ChatSettings,
  errors: {},
});

/** A stranger wrote to a member for the first time. */
export const messageRequested = event(
  'chat.messageRequested',
  z.strictObject({ conversationId: z.string(), fromId: z.string(), memberId: z.string() }),
);

/** Something was said to a member and has not been read for `WAITING_MINUTES`: once until they read it, however much follows. */
export const messagesWaiting = event(
  'chat.messagesWaiting',
  z.strictObject({ conversationId: z.string(), memberId: z.string(), fromId: z.string(), seq: z.int() }),
);

/** A member has read what they were told of by one of the events above. */
export const toldMessagesRead = event('chat.toldMessagesRead', z.strictObject({ conversationId: z.string(), memberId: z.string() }));

/** A member takes part in a group no more, by their own hand or another's. */
export const groupLeft = event('chat.groupLeft', z.strictObject({ conversationId: z.string(), memberId: z.string() }));

/** Something that was said is no longer there: taken back, removed, or its time is over. */
export const messagesGone = event('chat.messagesGone', z.strictObject({ conversationId: z.string() }));

/** Something that was taken back is there again. */
export const messageBroughtBack = event('chat.messageBroughtBack', z.strictObject({ conversationId: z.string() }));

/** Live messages to those who take part. They carry numbers and ids; what was said is asked for, through the gates. */
export const CHAT_CHANGED = 'chat.changed';
export const CHAT_MARKED = 'chat.marked';
export const CHAT_TYPING = 'chat.typing';
/** To a member's other windows: they have read something, or decided what of it waits for them. */
export const CHAT_READ = 'chat.read';
