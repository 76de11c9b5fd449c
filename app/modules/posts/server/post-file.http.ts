import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileRef } from '#modules/media/file.contract.ts';
import { isUploadId, ownFiles, readFile } from '#modules/media/server/media.public.ts';
import { viewerOf } from '#platform/http/request-info.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import type { SessionSource, Viewer } from '#platform/session/viewer.ts';
import { contentsOf } from './post.store.ts';
import { accessPost } from './post-reading.operations.ts';

/** Files of posts, for those who may read the post now, and for those who are about to publish them. A link that is passed on opens no more than the post does. */
export function servePostFiles(app: FastifyInstance, services: Services, sessions: SessionSource): void {
  const { db } = services.database;

  async function send(reply: FastifyReply, file: FileRef | undefined): Promise<FastifyReply> {
    const bytes = file === undefined ? null : await readFile(services, file.id);
    if (file === undefined || bytes === null) throw new Failure('request.notFound');
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  }

  app.get<{ Params: { fileId: string } }>('/post-files/own/:fileId', { config: { rate: 'file' } }, async (request, reply) => {
    const viewer = await viewerOf(request, sessions);
    const { fileId } = request.params;
    const own = viewer === null || !isUploadId(fileId) ? null : await ownFiles(db, { ownerId: viewer.id, purpose: 'post' }, [fileId]);
    return send(reply, own?.get(fileId));
  });

  app.get<{ Params: { postId: string; fileId: string } }>(
    '/post-files/:postId/:fileId',
    { config: { rate: 'file' } },
    async (request, reply) => {
      const { postId, fileId } = request.params;
      return send(reply, await fileOfPost(await viewerOf(request, sessions), postId, fileId));
    },
  );

  async function fileOfPost(viewer: Viewer, postId: string, fileId: string): Promise<FileRef | undefined> {
    if (!/^[0-9a-z]{16}$/.test(postId)) return undefined;
    await accessPost(db, viewer, postId).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure('request.notFound', { cause: error }) : error;
    });
    return (await contentsOf(db, [postId])).get(postId)?.files.find(({ id }) => id === fileId);
  }
}
