import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { filesInTransactions } from '#platform/testing/held-transactions.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { uploadFile } from '../file.contract.ts';
import { blurImage, IMAGE_WIDTHS, uploadImage } from '../media.contract.ts';
import { showImages } from './media.public.ts';
import { fileKey, imageKey } from './storage-key.policy.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());

/** Black on the left, white on the right, with a note of the camera's. */
async function picture(width: number, height: number): Promise<Buffer> {
  const left = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Dr Siti Rahma', ImageDescription: 'RM 12-34-56' } })
    .jpeg()
    .toBuffer();
}

const upload = (caller: Caller, bytes: Buffer) =>
  caller.call(uploadImage, { purpose: 'case' }, { file: { bytes, filename: 'IMG_0042.jpg' } });

const stored = async (id: string, width: number) => {
  const bytes = await world.runtime.services.storage.get(imageKey('case', id, width));
  return bytes === null ? null : Buffer.from(bytes);
};

describe('an uploaded picture', () => {
  it('is kept in three widths and without a word of the camera’s', async () => {
    const original = await picture(2000, 1000);
    expect(original.includes('Siti Rahma')).toBe(true);
    const image = await upload(ratri, original);
    expect(image.widths).toEqual([...IMAGE_WIDTHS]);
    expect([image.width, image.height]).toEqual([1600, 800]);
    expect(image.blur).toMatch(/^data:image\/webp;base64,/);
    for (const width of image.widths) {
      const bytes = await stored(image.id, width);
      expect(bytes?.includes('Siti Rahma')).toBe(false);
      const { exif, xmp, iptc, format } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
      expect({ exif, xmp, iptc, format }).toEqual({ format: 'webp' });
    }
  });

  it('holds no transaction while it is made, which takes seconds of a HEIC', async () => {
    const bytes = readFileSync(new URL('../testing/twelve-megapixels.heic', import.meta.url));
    const states: string[] = [];
    let isMade = false;
    const made = upload(ratri, bytes).finally(() => {
      isMade = true;
    });
    while (!isMade) {
      const { rows } = await world.runtime.database.pool.query<{ state: string }>(
        `select state from pg_stat_activity where datname = current_database() and now() - state_change > interval '200 ms'`,
      );
      states.push(...rows.map(({ state }) => state));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await made).width).toBe(1600);
    expect(states).not.toContain('idle in transaction');
  });

  it('is stored, read and blurred while no transaction waits for the storage', async () => {
    const held = filesInTransactions(world);
    const { id } = await upload(ratri, await picture(600, 300));
    await ratri.call(blurImage, { id, areas: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] });
    await ratri.call(uploadFile, { purpose: 'post' }, { file: { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), filename: 'a.pdf' } });
    expect(held).toEqual([]);
  });

  it('leaves no files behind where the same upload came twice at once', async () => {
    const written: string[] = [];
    const { storage } = world.runtime.services;
    const { put } = storage;
    // Neither is done before both are on their way: one picture is two files, one document one.
    let together = 2 * 2;
    Object.assign(storage, {
      async put(...file: Parameters<typeof put>) {
        written.push(file[0]);
        await vi.waitUntil(() => written.length >= together, { timeout: 10_000 });
        await put(...file);
      },
    });
    const bytes = await picture(600, 300);
    const file = { bytes, filename: 'IMG_0042.jpg' };
    const twice = [1, 2].map(() => ratri.call(uploadImage, { purpose: 'case' }, { file, key: 'pressed-twice' }));
    const [first, second] = await Promise.all(twice);
    expect(second).toEqual(first);
    together += 2;
    const pdf = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), filename: 'audit.pdf' };
    const both = [1, 2].map(() => ratri.call(uploadFile, { purpose: 'post' }, { file: pdf, key: 'pressed-twice' }));
    const [kept] = await Promise.all(both);
    Object.assign(storage, { put });
    await world.runJobs();
    const there = await Promise.all(written.map(async (key) => ((await storage.get(key)) === null ? [] : [key])));
    expect(written).toHaveLength(2 * 2 + 2);
    expect(there.flat().sort()).toEqual(
      [...[480, 600].map((width) => imageKey('case', first?.id ?? '', width)), fileKey(kept?.id ?? '')].sort(),
    );
  });

  it('is never enlarged', async () => {
    const image = await upload(ratri, await picture(600, 300));
    expect([image.width, image.widths]).toEqual([600, [480, 600]]);
  });

  it('is refused without a session, and with anything but a picture in it', async () => {
    await expect(upload(world.as(null), await picture(20, 20))).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(upload(ratri, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))).rejects.toMatchObject({
      code: 'media.notAnImage',
    });
  });
});

describe('blurring', () => {
  it('makes a new picture that shows nothing of the area, and removes the old one', async () => {
    const image = await upload(ratri, await picture(800, 400));
    const blurred = await ratri.call(blurImage, { id: image.id, areas: [{ x: 0, y: 0, width: 1, height: 1 }] });
    expect(blurred.id).not.toBe(image.id);
    const { data, info } = await sharp((await stored(blurred.id, 800)) ?? Buffer.alloc(0))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The edge in the middle was sharp; now neighbours differ by little everywhere.
    const row = data.subarray(info.width * info.channels * 200, info.width * info.channels * 201);
    const steps = Array.from({ length: info.width - 1 }, (_, x) =>
      Math.abs((row[(x + 1) * info.channels] ?? 0) - (row[x * info.channels] ?? 0)),
    );
    expect(Math.max(...steps)).toBeLessThan(20);
    await world.runJobs();
    expect(await stored(image.id, 800)).toBeNull();
  });

  it('leaves a picture where it is shown: its place lets go of it when it shows another', async () => {
    const image = await upload(ratri, await picture(800, 400));
    await world.runtime.database.transaction((db) => showImages(db, [image.id], 'an-item'));
    const areas = [{ x: 0, y: 0, width: 0.5, height: 0.5 }];
    const blurred = await ratri.call(blurImage, { id: image.id, areas });
    const again = await ratri.call(blurImage, { id: blurred.id, areas });
    await world.runJobs();
    expect(await stored(image.id, 800)).not.toBeNull();
    expect(await stored(blurred.id, 800)).toBeNull();
    expect(await stored(again.id, 800)).not.toBeNull();
  });

  it('that is repeated with its key gives the same picture again', async () => {
    const image = await upload(ratri, await picture(100, 50));
    const blur = () => ratri.call(blurImage, { id: image.id, areas: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] }, { key: 'blur-once' });
    expect(await blur()).toEqual(await blur());
  });

  it('is for the owner only', async () => {
    const image = await upload(ratri, await picture(100, 50));
    const areas = [{ x: 0, y: 0, width: 0.5, height: 0.5 }];
    await expect(bagas.call(blurImage, { id: image.id, areas })).rejects.toMatchObject({ code: 'media.notFound' });
    await expect(ratri.call(blurImage, { id: image.id, areas })).resolves.toMatchObject({ width: 100 });
  });
});
