/**
 * Signed-out pages as they are kept. What is kept is the whole answer with its headers, so the nonce in its policy belongs to its
 * scripts: a rendering that shows new content has a new nonce. What is sent is put together once for all who ask in the page's
 * short life.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NOBODY } from '../session/viewer.ts';
import { COOKIES } from './cookies.ts';
import { type Encoding, encodingFor } from './micro-cache.ts';
import { type Asking, bearerOf, fromApp } from './request-info.ts';

export interface Rendering {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly nonce: string;
  /** Made for somebody who is signed in. */
  readonly isOfMember: boolean;
}

export interface KeptPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Made when the first reader asks for them. */
  readonly answers: Map<Form, KeptAnswer | Promise<KeptAnswer>>;
}

/** What is sent to one kind of reader. */
export interface KeptAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

type Form = Encoding | 'plain' | 'unchanged';

/** Null when the page may differ from reader to reader, or is not asked for as a whole. */
export function keyOf(request: Asking): string | null {
  const { method, url, cookies, headers } = request;
  // A member's page asks for the next one as that member: whether they are still signed in is looked at.
  if ((headers['x-reader'] ?? NOBODY) !== NOBODY) return null;
  if (method !== 'GET' || cookies[COOKIES.session] !== undefined || bearerOf(request) !== null) return null;
  return `${cookies[COOKIES.theme] ?? ''}|${fromApp(request) ? 'app' : ''}|${url}`;
}

/** Null when the page is for this reader only, or none. */
export function keptPage({ status, headers, cookies, body, nonce, isOfMember }: Rendering): KeptPage | null {
  if (status !== 200 || cookies.length > 0 || isOfMember) return null;
  return { body, headers, etag: etagOf(body, nonce), answers: new Map() };
}

/** At once, but for the first who asks for an encoding. */
export function answerOf(page: KeptPage, headers: Asking['headers']): KeptAnswer | Promise<KeptAnswer> {
  const form = headers['if-none-match'] === page.etag ? 'unchanged' : (encodingFor(headers['accept-encoding']) ?? 'plain');
  return page.answers.get(form) ?? makeAnswer(page, form);
}

function makeAnswer(page: KeptPage, form: Form): KeptAnswer | Promise<KeptAnswer> {
  const shared = { etag: page.etag, vary: 'cookie, accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' };
  if (form === 'unchanged') return keepAnswer(page, form, { status: 304, headers: shared, body: undefined });
  const headers = { ...page.headers, ...shared };
  if (form === 'plain') return keepAnswer(page, form, { status: 200, headers, body: page.body });
  const compressing = compressors[form](page.body).then(
    (body) => keepAnswer(page, form, { status: 200, headers: { ...headers, 'content-encoding': form }, body }),
    (error: unknown) => {
      page.answers.delete(form);
      throw error;
    },
  );
  page.answers.set(form, compressing);
  return compressing;
}

function keepAnswer(page: KeptPage, form: Form, answer: KeptAnswer): KeptAnswer {
  page.answers.set(form, answer);
  return answer;
}

/** A page that is equal byte for byte but for its nonce is the same page. */
export function etagOf(body: Buffer, nonce: string): string {
  const hash = createHash('sha1');
  let from = 0;
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, from)) {
    hash.update(body.subarray(from, at));
    from = at + nonce.length;
  }
  return `"${hash.update(body.subarray(from)).digest('base64url')}"`;
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify<Buffer, object, Buffer>(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
