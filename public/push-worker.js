// Shows push messages and opens what they are about; a site has one worker, so the clinical tools' offline part is loaded here too.
// The words come with the message, in the member's language (app/modules/notifications/server/push.job.ts).
importScripts('/offline-tools.js');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, body, url, tag, language, unread, read = [], silent = false } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    silent,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  });
  event.waitUntil(Promise.all([shown.then(() => closeRead(read)), self.navigator.setAppBadge?.(unread)]));
});

// What was read elsewhere is no news here, and what is gone may not stay: of that the message itself is closed, too.
async function closeRead(read) {
  for (const shown of await self.registration.getNotifications()) if (read.includes(shown.tag)) shown.close();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.url, self.location.origin).href));
});

async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [open] = windows;
  if (open === undefined) return self.clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}
