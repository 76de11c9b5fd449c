/** Two doctors who have handed in their registration and wait for staff to look at it. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { insertSampleMembers, type SampleMember } from '#modules/identity/server/identity.public.ts';
import { claimImage, ownStored, renditionsOf, storeImage } from '#modules/media/server/media.public.ts';
import { certificate } from './drawings/certificate.ts';
import { rasterOf } from './raster.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';
import { memberOf, Person } from './sample-people.ts';

const Newcomer = Person.extend({
  /** How long they have been waiting. */
  hoursAgo: z.number().positive(),
  /** Of a form that no register gives out. */
  registrationNumber: z.string(),
  certificate: z.strictObject({ heading: z.string(), mark: z.string(), lines: z.array(z.tuple([z.string(), z.string()])) }),
});
type Newcomer = z.infer<typeof Newcomer>;

const HOUR_MS = 3_600_000;

export const loadSampleNewcomers: SamplePart = async ({ db, services, world, now }) => {
  const text = readFileSync(new URL('./newcomers.json', import.meta.url), 'utf8');
  const newcomers = z.array(Newcomer).parse(JSON.parse(text));
  const members: SampleMember[] = [];
  for (const [n, newcomer] of newcomers.entries()) {
    const createdAt = new Date(now.getTime() - newcomer.hoursAgo * HOUR_MS);
    const id = sampleId(newcomer.key, createdAt);
    members.push({
      ...memberOf({ ...newcomer, id }, world.people.length + n, now),
      verified: false,
      waiting: true,
      registrationNumber: newcomer.registrationNumber,
      registrationDocumentId: await certificateOf(newcomer, id),
      createdAt,
    });
  }
  await insertSampleMembers(db, members);
  return `${members.length} newcomers who wait for verification`;

  async function certificateOf(newcomer: Newcomer, ownerId: string): Promise<string> {
    const owner = { ownerId, purpose: 'document' } as const;
    const picture = await rasterOf(certificate(newcomer.certificate).svg);
    const { id } = await ownStored(db, ownerId, await storeImage(services, owner.purpose, await renditionsOf(picture)));
    await claimImage(db, owner, id);
    return id;
  }
};
