import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Translations } from '../i18n/translations.ts';
import { buildOf } from '../testing/stand-in-build.ts';
import { mountLocales } from './locales.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  const translations = { namespace: () => ({ title: 'Cases' }) } as unknown as Translations;
  mountLocales(app, translations, async () => buildOf({}, { buildId: 'b2' }));
});
afterAll(() => app.close());

it.each([
  ['?v=b2', 'public, max-age=31536000, immutable'],
  ['?v=b1', 'public, max-age=300'],
  ['?v=b2&v=b1', 'public, max-age=300'],
  ['?v=undefined', 'public, max-age=300'],
  ['', 'public, max-age=300'],
])('texts asked for with "%s" may be kept: %s', async (query, kept) => {
  const { statusCode, headers } = await app.inject({ url: `/locales/en/cases.json${query}` });
  expect([statusCode, headers['cache-control']]).toEqual([200, kept]);
});
