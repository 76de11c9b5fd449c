import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { TextsProvider } from '#platform/web/i18n.tsx';
import { lifelessNotice } from '#platform/web/lifeless-notice.tsx';
import { pageOf } from '#platform/web/page-context.ts';
import type { PageContext } from '#platform/web/page-facts.ts';
import { type Pieces, partPlaces, type SharedMarkup } from '#platform/web/part-places.ts';
import { PartPlacesContext } from '#platform/web/shared-part.tsx';

export { buildId } from '#platform/web/build-id.ts';
export { pageContext } from '#platform/web/page-context.ts';

/** Aborted requests are no failures, and refused calls have been answered. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || error instanceof CallFailure) return;
  pageOf(context)?.report(error);
}

/**
 * Renders the whole page and answers with it in one piece: our pages wait for their data anyway. What the browser needs to
 * take over is appended by us, so that React has nothing to wait for and may build the page as one string, at two thirds
 * of what a stream costs.
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
  const { serverHandoffStream, ...context } = routerContext;
  const element = (
    <TextsProvider source={page.texts}>
      <ServerRouter context={context} url={request.url} nonce={page.nonce} />
    </TextsProvider>
  );
  const html = await renderWhole(element, page.nonce, page.markup);
  page.deliver(context.renderMeta?.didRenderScripts === true ? withData(html, await textOf(serverHandoffStream), page) : html);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The mobile app's only page is made once, at build time, for no reader in particular: it fills itself in the app. */
async function appShell(routerContext: EntryContext, url: string, headers: Headers): Promise<Response> {
  const noTexts = { language: 'en', read: () => ({}) } as const;
  const html = await renderPatiently(
    <TextsProvider source={noTexts}>
      <ServerRouter context={routerContext} url={url} />
    </TextsProvider>,
    '',
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { headers });
}

/** What React leaves where a part was not there yet, to be rendered by the browser. */
const LEFT_OUT = '<!--$!-->';

/** A part whose code is still being loaded (the first time in a process) needs the renderer that waits. */
async function renderWhole(element: ReactElement, nonce: string, markup: SharedMarkup | null): Promise<Pieces> {
  const places = markup === null ? null : partPlaces(markup);
  const html = renderToString(<PartPlacesContext value={places}>{element}</PartPlacesContext>);
  if (html.includes(LEFT_OUT)) return [await renderPatiently(element, nonce)];
  const whole = `<!DOCTYPE html>${html}`;
  return places === null ? [whole] : places.assemble(whole);
}

function renderPatiently(element: ReactElement, nonce: string): Promise<string> {
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
function collector(done: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      // React writes into a buffer that it uses again.
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

/** The loaders' data, encoded by the router. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? '' : new Response(stream).text();
}

/**
 * A form without an address is sent by the code of its page. Where that has not come yet, a browser would load the page anew instead,
 * and what was written would be gone, or stand in the address.
 */
const HOLD_FORMS = 'addEventListener("submit",(e)=>e.target.hasAttribute("action")||e.preventDefault(),!0);';

/** As the router's own component writes it, at the end of the body, behind what its data names. */
function withData(html: Pieces, data: string, { nonce, attached, texts }: PageContext): Pieces {
  const last = html.at(-1);
  const end = typeof last === 'string' ? last.lastIndexOf('</body>') : -1;
  if (typeof last !== 'string' || end === -1) throw new Error('A page has no end');
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${HOLD_FORMS}${controller}.enqueue(${scriptText(data)});${controller}.close();</script>`;
  return [...html.slice(0, -1), last.slice(0, end), lifelessNotice(texts), ...attached(), script, last.slice(end)];
}

const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A string as JavaScript that cannot end the script element it stands in. */
const scriptText = (text: string) => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (found) => ESCAPED[found] ?? found);
