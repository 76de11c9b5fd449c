import type { FastifyInstance } from 'fastify';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { findFile } from './file.store.ts';
import { fileKey } from './storage-key.policy.ts';

/** Files by their random id, as downloads: no browser shows one as a page of ours. */
export function serveFiles(app: FastifyInstance, { database, storage }: Services): void {
  app.get<{ Params: { id: string } }>('/media/files/:id', async (request, reply) => {
    const { id } = request.params;
    const file = /^[\w-]{16}$/.test(id) ? await findFile(database.db, id) : null;
    const bytes = file?.purpose !== 'post' ? null : await storage.get(fileKey(id));
    if (file === null || bytes === null) throw new Failure('request.notFound');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600')
      .send(Buffer.from(bytes));
  });
}
