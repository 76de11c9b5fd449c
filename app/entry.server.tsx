import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { TextsProvider } from '#platform/web/i18n.tsx';
import { pageOf } from '#platform/web/page-context.ts';

export { pageContext } from '#platform/web/page-context.ts';

/** Aborted requests are no failures, and refused calls have been answered. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || error instanceof CallFailure) return;
  pageOf(context)?.report(error);
}

/**
 * Renders the whole page and answers with it in one piece: our pages wait for their data anyway, and one write costs
 * half of what a stream does.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = pageOf(loadContext);
  if (page === null) return appShell(routerContext, request.url, headers);
  const html = await renderWhole(
    <TextsProvider source={page.texts}>
      <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
    </TextsProvider>,
    page.nonce,
  );
  page.deliver(html);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The mobile app's only page is made once, at build time, for no reader in particular: it fills itself in the app. */
async function appShell(routerContext: EntryContext, url: string, headers: Headers): Promise<Response> {
  const noTexts = { language: 'en', read: () => ({}) } as const;
  const html = await renderWhole(
    <TextsProvider source={noTexts}>
      <ServerRouter context={routerContext} url={url} />
    </TextsProvider>,
    '',
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(Buffer.from(html), { headers });
}

function renderWhole(element: ReactElement, nonce: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // React would send the larger parts of a page after it, hidden until a script moves them: readers without scripts would never see them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        pipe(collector(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Keeps what is written until it is all there. */
function collector(done: (bytes: Uint8Array) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      // React writes into a buffer that it uses again.
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
