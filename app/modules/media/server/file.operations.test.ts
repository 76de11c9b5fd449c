import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { uploadFile } from '../file.contract.ts';
import { deleteFiles, ownFiles } from './media.public.ts';

let world: TestWorld;
let ratri: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
const upload = (caller: Caller, bytes: Buffer, filename = 'Audit sepsis.pdf') => caller.call(uploadFile, {}, { file: { bytes, filename } });

describe('an uploaded file', () => {
  it('is taken as a PDF by its content, from members only', async () => {
    expect(await upload(ratri, PDF)).toMatchObject({ name: 'Audit sepsis.pdf', bytes: PDF.length });
    await expect(upload(world.as(null), PDF)).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(upload(ratri, Buffer.from('MZ program'), 'a.pdf')).rejects.toMatchObject({ code: 'media.notAPdf' });
    await expect(upload(ratri, Buffer.from('%PDF-1.7 /JavaScript %%EOF'))).rejects.toMatchObject({ code: 'media.activePdf' });
  });

  it('is found by its owner only', async () => {
    const { id } = await upload(ratri, PDF);
    const { db } = world.runtime.database;
    expect((await ownFiles(db, ratri.viewer?.id ?? '', [id])).size).toBe(1);
    expect((await ownFiles(db, 'somebody', [id])).size).toBe(0);
  });

  it('is downloaded, never shown, and gone once deleted', async () => {
    const { id } = await upload(ratri, PDF, 'Café "x".pdf');
    const http = await openTestHttp(world, { resolve: async () => null });
    const answer = await http.inject({ url: `/media/files/${id}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="file.pdf"; filename*=UTF-8''Caf%C3%A9%20x.pdf`);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    await world.runtime.database.transaction((db) => deleteFiles({ db, services: world.runtime.services }, [id]));
    await world.runJobs();
    expect((await http.inject({ url: `/media/files/${id}` })).statusCode).toBe(404);
    expect((await http.inject({ url: '/media/files/..%2F..%2Fetc' })).statusCode).toBe(404);
    await http.close();
  });
});
