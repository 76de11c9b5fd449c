import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  discardProfileDraft,
  getProfileDraft,
  previewProfile,
  publishProfile,
  saveProfileDraft,
  updateAbout,
  updateUserDetail,
} from '../profile-draft.contract.ts';
import { updateDoctorWorkplaces } from '../profile-entries.contract.ts';
import { getProfile } from '../profiles.contract.ts';
import { anUpload, profileContent } from '../testing/profiles.factory.ts';

let world: TestWorld;
let reader: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const writer = async (name = 'Ratri Maheswari') =>
  world.as(await aMember(world, { name, workplace: 'Teaching hospital', practisingSince: 2014 }));
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const pageOf = (caller: Caller) => reader.call(getProfile, { memberId: idOf(caller) });

describe('a draft', () => {
  it('begins as the page is, is seen by its writer alone, and becomes the page when it is published', async () => {
    const ratri = await writer();
    expect(await ratri.call(getProfileDraft, {})).toMatchObject({
      version: 0,
      savedAt: null,
      content: { about: '', workplace: 'Teaching hospital', practisingSince: '2014' },
    });
    const { version } = await ratri.call(saveProfileDraft, { version: 0, content: profileContent() });

    expect(await pageOf(ratri)).toMatchObject({ about: null, subSpeciality: null, member: { workplace: 'Teaching hospital' } });
    expect(await ratri.call(previewProfile, {})).toMatchObject({
      version,
      problems: {},
      view: { about: 'I look after livers.', subSpeciality: 'Hepatology', member: { workplace: 'District hospital' } },
    });
    expect((await reader.call(getProfileDraft, {})).content.about).toBe('');
    await expect(reader.call(publishProfile, { version })).rejects.toMatchObject({ code: 'profiles.noDraft' });
    await expect(nobody.call(previewProfile, {})).rejects.toMatchObject({ code: 'access.signIn' });

    await ratri.call(publishProfile, { version });
    expect(await pageOf(ratri)).toMatchObject({
      about: 'I look after livers.',
      subSpeciality: 'Hepatology',
      practisingSince: 2015,
      member: { workplace: 'District hospital', verified: true },
    });
    expect(await ratri.call(getProfileDraft, {})).toMatchObject({ version: 0, content: profileContent() });
  });

  it('is not thrown away by a window that has not seen what another device wrote since', async () => {
    const ratri = await writer();
    const { version } = await ratri.call(saveProfileDraft, { version: 0, content: profileContent({ about: 'On the laptop' }) });
    const phone = await ratri.call(saveProfileDraft, { version, content: { about: 'Gone on with on the phone' } });

    for (const stale of [0, version])
      await expect(ratri.call(discardProfileDraft, { version: stale })).rejects.toMatchObject({
        code: 'profiles.staleDraft',
        details: { current: { version: phone.version, content: { about: 'Gone on with on the phone' } } },
      });
    expect(await ratri.call(getProfileDraft, {})).toMatchObject({
      version: phone.version,
      content: { about: 'Gone on with on the phone' },
    });

    expect(await ratri.call(discardProfileDraft, { version: phone.version })).toMatchObject({ version: 0, content: { about: '' } });
    // Published or thrown away elsewhere, nothing is left to lose.
    expect(await ratri.call(discardProfileDraft, { version: phone.version })).toMatchObject({ version: 0 });
  });

  it('refuses a save on top of another window’s, with what stands there', async () => {
    const ratri = await writer();
    await ratri.call(saveProfileDraft, { version: 0, content: profileContent({ about: 'From the first window' }) });
    await expect(ratri.call(saveProfileDraft, { version: 0, content: profileContent({ about: 'From the second' }) })).rejects.toMatchObject(
      {
        code: 'profiles.staleDraft',
        details: { current: { version: 1, content: { about: 'From the first window' } } },
      },
    );
    await ratri.call(saveProfileDraft, { version: 1, content: profileContent({ about: 'Second thoughts' }) });
    await expect(ratri.call(publishProfile, { version: 1 })).rejects.toMatchObject({ code: 'profiles.staleDraft' });
    expect(await pageOf(ratri)).toMatchObject({ about: null });
  });

  it('is not saved again over a page that was published meanwhile', async () => {
    const ratri = await writer();
    const { version } = await ratri.call(saveProfileDraft, { version: 0, content: profileContent() });
    await ratri.call(publishProfile, { version });
    await expect(ratri.call(saveProfileDraft, { version, content: profileContent({ about: 'Old window' }) })).rejects.toMatchObject({
      code: 'profiles.staleDraft',
    });
  });

  it('publishes what it changes, and takes nothing back that was changed elsewhere since', async () => {
    const ratri = await writer();
    const { content } = await ratri.call(getProfileDraft, {});
    // As an older window saves it: all fields, of which one was changed.
    const { version } = await ratri.call(saveProfileDraft, { version: 0, content: { ...content, about: 'I look after livers.' } });
    await ratri.call(updateUserDetail, { isProfileListed: false, workplace: 'New hospital' });
    await ratri.call(updateDoctorWorkplaces, {
      workplaces: [{ id: 'w1', name: 'New hospital', role: null, city: null, fromYear: 2020, toYear: null }],
    });
    expect((await ratri.call(getProfileDraft, {})).content).toMatchObject({
      about: 'I look after livers.',
      isProfileListed: false,
      workplace: 'New hospital',
    });
    expect((await ratri.call(previewProfile, {})).view.member.workplace).toBe('New hospital');
    const next = await ratri.call(saveProfileDraft, { version, content: { subSpeciality: 'Hepatology' } });
    await ratri.call(publishProfile, { version: next.version });
    expect(await pageOf(ratri)).toMatchObject({
      about: 'I look after livers.',
      subSpeciality: 'Hepatology',
      listed: false,
      member: { workplace: 'New hospital' },
      workplaces: [{ name: 'New hospital' }],
    });
  });

  it('forgets a change that was taken back, and then follows the page', async () => {
    const ratri = await writer();
    const first = await ratri.call(saveProfileDraft, { version: 0, content: { workplace: 'District hospital' } });
    const { version } = await ratri.call(saveProfileDraft, { version: first.version, content: { workplace: 'Teaching hospital' } });
    await ratri.call(updateUserDetail, { workplace: 'New hospital' });
    await ratri.call(publishProfile, { version });
    expect(await pageOf(ratri)).toMatchObject({ member: { workplace: 'New hospital' } });
  });

  it('may be unfinished, but then it is not published and says why', async () => {
    const ratri = await writer();
    const { version } = await ratri.call(saveProfileDraft, {
      version: 0,
      content: profileContent({ workplace: ' ', practisingSince: '20' }),
    });
    const { problems } = await ratri.call(previewProfile, {});
    expect(problems).toEqual({
      workplace: 'This field is required.',
      practisingSince: 'Please write the year with four digits, such as 2014.',
    });
    await expect(ratri.call(publishProfile, { version })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { workplace: 'validation.required' },
    });
    expect(await pageOf(ratri)).toMatchObject({ member: { workplace: 'Teaching hospital' } });
  });

  it('is thrown away', async () => {
    const ratri = await writer();
    await ratri.call(saveProfileDraft, { version: 0, content: profileContent() });
    expect(await ratri.call(discardProfileDraft, {})).toMatchObject({ version: 0, content: { about: '', workplace: 'Teaching hospital' } });
  });
});

describe('the photo', () => {
  it('is the own upload, renews the byline beside what was written, and goes for good when it is replaced', async () => {
    const ratri = await writer();
    const itemId = await aPublishedCase(world, reader);
    await ratri.call(addComment, { itemId, text: fromPlainText('Under my name') });
    const first = await anUpload(ratri);
    const { version } = await ratri.call(saveProfileDraft, { version: 0, content: profileContent({ photoId: first.id }) });
    expect((await ratri.call(previewProfile, {})).view.member.photo).toEqual(first);
    expect((await pageOf(ratri)).member.photo).toBeNull();
    await ratri.call(publishProfile, { version });
    await world.settle();
    expect((await pageOf(ratri)).member.photo).toEqual(first);
    const [comment] = (await nobody.call(listComments, { itemId })).data;
    expect(comment?.byline).toMatchObject({ kind: 'member', photo: { id: first.id } });

    const second = await anUpload(ratri);
    expect(await ratri.call(updateUserDetail, { photoId: second.id })).toMatchObject({ photo: { id: second.id } });
    await expect(ratri.call(updateUserDetail, { photoId: first.id })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { photoId: 'profiles.validation.photo' },
    });
    expect(await ratri.call(updateUserDetail, { photoId: null })).toMatchObject({ photo: null });
  });

  it('leaves nothing behind of one that was chosen at the same moment as another', async () => {
    const ratri = await writer();
    const photos = [await anUpload(ratri), await anUpload(ratri), await anUpload(ratri)];
    await Promise.all(photos.map(({ id }) => ratri.call(updateUserDetail, { photoId: id })));
    const { rows } = await world.runtime.database.pool.query<{ id: string }>('select id from media.image where id = any($1)', [
      photos.map(({ id }) => id),
    ]);
    expect(rows).toEqual([{ id: (await pageOf(ratri)).member.photo?.id }]);
  });

  it('is nobody else’s upload, and none of another purpose', async () => {
    const [ratri, thief] = [await writer(), await writer('Toni Thief')];
    const photo = await anUpload(ratri);
    await expect(thief.call(updateUserDetail, { photoId: photo.id })).rejects.toMatchObject({
      fields: { photoId: 'profiles.validation.photo' },
    });
    const certificate = await anUpload(ratri, 'document');
    await expect(ratri.call(updateUserDetail, { photoId: certificate.id })).rejects.toMatchObject({
      fields: { photoId: 'profiles.validation.photo' },
    });
    expect((await pageOf(ratri)).member.photo).toBeNull();
  });
});

describe('changes without a draft', () => {
  it('set the text and leave the rest', async () => {
    const ratri = await writer();
    expect(await ratri.call(updateAbout, { about: '  Two sentences.  ' })).toEqual({ about: 'Two sentences.' });
    await ratri.call(updateUserDetail, { subSpeciality: 'Hepatology' });
    expect(await pageOf(ratri)).toMatchObject({
      about: 'Two sentences.',
      subSpeciality: 'Hepatology',
      practisingSince: 2014,
      member: { workplace: 'Teaching hospital', verified: true },
    });
    // A heading with nothing below it would be all that is seen.
    for (const nothing of [' ', '\u200b\n\u2060']) expect(await ratri.call(updateAbout, { about: nothing })).toEqual({ about: null });
    expect(await pageOf(ratri)).toMatchObject({ about: null });
  });

  it('are not written over what was written in another window: both versions are kept', async () => {
    const ratri = await writer();
    await ratri.call(updateAbout, { was: '', about: 'Hepatologist.' });
    await expect(ratri.call(updateAbout, { was: '', about: 'Internist.' })).rejects.toMatchObject({
      code: 'profiles.stale',
      details: { current: { about: 'Hepatologist.' } },
    });
    expect(await pageOf(ratri)).toMatchObject({ about: 'Hepatologist.' });
    await ratri.call(updateAbout, { was: 'Hepatologist.', about: 'Internist.' });
    const both = await Promise.allSettled(['One.', 'Two.'].map((about) => ratri.call(updateAbout, { was: 'Internist.', about })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of single fields are not written over another window’s either; what only one of them changed is kept of both', async () => {
    const ratri = await writer();
    const seen = { workplace: 'Teaching hospital', subSpeciality: null, practisingSince: 2014, photoId: null, isProfileListed: true };
    await ratri.call(updateUserDetail, { was: seen, workplace: 'New hospital' });
    const current = { ...seen, workplace: 'New hospital' };
    await expect(ratri.call(updateUserDetail, { was: seen, workplace: 'Old hospital', subSpeciality: 'Hepatology' })).rejects.toMatchObject(
      {
        code: 'profiles.stale',
        details: { current },
      },
    );
    expect(await pageOf(ratri)).toMatchObject({ subSpeciality: null, member: { workplace: 'New hospital' } });
    await ratri.call(updateUserDetail, { was: seen, subSpeciality: 'Hepatology', isProfileListed: false });
    await ratri.call(updateUserDetail, { was: current, workplace: 'Old hospital' });
    expect(await pageOf(ratri)).toMatchObject({ subSpeciality: 'Hepatology', listed: false, member: { workplace: 'Old hospital' } });
    const photo = await anUpload(ratri);
    await ratri.call(updateUserDetail, { was: { photoId: null }, photoId: photo.id });
    await expect(ratri.call(updateUserDetail, { was: { photoId: null }, photoId: null })).rejects.toMatchObject({ code: 'profiles.stale' });
    // Whoever does not say what they saw is taken at their word, as ever.
    expect(await ratri.call(updateUserDetail, { photoId: null })).toMatchObject({ photo: null });
    const both = ['One', 'Two'].map((workplace) => ratri.call(updateUserDetail, { was: { workplace: 'Old hospital' }, workplace }));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are refused from readers who are not signed in, and when they are too long; what cannot be stored is dropped', async () => {
    const ratri = await writer();
    await expect(nobody.call(updateAbout, { about: 'x' })).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(nobody.call(updateUserDetail, {})).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(ratri.call(updateAbout, { about: 'x'.repeat(2001) })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { about: 'profiles.validation.aboutLong' },
    });
    expect(await ratri.call(updateAbout, { about: 'a\0b' })).toEqual({ about: 'ab' });
  });
});
