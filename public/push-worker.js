// Shows push messages and opens what they are about; a site has one worker, so the clinical tools' offline part is loaded here too.
// The words come with the message, in the member's language (app/modules/notifications/server/push-message.view.ts).
importScripts('/offline-tools.js');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const message = event.data.json();
  event.waitUntil(Promise.all([show(message), self.navigator.setAppBadge?.(message.unread)]));
});

async function show({ title, body, url, tag, language, mute, of = [], read = [], silent = false, inPlace = false }) {
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
    data: { url, of },
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
