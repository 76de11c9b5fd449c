// Part of push-worker.js, the one worker of the site: keeps the clinical tools' pages and what they are made of, so that they open
// without a network once visited. Of everything else it keeps nothing and answers nothing. What a page is asked never comes here:
// questions stand behind the # of an address or go to the API.

const KEPT = 'clinical-tools';
const TOOLS = /^(\/id)?\/(medi-ai|drug-to-drug|drug-dosage|differential-diagnosis|calculators(\/[a-z0-9-]+)?)$/;
const PARTS = /^\/(assets\/|locales\/|clinical-knowledge\.json$|icon|apple-touch-icon|manifest)/;
const PATIENCE_MS = 4000;

self.addEventListener('message', (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === 'keep-tools') event.waitUntil(keep(addresses));
  if (type === 'forget-tools') event.waitUntil(caches.delete(KEPT));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && TOOLS.test(url.pathname)) event.respondWith(freshPage(request, url));
  else if (PARTS.test(url.pathname)) event.respondWith(keptPart(request, url));
});

// What a page has loaded, page included. Files of earlier builds go when a page of a new one is kept.
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin || !(TOOLS.test(url.pathname) || PARTS.test(url.pathname))) return;
      if (/^\/assets\//.test(url.pathname) && (await cache.match(url.href)) !== undefined) return;
      const answer = await fetch(url.pathname + url.search, { credentials: 'same-origin' }).catch(() => null);
      if (answer?.ok && !answer.redirected) await cache.put(url.pathname + url.search, answer);
    }),
  );
}

async function freshPage(request, url) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok && !answer.redirected && (await cache.match(url.pathname)) !== undefined) await cache.put(url.pathname, answer.clone());
    return answer;
  } catch {
    return (await cache.match(url.pathname)) ?? Response.error();
  }
}

// Assets carry a hash in their name and never change; texts and knowledge are asked for anew where that is possible.
async function keptPart(request, url) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(url.pathname + url.search);
  if (kept !== undefined && /^\/(assets|locales)\//.test(url.pathname)) return kept;
  try {
    const answer = await (kept === undefined ? fetch(request) : fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }));
    if (answer.ok && kept !== undefined) await cache.put(url.pathname + url.search, answer.clone());
    return answer;
  } catch {
    return kept ?? Response.error();
  }
}
