import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { uploadFile } from '../file.contract.ts';
import { deleteFiles, ownFiles, readFile } from './media.public.ts';

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

  it('is taken once for a key, which another file does not fit', async () => {
    const send = (bytes: Buffer) =>
      ratri.call(uploadFile, {}, { file: { bytes, filename: 'Audit sepsis.pdf' }, key: 'sent-a-second-time' });
    const first = await send(PDF);
    expect(await send(PDF)).toEqual(first);
    const other = Buffer.from(PDF.toString().replace('/Catalog', '/Another'));
    await expect(send(other)).rejects.toMatchObject({ code: 'request.invalid', fields: { idempotencyKey: expect.anything() as string } });
  });

  it('is found by its owner only', async () => {
    const { id } = await upload(ratri, PDF);
    const { db } = world.runtime.database;
    const ownerId = ratri.viewer?.id ?? '';
    expect((await ownFiles(db, { ownerId, purpose: 'post' }, [id])).size).toBe(1);
    expect((await ownFiles(db, { ownerId, purpose: 'chat' }, [id])).size).toBe(0);
    expect((await ownFiles(db, { ownerId: 'somebody', purpose: 'post' }, [id])).size).toBe(0);
  });

  it('is kept as it came, and gone once deleted', async () => {
    const { id } = await upload(ratri, PDF);
    const { services } = world.runtime;
    expect(await readFile(services, id)).toEqual(PDF);
    await world.runtime.database.transaction((db) => deleteFiles({ db, services }, [id]));
    await world.runJobs();
    expect(await readFile(services, id)).toBeNull();
  });
});
