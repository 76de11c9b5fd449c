/** Groups: who is in them, what they are called, and who leads. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';
import { GROUP_SIZE, NAME_LENGTH, ROLES_IN_GROUP } from './chat.contract.ts';
import { UNDO_SECONDS } from './chat-message.contract.ts';

const id = { id: Id };
const notFound = { 'chat.notFound': 404 } as const;

const GroupName = line(NAME_LENGTH, 'chat.validation.name', { tooLong: 'chat.validation.nameLong' });
/** `notReachable` says that somebody cannot be added, and not why. */
const peopleErrors = { 'chat.memberNotFound': 404, 'chat.notReachable': 403 } as const;
const groupErrors = { ...notFound, 'chat.notAdmin': 403, 'chat.notAGroup': 409 } as const;

export const createGroup = command('chat.createGroup', {
  summary:
    'A new group. Only colleagues who follow its maker, or have a conversation or a group with them, can be added, and nobody to whom they blocked or who blocked them.',
  http: main.post('/chat/groups'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject({
    name: GroupName,
    memberIds: z
      .array(Id)
      .min(1, { error: 'chat.validation.members' })
      .max(GROUP_SIZE - 1),
  }),
  output: z.strictObject({ id: z.string() }),
  errors: { ...peopleErrors, 'chat.tooManyGroups': 429 },
});

export const renameGroup = command('chat.renameGroup', {
  summary: 'Gives a group another name.',
  http: main.post('/chat/groups/:id/name'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    ...id,
    /** The name that is changed: another that stands there by now is kept. */ was: GroupName.optional(),
    name: GroupName,
  }),
  output: z.strictObject({ name: z.string() }),
  errors: { ...groupErrors, 'chat.staleName': 409 },
});

export const addToGroup = command('chat.addToGroup', {
  summary: 'Adds colleagues to a group. They see what is said from then on.',
  http: main.post('/chat/groups/:id/members'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, memberIds: z.array(Id).min(1).max(50) }),
  output: z.strictObject({ added: z.int() }),
  errors: { ...groupErrors, ...peopleErrors, 'chat.groupFull': 409 },
});

export const removeFromGroup = command('chat.removeFromGroup', {
  summary:
    'Takes a member out of a group, or leaves it. From that moment they see nothing more. The last admin is followed by the longest member.',
  http: main.post('/chat/groups/:id/members/remove'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, memberId: Id }),
  output: z.strictObject({ left: z.boolean() }),
  errors: groupErrors,
});

export const takeBackLeaving = command('chat.takeBackLeaving', {
  summary: `Takes a leaving of a group back, by whoever left or took somebody out, for ${UNDO_SECONDS} seconds: they take part as before, and a line says so.`,
  http: main.post('/chat/groups/:id/members/undo'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, memberId: Id }),
  output: z.strictObject({ left: z.boolean() }),
  errors: { ...groupErrors, 'chat.tooLate': 409, 'chat.groupFull': 409 },
});

export const setGroupRole = command('chat.setGroupRole', {
  summary: 'Makes a member an admin, or an admin a member again. A group keeps at least one admin.',
  http: main.post('/chat/groups/:id/role'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...id, memberId: Id, role: z.enum(ROLES_IN_GROUP) }),
  output: z.strictObject({ role: z.enum(ROLES_IN_GROUP) }),
  errors: { ...groupErrors, 'chat.lastAdmin': 409 },
});
