// Part of push-worker.js, the one worker of the site: keeps the clinical tools' pages and what they are made of, so that they open
// without a network once visited. Of everything else it keeps nothing and answers nothing. What a page is asked never comes here:
// questions stand behind the # of an address or go to the API.

const KEPT = 'clinical-tools';
const TOOLS = /^(\/id)?\/(medi-ai|drug-to-drug|drug-dosage|differential-diagnosis|calculators(\/[a-z0-9-]+)?)$/;
const PARTS = /^\/(assets\/|locales\/|clinical-knowledge(-\d+)?\.jsonl$|icon|apple-touch-icon|manifest)/;
const PATIENCE_MS = 4000;
// Which of what is kept each page has loaded.
const LISTS = '/kept-files';

self.addEventListener('message', (event) => {
  const { type, page, addresses } = event.data ?? {};
  if (type === 'keep-tools') event.waitUntil(inTurn(() => keep(page, addresses)));
  if (type === 'forget-tools') event.waitUntil(inTurn(() => caches.delete(KEPT)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && TOOLS.test(url.pathname)) event.respondWith(freshPage(request, url));
  else if (PARTS.test(url.pathname)) event.respondWith(keptPart(request, url));
});

let last = Promise.resolve();
// Each reads what the one before has written.
function inTurn(work) {
  last = last.then(work, work);
  return last;
}

// What a page has loaded, page included. Another visit begins with the page itself.
async function keep(page, addresses) {
  const cache = await caches.open(KEPT);
  const wanted = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter(isOfTools)
    .map(nameOf);
  const lists = (await (await cache.match(LISTS))?.json()) ?? {};
  if (wanted.includes(page)) {
    await forgetUnlisted(cache, lists);
    lists[page] = [];
  }
  lists[page] = [...new Set([...(lists[page] ?? []), ...wanted])];
  await cache.put(LISTS, new Response(JSON.stringify(lists)));
  await Promise.all(
    wanted.map(async (name) => {
      if (name.startsWith('/assets/') && (await cache.match(name)) !== undefined) return;
      const answer = await fetch(name, { credentials: 'same-origin' }).catch(() => null);
      if (answer?.ok && !answer.redirected) await cache.put(name, answer);
    }),
  );
}

const isOfTools = ({ origin, pathname }) => origin === self.location.origin && (TOOLS.test(pathname) || PARTS.test(pathname));
const nameOf = ({ pathname, search }) => pathname + search;

// Files of an earlier build go once no page that is kept was made with them: each page stays whole until it is visited again.
async function forgetUnlisted(cache, lists) {
  const names = (await cache.keys()).map(({ url }) => nameOf(new URL(url)));
  const listed = new Set([LISTS, ...Object.values(lists).flat()]);
  const isKnown = names.every((name) => !TOOLS.test(name) || lists[name] !== undefined);
  if (isKnown) await Promise.all(names.filter((name) => !listed.has(name)).map((name) => cache.delete(name)));
}

const freshPage = async (request, url) => fresh(request, url.pathname, await caches.open(KEPT));

// Assets carry a hash in their name and never change; texts and knowledge are asked for anew where that is possible.
async function keptPart(request, url) {
  const cache = await caches.open(KEPT);
  const kept = /^\/(assets|locales)\//.test(url.pathname) ? await cache.match(nameOf(url)) : undefined;
  return kept ?? fresh(request, nameOf(url), cache);
}

// All of it has to come in time where there is something else to show; otherwise it may take as long as it takes.
async function fresh(request, name, cache) {
  const kept = await cache.match(name);
  if (kept === undefined) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok && !answer.redirected) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return kept;
  }
}
