// Shows push messages and opens what they are about; a site has one worker, so the clinical tools' offline part is loaded here too.
// The words come with the message, in the member's language (app/modules/notifications/server/push-message.view.ts). They are shown to
// the member whom they are for, and to nobody else: colleagues share computers, and a message may lie with the push service for a day.
importScripts('/offline-tools.js');

const MOST_WAITED_MS = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  event.waitUntil(receive(event.data.json()));
});

async function receive(message) {
  const here = await readerHere();
  if (here !== undefined && here === message.reader) return Promise.all([show(message), self.navigator.setAppBadge?.(message.unread)]);
  const words = wordsInstead(message);
  // Whoever is signed in may open what it is about.
  if (here === undefined) return show({ ...message, ...words, title: words.unanswered });
  await Promise.allSettled([closeOthers(here), takeNoMore(), self.navigator.clearAppBadge?.()]);
  await show({ ...message, ...words, title: words.ended, url: '/notifications', of: [] });
}

// Whose session this browser has; null for nobody's, undefined where the server does not say so in time.
async function readerHere() {
  try {
    const answer = await fetch('/api/v3/verify-token', { cache: 'no-store', signal: AbortSignal.timeout(MOST_WAITED_MS) });
    const { status, response } = await answer.json();
    if (status === true) return response.memberId;
    // Without a session it answers nobody but pages of ours.
    return answer.status === 401 && response.code !== undefined ? null : undefined;
  } catch {
    return undefined;
  }
}

// Browsers want each message to show something. This names nobody and says nothing, in the browser's language: who reads it is not known.
function wordsInstead({ instead }) {
  const spoken = self.navigator.language.slice(0, 2);
  const language = spoken in instead ? spoken : 'en';
  return { ...instead[language], language, body: '', mute: undefined };
}

// Whoever asked for messages here has them again, by another address, once they are signed in here (use-push.ts).
async function takeNoMore() {
  await (await self.registration.pushManager.getSubscription().catch(() => null))?.unsubscribe().catch(() => false);
}

// What was shown to whoever was here before is not for whoever is here now.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'tools-of') event.waitUntil(closeOthers(event.data.reader));
});

async function closeOthers(reader) {
  for (const shown of await self.registration.getNotifications()) if (shown.data?.reader !== reader) shown.close();
}

async function show({ title, body, url, tag, language, reader, mute, of = [], read = [], silent = false, inPlace = false }) {
  // What was put aside here is not to come back because less of it is left. Browsers want each message to show something all the same.
  const isUnwanted = inPlace && (await self.registration.getNotifications({ tag })).length === 0;
  await self.registration.showNotification(title, {
    body,
    tag,
    silent,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    actions: mute === undefined ? [] : [{ action: 'mute', title: mute }],
    data: { url, of, reader },
  });
  await close(isUnwanted ? [...read, tag] : read);
}

// What was read elsewhere is no news here, and what is gone may not stay: of that the message itself is closed, too.
async function close(tags) {
  for (const shown of await self.registration.getNotifications()) if (tags.includes(shown.tag)) shown.close();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { tag, data } = event.notification;
  event.waitUntil(event.action === 'mute' ? silence(tag) : openPage(new URL(data.url, self.location.origin).href));
});

// By the session of this browser, as the bell on its row does. Where it has ended, the list says what to do.
async function silence(id) {
  const said = await fetch('/api/v3/notifications/mute', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, muted: true }),
  }).catch(() => null);
  if (said?.ok !== true) await openPage(new URL('/notifications', self.location.origin).href);
}

async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [open] = windows;
  if (open === undefined) return self.clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}
