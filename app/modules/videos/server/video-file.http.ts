import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { indexedItemsByIds, readableItemsByIds } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { CAPTION_LANGUAGES } from '../videos.contract.ts';
import { writeWebVtt } from './caption.policy.ts';
import { findCaptions } from './caption.store.ts';
import { folderOf } from './video.store.ts';
import { byteRange, contentTypeOf, isPlayed, videoFileKey } from './video-files.policy.ts';
import { isPassValid, OPEN_PASS } from './video-pass.policy.ts';

const CAPTION_FILE = new RegExp(`^captions/(${CAPTION_LANGUAGES.join('|')})\\.vtt$`);

/**
 * Files of videos, under an address that carries the right to watch: `open` for what everyone may watch, else a signature
 * with its expiry. Playlists name their pieces relative to themselves, so the right passes on to every piece.
 */
export function serveVideoFiles(app: FastifyInstance, { database, storage, settings }: Services): void {
  app.get<{ Params: { id: string; pass: string; '*': string } }>(
    '/video-files/:id/:pass/*',
    { config: { rate: 'file' } },
    async (request, reply) => {
      const { id, pass, '*': file } = request.params;
      const caption = CAPTION_FILE.exec(file)?.[1];
      if (!/^[0-9a-z]{16}$/.test(id) || (caption === undefined && !isPlayed(file))) throw new Failure('request.notFound');
      const folder = await folderFor(database.db, settings.secret, id, pass);
      // Browsers may keep what they have played. A shared cache must not hand on what is signed, and asks again for what is for
      // everyone, as it does for pictures, so that what was taken down leaves it.
      const whose = pass === OPEN_PASS ? 'public, s-maxage=60' : 'private';
      reply.header('cache-control', `${whose}, max-age=${file.endsWith('.vtt') ? 60 : 86_400}`);
      if (caption !== undefined) {
        const cues = await findCaptions(database.db, id, caption === 'id' ? 'id' : 'en');
        if (cues === null) throw new Failure('request.notFound');
        return reply.type('text/vtt; charset=utf-8').send(writeWebVtt(cues));
      }
      const bytes = await storage.get(videoFileKey(id, folder, file));
      if (bytes === null) throw new Failure('request.notFound');
      return sendPart(request, reply, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), contentTypeOf(file));
    },
  );
}

/** Throws `request.notFound` for whoever may not watch: they learn nothing more. */
async function folderFor(db: Database, secret: string, id: string, pass: string): Promise<string> {
  const folder = (await mayWatch(db, secret, id, pass)) ? await folderOf(db, id) : null;
  if (folder === null) throw new Failure('request.notFound');
  return folder;
}

async function mayWatch(db: Database, secret: string, id: string, pass: string): Promise<boolean> {
  if (pass === OPEN_PASS) return (await readableItemsByIds(db, null, [id])).has(id);
  const now = Date.now();
  if (isPassValid(secret, 'watch', id, pass, now)) return (await indexedItemsByIds(db, [id])).has(id);
  return isPassValid(secret, 'preview', id, pass, now);
}

function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  reply.type(type).header('accept-ranges', 'bytes');
  const range = byteRange(request.headers.range, bytes.length);
  if (range === null) return reply.send(bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send('');
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
}
