/** What a message may hold, and how long its author may change it. Pure. */
import { createHash } from 'node:crypto';
import { typedOrNull } from '#platform/richtext/line.ts';
import { DELETE_HOURS, EDIT_MINUTES, UNDO_SECONDS } from '../chat-message.contract.ts';
import type { message } from './chat.schema.ts';
import type { ParticipantRow } from './conversation.policy.ts';

export type MessageRow = Omit<typeof message.$inferSelect, 'words'>;

/** Whose device named a message so, and where it was said: the same for every repetition, and nobody reads anything out of it. */
export const arrivalMark = ({ conversationId, authorId, clientId }: Pick<MessageRow, 'conversationId' | 'authorId' | 'clientId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([conversationId, authorId, clientId]))
    .digest('base64url');

/**
 * Control characters but for line breaks and tabs, and the marks that turn the direction of what follows: a text could look
 * like another. Letters written from right to left turn by themselves, and joiners in emoji stay.
 */
const UNWANTED = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Empty where a reader would see nothing. */
export const cleanText = (text: string): string =>
  typedOrNull(
    text
      .replace(/\r\n?/g, '\n')
      .replace(UNWANTED, '')
      .replace(/\n{4,}/g, '\n\n\n'),
  ) ?? '';

type Changing = Pick<MessageRow, 'authorId' | 'at' | 'deletedAt' | 'happening' | 'wiped' | 'held'>;

/** What was reported stays as it was said. */
export const mayEdit = (row: Changing, memberId: string, now: number): boolean =>
  row.authorId === memberId &&
  row.happening === null &&
  row.deletedAt === null &&
  !row.held &&
  now - row.at.getTime() <= EDIT_MINUTES * 60_000;

export const mayDelete = (row: Changing, memberId: string, now: number): boolean =>
  row.authorId === memberId && row.happening === null && row.deletedAt === null && now - row.at.getTime() <= DELETE_HOURS * 3_600_000;

export const mayRestore = (row: Changing, memberId: string, now: number): boolean =>
  row.authorId === memberId && !row.wiped && row.deletedAt !== null && now - row.deletedAt.getTime() <= UNDO_SECONDS * 1000;

/** What comes within the shorter time is as good as said now; of more than the longer a clock must be wrong. */
const LATE_SECONDS = { from: 3 * 60, until: 365 * 24 * 3600 };

/** When a message that has waited so long was written; null where that makes no difference, or cannot be. */
export const writtenAt = (now: Date, waitedSeconds: number): Date | null =>
  waitedSeconds < LATE_SECONDS.from || waitedSeconds > LATE_SECONDS.until ? null : new Date(now.getTime() - waitedSeconds * 1000);

/** Whether a message lies in the time in which a member took part, and is not gone by the clock. */
export const isInView = (row: Pick<MessageRow, 'seq' | 'expiresAt'>, me: ParticipantRow, now: number): boolean =>
  row.seq > me.afterSeq && (me.untilSeq === null || row.seq <= me.untilSeq) && (row.expiresAt === null || row.expiresAt.getTime() > now);

/** Its words are gone for the reader: taken back, or changed after the reader left, whom the new words do not concern. */
export const isGoneFor = (row: Pick<MessageRow, 'deletedAt' | 'editedAt'>, me: ParticipantRow): boolean =>
  row.deletedAt !== null || (me.leftAt !== null && row.editedAt !== null && row.editedAt > me.leftAt);

const PREVIEW_LENGTH = 120;

/** By characters as readers count them: an emoji is not cut in two. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  return chars.length <= PREVIEW_LENGTH ? line : `${chars.slice(0, PREVIEW_LENGTH - 1).join('')}…`;
}

export function whatIs(row: Pick<MessageRow, 'image' | 'file' | 'text'>): 'text' | 'image' | 'file' {
  if (row.image !== null) return 'image';
  return row.file !== null ? 'file' : 'text';
}
