import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { serveSitemap } from './sitemap.http.ts';

let world: TestWorld;
let ratri: Caller;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  app = fastify();
  serveSitemap(app, world.runtime.services);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const get = (url: string) => app.inject({ method: 'GET', url });

it('lists published cases for search engines in both languages, and withdrawn ones no more', async () => {
  const [shown, gone] = [await aPublishedCase(world, ratri), await aPublishedCase(world, ratri)];
  await ratri.call(withdrawCase, { id: gone, reason: 'author' });
  const map = (await get('/sitemap-items.xml')).body;
  expect(map).toContain(`<loc>http://localhost:3000/cases/${shown}</loc>`);
  expect(map).toContain(`<loc>http://localhost:3000/id/cases/${shown}</loc>`);
  expect(map).not.toContain(gone);
  expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/sitemap-items.xml</loc>');
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
