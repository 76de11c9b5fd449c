/** Publications come from registers, and each is confirmed by the member before it stands on their page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getProfileDraft, previewProfile, publishProfile, saveProfileDraft } from '../profile-draft.contract.ts';
import { getProfile } from '../profiles.contract.ts';
import {
  findPublication,
  findPublicationsByOrcid,
  getOwnPublications,
  getPublications,
  updatePublication,
} from '../publication.contract.ts';
import { profileContent } from '../testing/profiles.factory.ts';
import { startCrossrefFake } from './crossref.fake.ts';
import {
  BROKEN_ORCID,
  BUSY_ORCID,
  EMPTY_ORCID,
  type FakeRegister,
  GROUPED_ORCID,
  ODD_ORCID,
  OTHER_ORCID,
  SAMPLE_ORCID,
  startOrcidFake,
} from './orcid.fake.ts';

let world: TestWorld;
let silent: TestWorld;
let crossref: FakeRegister;
let orcid: FakeRegister;
let intan: Caller;
let bagas: Caller;
const idOf = (caller: Caller) => caller.viewer?.id ?? '';

beforeAll(async () => {
  [crossref, orcid] = await Promise.all([startCrossrefFake(), startOrcidFake()]);
  world = await openTestWorld({ registers: { crossref: crossref.url, orcid: orcid.url } });
  silent = await openTestWorld({ databaseUrl: world.databaseUrl });
  intan = world.as(await aMember(world, { name: 'Intan Permatasari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(async () => {
  await silent.close();
  await world.close();
  await Promise.all([crossref.close(), orcid.close()]);
});

const find = (who: Caller, doi: string) => who.call(findPublication, { doi });

describe('looking up', () => {
  it('describes a work as Crossref does, in plain text, and says whether the member is named in it', async () => {
    const found = await find(intan, 'https://doi.org/10.5555/Sample-Potassium');
    expect(found).toEqual({
      publication: {
        doi: '10.5555/sample-potassium',
        title: 'Sample work: potassium & the first hour',
        journal: 'Sample Journal of Nothing in Particular',
        year: 2021,
        authors: ['Intan Permatasari', 'Sample Author'],
        moreAuthors: 0,
      },
      namesMember: true,
    });
    expect((await find(bagas, '10.5555/sample-potassium')).namesMember).toBe(false);
    expect((await find(bagas, '10.5555/sample-undated')).publication).toMatchObject({ title: '10.5555/sample-undated', year: null });
  });

  it('tells apart what is no DOI, what nobody knows, and a register that does not answer', async () => {
    await expect(find(intan, 'potassium')).rejects.toMatchObject({ fields: { doi: 'profiles.validation.doi' } });
    await expect(find(intan, '10.5555/nobody-knows')).rejects.toMatchObject({ code: 'profiles.publicationNotFound' });
    for (const doi of ['10.5555/is-broken', '10.5555/is-odd']) {
      await expect(find(intan, doi)).rejects.toMatchObject({ code: 'profiles.registerSilent' });
    }
    await expect(find(silent.as(intan.viewer), '10.5555/sample-fever')).rejects.toMatchObject({ code: 'profiles.registerSilent' });
    await expect(find(world.as(null), '10.5555/sample-fever')).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('lists the record of an ORCID iD once each, newest first, and adds nothing', async () => {
    const { data } = await intan.call(findPublicationsByOrcid, { orcid: `https://orcid.org/${SAMPLE_ORCID}` });
    expect(data.map(({ doi, year }) => [doi, year])).toEqual([
      ['10.5555/sample-potassium', 2021],
      ['10.5555/sample-fever', 2019],
      ['10.5555/sample-orcid-only', null],
    ]);
    expect((await intan.call(getOwnPublications, {})).data).toEqual([]);
    // Crossref does not know it, but it was heard of.
    expect((await find(intan, '10.5555/sample-orcid-only')).publication.title).toBe('Sample work: known to ORCID alone');
    const ask = (typed: string) => intan.call(findPublicationsByOrcid, { orcid: typed });
    await expect(ask('0000-0002-1825-0098')).rejects.toMatchObject({ fields: { orcid: 'profiles.validation.orcid' } });
    await expect(ask('0000-0002-9079-593X')).rejects.toMatchObject({ code: 'profiles.orcidNotFound' });
  });

  it('finds the DOI of a work that its owner prefers without one, and takes that of no other work', async () => {
    const { data } = await intan.call(findPublicationsByOrcid, { orcid: GROUPED_ORCID });
    expect(data.map(({ doi, title }) => [doi, title])).toEqual([
      ['10.5555/sample-grouped', 'Sample work: with its DOI'],
      ['10.5555/sample-printed', 'Sample work: once a preprint'],
    ]);
  });

  it('tells a record with nothing in it from one that cannot be read just now', async () => {
    const ask = (iD: string) => intan.call(findPublicationsByOrcid, { orcid: iD });
    expect(await ask(EMPTY_ORCID)).toEqual({ data: [] });
    for (const iD of [BROKEN_ORCID, BUSY_ORCID, ODD_ORCID])
      await expect(ask(iD)).rejects.toMatchObject({ code: 'profiles.registerSilent' });
  });
});

describe('adding', () => {
  it('takes only what was looked up, each once, in the member’s order', async () => {
    await find(intan, '10.5555/sample-fever');
    await find(intan, '10.5555/sample-potassium');
    const set = (who: Caller, dois: string[]) => who.call(updatePublication, { dois });
    const { data } = await set(intan, ['10.5555/sample-fever', '10.5555/sample-potassium', '10.5555/sample-fever']);
    expect(data.map(({ doi }) => doi)).toEqual(['10.5555/sample-fever', '10.5555/sample-potassium']);
    expect(await world.as(null).call(getPublications, { memberId: idOf(intan) })).toEqual({ data });
    expect((await bagas.call(getOwnPublications, {})).data).toEqual([]);
    await expect(set(intan, ['10.5555/sample-fever', '10.5555/invented'])).rejects.toMatchObject({
      fields: { 'dois.1': 'profiles.validation.notLookedUp' },
    });
    // Over what was set in another window nothing is set.
    await expect(intan.call(updatePublication, { was: ['10.5555/sample-fever'], dois: [] })).rejects.toMatchObject({
      code: 'profiles.stale',
      details: { current: { data } },
    });
    await intan.call(updatePublication, { was: data.map(({ doi }) => doi), dois: data.map(({ doi }) => doi) });
    await expect(set(world.as(null), [])).rejects.toMatchObject({ code: 'access.signIn' });
    expect(await intan.call(getOwnPublications, {})).toEqual({ data });
  });

  it('takes from an ORCID record what its member alone sees, and nothing that Crossref describes', async () => {
    const dois = ['10.5555/sample-orcid-only', '10.5555/sample-fever'];
    const titlesOf = async (who: Caller) =>
      (await world.as(null).call(getPublications, { memberId: idOf(who) })).data.map(({ title }) => title);
    await find(intan, '10.5555/sample-fever');
    await expect(bagas.call(updatePublication, { dois })).rejects.toMatchObject({
      fields: { 'dois.0': 'profiles.validation.notLookedUp' },
    });
    await intan.call(findPublicationsByOrcid, { orcid: SAMPLE_ORCID });
    await intan.call(updatePublication, { dois });
    const before = await titlesOf(intan);
    expect(before).toEqual(['Sample work: known to ORCID alone', 'Sample work: fever on the seventh day']);
    await bagas.call(findPublicationsByOrcid, { orcid: OTHER_ORCID });
    await bagas.call(updatePublication, { dois });
    expect(await titlesOf(intan)).toEqual(before);
    expect(await titlesOf(bagas)).toEqual(['Sample work: called otherwise', 'Sample work: fever on the seventh day']);
    await bagas.call(updatePublication, { dois: [] });
  });

  it('goes through the draft as everything on the page does', async () => {
    await find(bagas, '10.5555/sample-fever');
    const save = (version: number, publications: string[]) =>
      bagas.call(saveProfileDraft, { version, content: profileContent({ publications }) });
    const first = await save(0, ['10.5555/sample-fever', '10.5555/made-up']);
    await expect(bagas.call(publishProfile, { version: first.version })).rejects.toMatchObject({
      fields: { 'publications.1': 'profiles.validation.notLookedUp' },
    });
    const { version } = await save(first.version, ['10.5555/sample-fever']);
    expect((await bagas.call(getProfileDraft, {})).works.map(({ year }) => year)).toEqual([2019]);
    expect((await bagas.call(previewProfile, {})).view.publications).toHaveLength(1);
    expect((await intan.call(getProfile, { memberId: idOf(bagas) })).publications).toEqual([]);
    await bagas.call(publishProfile, { version });
    expect((await intan.call(getProfile, { memberId: idOf(bagas) })).publications).toMatchObject([{ doi: '10.5555/sample-fever' }]);
  });
});
