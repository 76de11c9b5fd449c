import type { FastifyInstance } from 'fastify';
import { isUploadId, ownImages, readFile, readRendition } from '#modules/media/server/media.public.ts';
import { viewerOf } from '#platform/http/request-info.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import type { Member, SessionSource } from '#platform/session/viewer.ts';
import { findSeat } from './conversation.store.ts';
import { isGoneFor, isInView, type MessageRow } from './message.policy.ts';
import { findMessage } from './message.store.ts';

/** Pictures and files of messages, for those who may read the message now, those who decide on what was reported, and pictures for those who are about to send them. A link that is passed on opens nothing. */
export function serveChatFiles(app: FastifyInstance, services: Services, sessions: SessionSource): void {
  app.get<{ Params: { imageId: string; file: string } }>(
    '/chat-files/own/:imageId/:file',
    { config: { rate: 'file' } },
    async (request, reply) => {
      const viewer = await viewerOf(request, sessions);
      const { imageId, file } = request.params;
      const own =
        viewer === null || !isUploadId(imageId) ? undefined : (await ownImages(services.database.db, viewer.id, [imageId])).get(imageId);
      const bytes = own === undefined ? null : await readRendition(services, 'chat', own.id, widthOf(file) ?? 0);
      if (bytes === null) throw new Failure('request.notFound');
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
    },
  );

  app.get<{ Params: { id: string; file: string } }>('/chat-files/:id/:file', { config: { rate: 'file' } }, async (request, reply) => {
    const viewer = await viewerOf(request, sessions);
    const found = viewer === null ? null : await readable(services, request.params.id, viewer);
    if (found === null) throw new Failure('request.notFound');
    const { message, forStaff } = found;
    // A browser that leaves a shared desk keeps nothing of what was to disappear, nor of what was there to be decided on.
    reply.header('cache-control', message.expiresAt === null && !forStaff ? 'private, max-age=600' : 'private, no-store');
    const width = widthOf(request.params.file);
    if (width !== null && message.image !== null) {
      const bytes = await readRendition(services, 'chat', message.image.id, width);
      if (bytes === null) throw new Failure('request.notFound');
      return reply.type('image/webp').send(bytes);
    }
    if (request.params.file !== 'document.pdf' || message.file === null) throw new Failure('request.notFound');
    const bytes = await readFile(services, message.file.id);
    if (bytes === null) throw new Failure('request.notFound');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(message.file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}

function widthOf(file: string): number | null {
  const digits = /^(\d{1,4})\.webp$/.exec(file)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface Readable {
  readonly message: MessageRow;
  /** Not as one who takes part: somebody reported it. */
  readonly forStaff: boolean;
}

async function readable({ database: { db } }: Services, id: string, viewer: Member): Promise<Readable | null> {
  const message = /^[0-9a-hjkmnp-tv-z]{16}$/.test(id) ? await findMessage(db, id) : null;
  if (message === null) return null;
  const seat = await findSeat(db, message.conversationId, viewer.id);
  if (seat !== null && isInView(message, seat.me, Date.now()) && !isGoneFor(message, seat.me)) return { message, forStaff: false };
  return message.held && viewer.rights.includes('approvals') ? { message, forStaff: true } : null;
}
