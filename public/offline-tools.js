// Part of push-worker.js, the one worker of the site: keeps the clinical tools' pages and what they are made of, so that they open
// without a network once visited. Of everything else it keeps nothing and answers nothing. What a page is asked never comes here:
// questions stand behind the # of an address or go to the API.

const KEPT = 'clinical-tools';
const TOOLS = /^(\/id)?\/(medi-ai|drug-to-drug|drug-dosage|differential-diagnosis|calculators(\/[a-z0-9-]+)?)$/;
const PARTS = /^\/(assets\/|locales\/|clinical-knowledge(-\d+)?\.jsonl$|icon|apple-touch-icon|manifest)/;
const PATIENCE_MS = 4000;
// Which of what is kept each page has loaded, and whose pages they are.
const LISTS = '/kept-files';
const OWNER = '/kept-for';

self.addEventListener('message', (event) => {
  const { type, page, addresses, reader } = event.data ?? {};
  if (type === 'keep-tools') event.waitUntil(inTurn(() => keep(page, addresses, reader)));
  if (type === 'tools-of') event.waitUntil(inTurn(() => forgetOthers(reader)));
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

// What a page has loaded, page included. Another visit begins with the page itself. It comes last, with all that it names, or not at all:
// until then the one that was kept before stays whole.
async function keep(page, addresses, reader) {
  await forgetOthers(reader);
  const cache = await caches.open(KEPT);
  if (reader !== undefined && (await cache.match(OWNER)) === undefined) await cache.put(OWNER, new Response(reader));
  const wanted = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter(isOfTools)
    .map(nameOf);
  const lists = (await (await cache.match(LISTS))?.json()) ?? {};
  const isVisit = wanted.includes(page);
  if (isVisit) await forgetUnlisted(cache, lists);
  const came = await Promise.all(wanted.filter((name) => name !== page).map((name) => keepFile(cache, name)));
  if (isVisit && !(came.every(Boolean) && (await keepPage(cache, page)))) return;
  lists[page] = [...new Set([...(isVisit ? [] : (lists[page] ?? [])), ...wanted])];
  await cache.put(LISTS, new Response(JSON.stringify(lists)));
}

async function keepFile(cache, name) {
  if (name.startsWith('/assets/') && (await cache.match(name)) !== undefined) return true;
  const answer = await asked(name);
  return answer !== null && put(cache, name, answer);
}

// The server may be of a newer build than what its reader has open: its page is made of files that are not here.
async function keepPage(cache, page) {
  const answer = await asked(page);
  if (answer === null) return false;
  const named = (await answer.clone().text()).matchAll(/ (?:href|src)="(\/(?:assets|locales)\/[^"#]+)/g);
  const files = await Promise.all(Array.from(named, ([, name]) => cache.match(name)));
  return files.every((file) => file !== undefined) && put(cache, page, answer);
}

async function asked(name) {
  const answer = await fetch(name, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok && !answer.redirected ? answer : null;
}

// False where there is no room left.
const put = (cache, name, answer) =>
  cache.put(name, answer).then(
    () => true,
    () => false,
  );

// A page carries its reader's name: it is not shown to a colleague who has signed in here since. Every page says who reads it, once it
// is idle; one of an earlier build does not.
async function forgetOthers(reader) {
  if (reader === undefined || !(await caches.has(KEPT))) return;
  const owner = await (await (await caches.open(KEPT)).match(OWNER))?.text();
  if (owner !== undefined && owner !== reader) await caches.delete(KEPT);
}

const isOfTools = ({ origin, pathname }) => origin === self.location.origin && (TOOLS.test(pathname) || PARTS.test(pathname));
const nameOf = ({ pathname, search }) => pathname + search;

// Files of an earlier build go once no page that is kept was made with them: each page stays whole until it is visited again.
async function forgetUnlisted(cache, lists) {
  const names = (await cache.keys()).map(({ url }) => nameOf(new URL(url)));
  const listed = new Set([LISTS, OWNER, ...Object.values(lists).flat()]);
  const isKnown = names.every((name) => !TOOLS.test(name) || lists[name] !== undefined);
  if (isKnown) await Promise.all(names.filter((name) => !listed.has(name)).map((name) => cache.delete(name)));
}

const freshPage = (request, url) => fresh(request, url.pathname, false);

// Assets carry a hash in their name and never change; knowledge is asked for anew where that is possible.
async function keptPart(request, url) {
  const isFixed = /^\/(assets|locales)\//.test(url.pathname);
  const kept = isFixed ? await keptUnder(nameOf(url)) : undefined;
  return kept ?? fresh(request, nameOf(url), !isFixed);
}

// Nothing also where the browser's storage is full or broken: whatever goes wrong with it, the site comes from the network.
async function keptUnder(name) {
  try {
    return await (await caches.open(KEPT)).match(name);
  } catch {
    return undefined;
  }
}

// All of it has to come in time where there is something else to show; otherwise it may take as long as it takes. A server that is
// being started anew, or a proxy in its place, has nothing that is better than what is kept.
async function fresh(request, name, isReplaced) {
  const kept = await keptUnder(name);
  if (kept === undefined) return fetch(request);
  const answer = await whole(request).catch(() => null);
  if (answer === null || answer.status >= 500) return kept;
  if (isReplaced && answer.ok && !answer.redirected) await replace(name, answer.clone()).catch(() => undefined);
  return answer;
}

// What came in time is not given up any more: a slow device may still be reading it.
async function whole(request) {
  const late = new AbortController();
  const patience = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: late.signal });
    await answer.clone().arrayBuffer();
    return answer;
  } finally {
    clearTimeout(patience);
  }
}

const replace = async (name, answer) => (await caches.open(KEPT)).put(name, answer);
