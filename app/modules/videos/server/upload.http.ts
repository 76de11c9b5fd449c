import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { DataStore, Server, Upload } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOfCall } from '#platform/http/request-info.ts';
import { errorKey } from '#platform/operation/failure-body.ts';
import type { Services } from '#platform/services.ts';
import { MAX_VIDEO_BYTES } from '../video-upload.contract.ts';
import { prepareVideo } from './preparation.job.ts';
import { addPart, partsOf } from './upload-part.store.ts';
import { isOurFault, refusalOf, UploadRefused } from './upload-refusal.policy.ts';
import { changeVideo, changeVideoIn, findVideo } from './video.store.ts';
import { uploadPartKey } from './video-files.policy.ts';
import { isPassValid } from './video-pass.policy.ts';
import { HEAD_BYTES, readerOf } from './video-probe.client.ts';

const ROUTE = '/video-uploads';
/** What is held in memory of one upload before it goes to the storage. */
const PART_BYTES = 8 * 1024 * 1024;
/** Only of what has arrived whole: an odd piece at the end of a broken connection is kept from this size on. */
const LEAST_BYTES = 256 * 1024;

/**
 * Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload). Uploads are made by `videos.startUpload`, which
 * knows who asks; here the address itself is the right to go on with one of them. What arrives lies in the platform's
 * storage piece by piece, so that any server can take the next one.
 */
export function receiveUploads(app: FastifyInstance, services: Services): void {
  const { settings, translations } = services;
  /** Whose call it is that tus answers. */
  const asking = new AsyncLocalStorage<FastifyRequest>();
  const tus = new Server({
    path: ROUTE,
    datastore: new PartStore(services),
    maxSize: MAX_VIDEO_BYTES,
    // By itself it would let every site.
    allowedOrigins: () => false,
    getFileIdFromRequest: (request) => /\/([0-9a-z]{16})(?:\?|$)/.exec(request.url ?? '')?.[1],
    async onIncomingRequest(request, id) {
      const pass = new URL(request.url).searchParams.get('pass') ?? '';
      if (!isPassValid(settings.secret, 'upload', id, pass, Date.now())) throw new UploadRefused('videos.uploadExpired');
    },
    // In the words of whoever uploads, whatever their program is; by itself tus would tell what went wrong inside, too.
    onResponseError(_request, error) {
      const request = asking.getStore();
      const { status, code } = refusalOf(error);
      if (isOurFault(error) && request?.raw.readableAborted === false)
        request.log.error({ err: error }, 'a piece of a video was not taken in');
      const language = request === undefined ? 'en' : languageOfCall(request, 'en');
      return { status_code: status, body: `${translations.text(language, errorKey(code))}\n` };
    },
  });
  void app.register((scope, _options, done) => {
    // The body goes to tus as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, taken) => taken(null));
    scope.route({
      method: ['HEAD', 'PATCH', 'OPTIONS'],
      url: `${ROUTE}/:id`,
      config: { rate: 'piece', takesBytes: PART_BYTES },
      handler: async (request, reply) => {
        reply.hijack();
        // tus answers by itself: what every answer carries goes with it.
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
        await asking.run(request, () => tus.handle(request.raw, reply.raw));
      },
    });
    done();
  });
}

/** Pieces in the storage, and in the database how far they reach. */
class PartStore extends DataStore {
  readonly #services: Services;

  constructor(services: Services) {
    super();
    this.#services = services;
  }

  override async getUpload(id: string): Promise<Upload> {
    const video = await findVideo(this.#services.database.db, id);
    if (video === null || video.drawn !== null || video.state === 'deleted') throw new UploadRefused('videos.uploadGone');
    return new Upload({ id, size: video.bytes, offset: video.received });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let pieces: Buffer[] = [];
    let held = 0;
    let reached = offset;
    const keep = async () => {
      if (held === 0) return;
      await this.#keep(id, reached, Buffer.concat(pieces));
      reached += held;
      pieces = [];
      held = 0;
    };
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        pieces.push(piece);
        held += piece.length;
        if (held >= PART_BYTES) await keep();
      }
    } catch (error) {
      // The connection went: what has come is not sent again.
      if (held >= LEAST_BYTES) await keep();
      throw error;
    }
    await keep();
    return reached;
  }

  async #keep(id: string, offset: number, bytes: Buffer): Promise<void> {
    const { database, jobs, storage } = this.#services;
    if (offset < HEAD_BYTES && !(await this.#mayBeVideo(id, offset, bytes))) {
      await changeVideoIn(database.db, id, 'uploading', { state: 'failed', failure: 'notVideo' });
      throw new UploadRefused('videos.notVideo');
    }
    const part = { offset, bytes: bytes.length };
    await storage.put(uploadPartKey(id, part), bytes, 'application/octet-stream');
    const isAdded = await database.transaction(async (db) => {
      const state = await addPart(db, id, part);
      // Together with the last piece: whoever asks how far the upload is finds it whole, and sends nothing any more.
      if (state === 'complete') {
        await changeVideo(db, id, { state: 'waiting', progress: 0 });
        await jobs.enqueue(db, prepareVideo, { videoId: id });
      }
      return state !== 'elsewhere';
    });
    if (isAdded) return;
    const known = await partsOf(database.db, id);
    if (!known.some((one) => one.offset === part.offset && one.bytes === part.bytes)) await storage.delete(uploadPartKey(id, part));
    throw new UploadRefused('videos.uploadElsewhere');
  }
  /** By its beginning, as soon as that is there: whoever uploads chooses how large pieces are. */
  async #mayBeVideo(id: string, offset: number, bytes: Buffer): Promise<boolean> {
    const { database, storage } = this.#services;
    const before = (await partsOf(database.db, id)).filter((part) => part.offset < offset);
    const known = await Promise.all(before.map((part) => storage.get(uploadPartKey(id, part))));
    const head = Buffer.concat([...known.flatMap((piece) => piece ?? []), bytes]).subarray(0, HEAD_BYTES);
    const isWhole = head.length === HEAD_BYTES || offset + bytes.length >= ((await findVideo(database.db, id))?.bytes ?? 0);
    return !isWhole || (await readerOf(head)) !== null;
  }
}
