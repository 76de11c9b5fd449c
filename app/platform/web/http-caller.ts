/** Operations over HTTP, for the browser and the mobile app. */
import { CallFailure, type FailureBody } from '../operation/errors.ts';
import { BASES, type InputOf, type Operation, type OutputOf } from '../operation/operation.ts';
import { sendingMs } from '../operation/slow-line.ts';
import { isInApp } from './app-bridge.ts';
import { readCookie, SIGNED_IN_COOKIE } from './cookies.ts';
import { noteReaderChanged } from './reader-changed.ts';

/** Waiting longer helps nobody; the server's own limit is shorter for most. The assistant may think for minutes. */
const TIMEOUT_MS = { main: import.meta.env.PROD ? 40_000 : 100_000, ai: 360_000, other: 60_000 };

/** Tells our client from strangers; not a secret. The document brings what its server expects. */
const clientCredential = () => `Basic ${btoa(document.documentElement.dataset.client ?? '')}`;

export interface CallOptions {
  /** One key per intent: a retry or a double click with the same key is done once. */
  idempotencyKey?: string;
  file?: File;
  signal?: AbortSignal;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
  /** Nobody has pressed anything: where somebody else is signed in by now, it is not told. */
  unasked?: boolean;
}

/**
 * Throws `CallFailure` for every answer that is not a success, and for none at all: `network.unreachable`, or `network.timeout` for a
 * file that was still on its way.
 */
export async function callOverHttp<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  options: CallOptions = {},
): Promise<OutputOf<Op>> {
  const { url, rest } = address(operation, (input ?? {}) as Record<string, unknown>);
  const reads = operation.http.method === 'GET' || operation.http.method === 'DELETE';
  const init: RequestInit = {
    method: operation.http.method,
    credentials: 'same-origin',
    ...(options.keepalive === true && { keepalive: true }),
    headers: {
      authorization: clientCredential(),
      // A call without login says so.
      ...(readCookie(SIGNED_IN_COOKIE) !== 'true' && { sourcetype: 'website' }),
      initiator: isInApp() ? 'app' : 'web',
      'x-language': document.documentElement.lang,
      ...(operation.kind === 'command' && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(), ...madeFor() }),
      ...(!reads && options.file === undefined && { 'content-type': 'application/json' }),
    },
    ...(!reads && { body: options.file === undefined ? JSON.stringify(rest) : formOf(rest, options.file) }),
    signal: AbortSignal.any([
      AbortSignal.timeout(timeoutOf(operation, options.file)),
      ...(options.signal === undefined ? [] : [options.signal]),
    ]),
  };
  const response = await reach(() => fetch(reads ? withQuery(url, rest) : url, init), init);
  // An answer that breaks off, or stands still, has not come.
  const body: { status: boolean; response: unknown } | null = await reach(() => response.json().catch(unlessJson), init);
  if (body?.status === true) {
    if (operation.kind === 'command') noteReaderChanged(false);
    return body.response as OutputOf<Op>;
  }
  const failure = (body?.response as FailureBody | undefined) ?? unreadable(response.headers.get('x-request-id'));
  if (failure.code === 'access.readerChanged' && options.unasked !== true) noteReaderChanged(true);
  if (isAi(operation) && response.status === 401) await tellUnauthorized(failure.message);
  throw new CallFailure(response.status, failure);
}

/** The page says whom it was made for: in another tab somebody else may have signed in since. */
export function madeFor(): Record<string, string> {
  const { reader } = document.documentElement.dataset;
  return reader === undefined ? {} : { 'x-reader': reader };
}

const isAt = (base: keyof typeof BASES, { http }: Operation) => http.path.startsWith(`${BASES[base]}/`);
const isAi = (operation: Operation) => isAt('ai', operation);

/** The file's own way comes on top: what is waited for is the answer to it. */
function timeoutOf(operation: Operation, file: File | undefined): number {
  if (isAi(operation)) return TIMEOUT_MS.ai;
  return (isAt('main', operation) ? TIMEOUT_MS.main : TIMEOUT_MS.other) + (file === undefined ? 0 : sendingMs(file.size));
}

/** Whoever asked is told as well as whoever called: an assistant that stays silent looks as if it were thinking. */
async function tellUnauthorized(message: string): Promise<void> {
  const { showToast } = await import('#ui/toast-queue.ts');
  if (message !== '') showToast(message, { tone: 'failed' });
}

async function reach<T>(come: () => Promise<T>, { body, signal }: RequestInit): Promise<T> {
  try {
    return await come();
  } catch (error) {
    if (signal?.aborted === true && (error as Error).name === 'AbortError') throw error;
    const code = body instanceof FormData && (error as Error).name === 'TimeoutError' ? 'network.timeout' : 'network.unreachable';
    throw new CallFailure(0, { code, message: '', requestId: '' });
  }
}

/** What came whole and is no JSON has been answered by something else. */
function unlessJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

const unreadable = (requestId: string | null): FailureBody => ({ code: 'server.unexpected', message: '', requestId: requestId ?? '' });

function address(operation: Operation, input: Record<string, unknown>) {
  const rest = { ...input };
  const url = operation.http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

function withQuery(url: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text === '' ? url : `${url}?${text}`;
}

function formOf(values: Record<string, unknown>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, String(value));
  form.append('file', file);
  return form;
}
