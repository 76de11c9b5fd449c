/** Suggestions are put together by a job, say why, and leave out whom the reader does not want. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUserInterestArea } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { updateUserDetail } from '#modules/profiles/profile-draft.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { blockMember, muteMember } from '../block.contract.ts';
import { followMember } from '../network.contract.ts';
import {
  dismissSuggestion,
  listExpertsNear,
  listFollowingCircle,
  listMindedExperts,
  listSimilarInterest,
  SUGGESTION_OPERATIONS,
  suggestMembers,
} from '../suggestion.contract.ts';

let world: TestWorld;
const people: Record<string, Caller> = {};
const who = (name: string): Caller => people[name] ?? world.as(null);
const idOf = (name: string) => who(name).viewer?.id ?? '';
const follow = (name: string, whom: string) => who(name).call(followMember, { memberId: idOf(whom), following: true });
const names = async (name: string, operation = suggestMembers) =>
  (await who(name).call(operation, {})).data.map((card) => card.name.split(' ')[0]);

/** Put together now, as the job would be a minute later. */
async function refresh() {
  await world.settle();
  await world.runJobs();
}

beforeAll(async () => {
  world = await openTestWorld();
  const wishes = [
    { name: 'Ratri Maheswari', speciality: 'nephrology', practisingSince: 2016 },
    { name: 'Hana Tobing', speciality: 'nephrology', city: 'Medan', province: 'Sumatera Utara', practisingSince: 2020 },
    { name: 'Dewi Pratiwi', speciality: 'cardiology', city: 'Bandung', province: 'Jawa Barat' },
    { name: 'Made Wirawan', speciality: 'neurology', city: 'Denpasar', province: 'Bali' },
    { name: 'Agus Hermawan', speciality: 'dermatology', practisingSince: 2001 },
    { name: 'Putri Baru', speciality: 'nephrology', verified: false },
    { name: 'Sekar Unlisted', speciality: 'nephrology' },
  ];
  for (const wish of wishes) people[wish.name.split(' ')[0] ?? ''] = world.as(await aMember(world, wish));
  await who('Sekar').call(updateUserDetail, { isProfileListed: false });
  await follow('Ratri', 'Dewi');
  for (const whom of ['Made', 'Putri', 'Ratri']) await follow('Dewi', whom);
});
afterAll(() => world.close());

describe('suggestions', () => {
  it('are for members, and are prepared when they are first asked for', async () => {
    for (const operation of Object.values(SUGGESTION_OPERATIONS)) {
      await expect(world.as(null).call(operation, {})).rejects.toMatchObject({ code: 'access.signIn' });
    }
    await expect(world.as(null).call(dismissSuggestion, { memberId: idOf('Hana'), dismissed: true })).rejects.toMatchObject({
      code: 'access.signIn',
    });
    expect(await who('Hana').call(suggestMembers, {})).toEqual({ data: [], nextCursor: null, preparing: true });
    await refresh();
    expect((await who('Hana').call(suggestMembers, {})).preparing).toBe(false);
    expect(await names('Hana')).toEqual(['Ratri']);
  });

  it('say why: acquaintances, field, place; never oneself, the followed, the unverified or the unlisted', async () => {
    await refresh();
    const { data } = await who('Ratri').call(suggestMembers, {});
    expect(data.map(({ name, because }) => [name, because.sameSpeciality, because.followedBy, because.place])).toEqual([
      ['Hana Tobing', true, 0, null],
      ['Made Wirawan', false, 1, null],
      ['Agus Hermawan', false, 0, 'city'],
    ]);
    expect(await names('Ratri', listFollowingCircle)).toEqual(['Made']);
    expect(await names('Ratri', listExpertsNear)).toEqual(['Agus']);
  });

  it('are read by page, each colleague once', async () => {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await who('Ratri').call(suggestMembers, { limit: 1, ...(cursor !== undefined && { cursor }) });
      read.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual([idOf('Hana'), idOf('Made'), idOf('Agus')]);
    await expect(who('Ratri').call(suggestMembers, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('leave out at once who was dismissed, followed, muted, blocked or hidden since, and bring them back', async () => {
    const dismiss = (dismissed: boolean) => who('Ratri').call(dismissSuggestion, { memberId: idOf('Agus'), dismissed });
    await dismiss(true);
    await dismiss(true);
    expect(await names('Ratri')).toEqual(['Hana', 'Made']);
    expect(await names('Ratri', listExpertsNear)).toEqual([]);
    await dismiss(false);
    expect(await names('Ratri', listExpertsNear)).toEqual(['Agus']);

    await who('Hana').call(blockMember, { memberId: idOf('Ratri'), blocked: true });
    expect(await names('Ratri')).toEqual(['Made', 'Agus']);
    expect(await names('Hana')).toEqual([]);
    await who('Hana').call(blockMember, { memberId: idOf('Ratri'), blocked: false });

    const mute = (muted: boolean) => who('Ratri').call(muteMember, { memberId: idOf('Agus'), muted });
    await mute(true);
    expect([await names('Ratri'), await names('Ratri', listExpertsNear)]).toEqual([['Hana', 'Made'], []]);
    // Whom somebody else muted is suggested as before.
    await who('Made').call(muteMember, { memberId: idOf('Agus'), muted: true });
    await mute(false);
    expect([await names('Ratri'), await names('Ratri', listExpertsNear)]).toEqual([['Hana', 'Made', 'Agus'], ['Agus']]);

    await who('Agus').call(updateUserDetail, { isProfileListed: false });
    await follow('Ratri', 'Made');
    expect(await names('Ratri')).toEqual(['Hana']);
    await who('Agus').call(updateUserDetail, { isProfileListed: true });
  });

  it('stay dismissed when they are put together anew', async () => {
    await who('Ratri').call(dismissSuggestion, { memberId: idOf('Hana'), dismissed: true });
    await follow('Ratri', 'Made');
    await refresh();
    expect(await names('Ratri')).toEqual(['Agus']);
  });
});

describe('colleagues of the same interests', () => {
  beforeAll(async () => {
    const wishes = [
      { name: 'Lestari Ayu', interests: ['ophthalmology', 'psychiatry', 'urology'], practisingSince: 2015 },
      { name: 'Bima Both', interests: ['psychiatry', 'urology'], speciality: 'pulmonology', practisingSince: 2019 },
      { name: 'Citra One', interests: ['urology', 'radiology'], speciality: 'urology', practisingSince: 2004 },
      { name: 'Eka Peer', interests: ['ophthalmology'], practisingSince: 2002 },
      { name: 'Fajar Young', interests: ['ophthalmology'], practisingSince: new Date().getUTCFullYear() - 3 },
      { name: 'Gita Other', interests: ['radiology'], speciality: 'radiology', practisingSince: 1999 },
      { name: 'Intan Waiting', interests: ['psychiatry', 'urology'], practisingSince: 2001, verified: false },
    ];
    for (const { interests, ...wish } of wishes) {
      const member = world.as(await aMember(world, { speciality: 'ophthalmology', city: 'Palu', province: 'Sulawesi Tengah', ...wish }));
      await member.call(updateUserInterestArea, { interests });
      people[wish.name.split(' ')[0] ?? ''] = member;
    }
    await refresh();
    await who('Lestari').call(suggestMembers, {});
    await refresh();
  });

  it('are those who want to read about the same fields beside the own one, whoever shares most first', async () => {
    const { data } = await who('Lestari').call(listSimilarInterest, {});
    expect(data.map(({ name, because }) => [name, because.interests])).toEqual([
      ['Bima Both', ['psychiatry', 'urology']],
      ['Citra One', ['urology']],
    ]);
  });

  it('are, as experts, those of ten years or more of the own speciality or of one of interest', async () => {
    const { data } = await who('Lestari').call(listMindedExperts, {});
    expect(data.map(({ name, because }) => [name, because.sameSpeciality])).toEqual([
      ['Eka Peer', true],
      ['Citra One', false],
    ]);
  });
});
