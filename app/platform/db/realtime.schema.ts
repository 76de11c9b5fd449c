import { bigserial, customType, timestamp } from 'drizzle-orm/pg-core';
import { platform } from './platform.schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Messages between servers that are too long for a notification; the Socket.IO adapter names the columns and clears it. */
export const socketAttachment = platform.table('socket_attachment', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  createdAt: timestamp({ withTimezone: true }).defaultNow(),
  payload: bytea(),
});
