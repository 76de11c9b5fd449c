/** Every operation at its address, in the envelope `{ status, response }`. */

import { timingSafeEqual } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WRITER_STAYS_SECONDS } from '../db/replica.ts';
import type { Language } from '../i18n/languages.ts';
import { assertCaller } from '../operation/access.ts';
import type { CookieToSet, UploadedFile } from '../operation/context.ts';
import { Failure } from '../operation/failure.ts';
import { encoded, type Handler, JsonText } from '../operation/handler.ts';
import type { Operation } from '../operation/operation.ts';
import type { Pipeline } from '../operation/pipeline.ts';
import type { SessionSource } from '../session/viewer.ts';
import { COOKIES } from './cookies.ts';
import { callerOf } from './network.ts';
import { assertRate, countingRefusals, type RateLimits } from './rate-classes.ts';
import { languageOfCall, requestInfo } from './request-info.ts';
import { assertSameOrigin } from './same-origin.ts';
import { setCookies } from './set-cookies.ts';

export interface ApiOptions {
  readonly pipeline: Pipeline;
  readonly sessions: SessionSource;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
  /** `name:password` that calls without a session carry as basic authorization; it tells clients from strangers, not people. */
  readonly clientCredential: string;
  readonly defaultLanguage: Language;
  readonly secureCookies: boolean;
  /** Whoever has written is told to say so for a moment. */
  readonly marksWriters?: boolean;
}

const WROTE: CookieToSet = { name: COOKIES.wrote, value: '1', maxAgeSeconds: WRITER_STAYS_SECONDS, httpOnly: false };

export function mountApi(app: FastifyInstance, options: ApiOptions): void {
  const credential = Buffer.from(`Basic ${Buffer.from(options.clientCredential).toString('base64')}`);
  for (const handler of options.pipeline.handlers.values()) mount(app, handler, options, credential);
}

function mount(app: FastifyInstance, { operation }: Handler, options: ApiOptions, credential: Buffer): void {
  app.route({
    method: operation.http.method,
    url: operation.http.path,
    config: { operation },
    ...(operation.upload !== undefined && { bodyLimit: operation.upload.maxBytes + 64 * 1024 }),
    handler: async (request, reply) => {
      assertSameOrigin(request, options.publicUrl);
      const asking = requestInfo(request, options.sessions, languageOfCall(request, options.defaultLanguage));
      const info = await countingRefusals(asking, options.rateLimits, operation.rate, request.ip);
      if (info.viewer === null) assertCredential(request, credential);
      await assertRate(options.rateLimits, operation.rate, callerOf(info));
      // Asked again by the pipeline; here it keeps strangers from having files taken in for nothing.
      assertCaller(operation, info);
      const { input, file } = await readInput(request, operation);
      const answer = await options.pipeline.run(operation.name, { request: info, input, file });
      setCookies(reply, answer.cookies, options.secureCookies);
      if (options.marksWriters === true && operation.kind === 'command') setCookies(reply, [WROTE], options.secureCookies);
      return send(reply, answer.response);
    },
  });
}

function send(reply: FastifyReply, response: unknown) {
  // As bytes: text would be measured and encoded once each.
  const body =
    response instanceof JsonText
      ? encoded(['{"status":true,"response":', ...response.parts, '}'])
      : Buffer.from(JSON.stringify({ status: true, response: response ?? null }));
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

function assertCredential(request: FastifyRequest, credential: Buffer): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  if (given.length !== credential.length || !timingSafeEqual(given, credential)) throw new Failure('request.credential');
}

/** HEAD is answered as GET is, without the body. */
const ASKED_BY_ADDRESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

async function readInput(request: FastifyRequest, operation: Operation): Promise<{ input: unknown; file: UploadedFile | null }> {
  const params = request.params as Record<string, string>;
  if (operation.upload !== undefined) return readUpload(request, operation.upload.maxBytes, params);
  if (ASKED_BY_ADDRESS.has(request.method)) return { input: { ...(request.query as object), ...params }, file: null };
  // Its reader leaves a form unread until it is asked for its parts.
  if (request.isMultipart()) throw new Failure('request.mediaType');
  const { body } = request;
  if (body === undefined) return { input: { ...params }, file: null };
  // Anything but an object is left to the input's schema, which refuses it.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { input: body, file: null };
  return { input: { ...body, ...params }, file: null };
}

async function readUpload(request: FastifyRequest, maxBytes: number, params: Record<string, string>) {
  if (!request.isMultipart()) throw new Failure('request.mediaType');
  let file: UploadedFile | null = null;
  const input: Record<string, unknown> = { ...params };
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 10, fileSize: maxBytes } })) {
      if (part.type === 'file') file = await readFile(part);
      else input[part.fieldname] = part.value;
    }
  } catch (error) {
    // Too large or too many is said with a status; what the reader of forms could not make out, without one.
    throw isRefusal(error) ? error : new Failure('request.malformed', { cause: error });
  }
  return { input, file };
}

const isRefusal = (error: unknown) => error instanceof Error && 'statusCode' in error;

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  // Bytes without a name are a file, too.
  const filename: string | undefined = part.filename;
  return { bytes, filename: filename?.slice(0, 200) ?? '' };
}
