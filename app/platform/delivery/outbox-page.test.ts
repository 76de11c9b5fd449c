import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadTranslations } from '../i18n/translations.ts';
import { outboxFolder } from '../testing/outbox-folder.ts';
import { createOutbox } from './outbox.ts';
import { mountOutbox } from './outbox-page.ts';

async function server(sentElsewhere = false) {
  const app = fastify();
  await app.register(cookie);
  const outbox = createOutbox(outboxFolder());
  mountOutbox(app, { outbox, translations: await loadTranslations(), defaultLanguage: 'en', sentElsewhere });
  return { app, outbox };
}

test('newest first, the code on its own, and nothing in a message is taken for HTML', async () => {
  const { app, outbox } = await server();
  outbox.add({ channel: 'sms', to: '+6281234567890', subject: null, text: 'Your code is 111222' });
  outbox.add({ channel: 'mail', to: 'siti@rs.example', subject: '<script>alert(1)</script>', text: 'Dear Siti,\n\n333444' });
  const { body, headers } = await app.inject('/outbox');
  expect(body.indexOf('333444')).toBeLessThan(body.indexOf('111222'));
  expect(body).toContain('<p class="code">111222</p>');
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toContain('<script');
  expect(body).toContain('content="noindex, nofollow"');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
});

test('speaks the reader’s language', async () => {
  const { app } = await server();
  expect((await app.inject('/outbox')).body).toContain('Nothing has been sent yet.');
  const indonesian = await app.inject({ url: '/outbox', cookies: { user_language: 'id' } });
  expect(indonesian.body).toContain('<html lang="id">');
  expect(indonesian.body).toContain('Belum ada pesan yang dikirim.');
});

test('where a worker sends, says that it does and what it needs', async () => {
  const words = 'the same data folder (KOLEGIA_DATA)';
  expect((await (await server(true)).app.inject('/outbox')).body).toContain(words);
  expect((await (await server()).app.inject('/outbox')).body).not.toContain(words);
});

test('as JSON for tests and tools, no more than 200', async () => {
  const { app, outbox } = await server();
  for (let i = 0; i < 205; i++) outbox.add({ channel: 'sms', to: '+6281234567890', subject: null, text: `Message number ${i}` });
  const { response } = (await app.inject('/outbox.json')).json<{ response: { data: { text: string; code: string | null }[] } }>();
  expect(response.data).toHaveLength(200);
  expect(response.data[0]).toMatchObject({ text: 'Message number 204', code: null });
});

test('digits inside an address are no code', async () => {
  const { app, outbox } = await server();
  outbox.add({
    channel: 'mail',
    to: 'a@b.example',
    subject: 'News',
    text: 'Read it at https://kolegia.example/cases/1m7y4821ab and /cases/2026-x',
  });
  outbox.add({ channel: 'sms', to: '+6281234567890', subject: null, text: '4821 is your Kolegia code, valid for 10 minutes.' });
  const { response } = (await app.inject('/outbox.json')).json<{ response: { data: { code: string | null }[] } }>();
  expect(response.data.map(({ code }) => code)).toEqual(['4821', null]);
});
