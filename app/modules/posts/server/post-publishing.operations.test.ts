import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { uploadFile } from '#modules/media/file.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  checkPostDraft,
  discardPostDraft,
  getPostDraft,
  listPostDrafts,
  publishPost,
  savePostDraft,
  schedulePost,
  startPostDraft,
} from '../post-draft.contract.ts';
import { getPost, listPosts, restorePost, withdrawPost } from '../posts.contract.ts';
import { aPoll, aPostDraft, aPublishedPost, approvePost, postContent, postSettings, publishScheduled } from '../testing/posts.factory.ts';
import { savePostDraftRow } from './post-draft.store.ts';

let world: TestWorld;
let anna: Caller;
let budi: Caller;
let newcomer: Caller;
let staff: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo', speciality: 'nephrology' }));
  budi = world.as(await aMember(world, { name: 'Budi Santoso' }));
  newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
  staff = world.as(await aMember(world, { name: 'Sinta Staff', rights: ['approvals'] }));
});
afterAll(() => world.close());

const picture = async () => ({
  filename: 'IMG_0001.JPG',
  bytes: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer(),
});
const pdf = { filename: 'Audit.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n') };
const inAMoment = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('a draft', () => {
  it('keeps whatever is written so far, for its author alone', async () => {
    const { draftId, version } = await aPostDraft(anna, { content: { title: 'Half a' } });
    expect((await anna.call(listPostDrafts, {})).data[0]).toMatchObject({ id: draftId, title: 'Half a', publishAt: null });
    await expect(budi.call(getPostDraft, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    await expect(budi.call(discardPostDraft, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    await expect(budi.call(publishPost, { draftId, version })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    await anna.call(discardPostDraft, { id: draftId });
    await expect(anna.call(getPostDraft, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
  });

  it('keeps both versions when it was changed on two devices', async () => {
    const { draftId, version } = await aPostDraft(anna, { content: { title: 'From the phone' } });
    const save = { id: draftId, content: { title: 'From the desk' }, settings: postSettings() };
    await expect(anna.call(savePostDraft, { ...save, version: version - 1 })).rejects.toMatchObject({
      code: 'posts.staleDraft',
      details: { current: { content: { title: 'From the phone' }, version } },
    });
  });

  it('is not thrown away by a device that has not seen what the other wrote since', async () => {
    const { draftId, version } = await aPostDraft(anna, { content: { title: 'From the phone' } });
    await expect(anna.call(discardPostDraft, { id: draftId, version: version - 1 })).rejects.toMatchObject({
      code: 'posts.staleDraft',
      details: { current: { content: { title: 'From the phone' }, version } },
    });
    await expect(budi.call(discardPostDraft, { id: draftId, version })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(3_600_000) });
    await expect(anna.call(discardPostDraft, { id: draftId, version })).rejects.toMatchObject({ code: 'posts.isScheduled' });
    await anna.call(schedulePost, { id: draftId, version, publishAt: null });
    expect(await anna.call(discardPostDraft, { id: draftId, version })).toEqual({ id: draftId });
    await expect(anna.call(discardPostDraft, { id: draftId, version })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
  });

  it('takes specialities that there are, and refuses all others at their field', async () => {
    const { id, version } = await anna.call(startPostDraft, { language: 'en' });
    const save = (specialities: string[]) =>
      anna.call(savePostDraft, { id, version, content: {}, settings: postSettings({ specialities }) });
    await expect(save(['nephrology', 'no-such-field'])).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'settings.specialities.1': 'reference.validation.speciality' },
    });
    await save(['cardiology']);
    expect((await anna.call(getPostDraft, { id })).settings.specialities).toEqual(['cardiology']);
  });

  it('that was stored with another is opened and published without it', async () => {
    const { draftId, version } = await aPostDraft(anna);
    const change = { content: { ...postContent() }, settings: postSettings({ specialities: ['no-such-field', 'nephrology'] }) };
    await savePostDraftRow(world.runtime.database.db, { id: draftId, authorId: anna.viewer?.id ?? '', version }, change);
    expect((await anna.call(getPostDraft, { id: draftId })).settings.specialities).toEqual(['nephrology']);
    const { id } = await anna.call(publishPost, { draftId, version: version + 1 });
    expect((await anna.call(getPost, { id })).item.specialities).toEqual(['nephrology']);
  });

  it('is checked in words: fields, and what may tell who a patient is', async () => {
    const { draftId } = await aPostDraft(anna, {
      content: { poll: { question: '', options: ['One'], openDays: 7 }, body: fromPlainText('RM 00-48-17-92') },
    });
    const { fields } = await anna.call(checkPostDraft, { id: draftId });
    expect(fields).toEqual({ 'poll.question': 'Question is required.', 'poll.options': 'Atleast two options are required.' });
    const other = await aPostDraft(anna, { content: { body: fromPlainText('No. RM 00-48-17-92, hubungi 0812-3456-7890.') } });
    const { identifiers } = await anna.call(checkPostDraft, { id: other.draftId });
    expect(identifiers.map(({ kind }) => kind)).toContain('phone');
    await expect(anna.call(publishPost, other)).rejects.toMatchObject({ code: 'posts.identifiersRemain' });
    expect(await anna.call(publishPost, { ...other, acceptIdentifiers: true })).toMatchObject({ status: 'held' });
  });
});

describe('a post', () => {
  it('is published once, however often it is sent', async () => {
    const draft = await aPostDraft(anna);
    const [one, two] = await Promise.all([
      anna.call(publishPost, draft, { key: 'publish-1' }),
      anna.call(publishPost, draft, { key: 'publish-1' }),
    ]);
    expect(two).toEqual(one);
    expect(one.status).toBe('published');
    await expect(anna.call(publishPost, draft)).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    const { data } = await world.as(null).call(listPosts, { speciality: 'nephrology' });
    expect(data.filter(({ id }) => id === one.id)).toHaveLength(1);
  });

  it('of a newcomer is read by staff first, until two have appeared', async () => {
    const first = await newcomer.call(publishPost, await aPostDraft(newcomer));
    expect(first.status).toBe('held');
    await expect(budi.call(getPost, { id: first.id })).rejects.toMatchObject({ code: 'posts.notFound' });
    expect((await newcomer.call(getPost, { id: first.id })).item.title).toBe('Repeat the potassium first');
    expect((await staff.call(getPost, { id: first.id })).can.edit).toBe(false);
    await approvePost(world, first.id);
    await aPublishedPost(world, newcomer);
    expect(await newcomer.call(publishPost, await aPostDraft(newcomer))).toMatchObject({ status: 'published' });
    expect(await budi.call(publishPost, await aPostDraft(budi))).toMatchObject({ status: 'published' });
  });

  it('shows pictures and files of its author, and of nobody else', async () => {
    const image = await anna.call(uploadImage, { purpose: 'post' }, { file: await picture() });
    const file = await anna.call(uploadFile, {}, { file: pdf });
    const content = { images: [{ mediaId: image.id, caption: '', alt: 'A grey square' }], files: [file] };
    await expect(anna.call(publishPost, await aPostDraft(anna, { content, settings: { imagesReviewed: false } }))).rejects.toMatchObject({
      code: 'posts.imagesNotReviewed',
    });
    const id = await aPublishedPost(world, anna, { content });
    const view = await budi.call(getPost, { id });
    expect(view.images).toMatchObject([{ id: image.id, alt: 'A grey square' }]);
    expect(view.files).toEqual([file]);
    expect(view.item.card).toMatchObject({ images: 1, files: 1, cover: { id: image.id } });
    await expect(budi.call(publishPost, await aPostDraft(budi, { content: { images: content.images } }))).rejects.toMatchObject({
      fields: { 'images.0.mediaId': 'media.validation.imageGone' },
    });
    await expect(budi.call(publishPost, await aPostDraft(budi, { content: { files: [file] } }))).rejects.toMatchObject({
      fields: { 'files.0': 'posts.validation.fileGone' },
    });
    const renamed = { files: [{ ...file, name: 'other.pdf' }] };
    await expect(anna.call(publishPost, await aPostDraft(anna, { content: renamed }))).rejects.toMatchObject({
      fields: { 'files.0': 'posts.validation.fileGone' },
    });
  });

  it('for members is for members', async () => {
    const id = await aPublishedPost(world, anna, { settings: { audience: 'members', specialities: ['urology'] } });
    expect((await budi.call(getPost, { id })).audience).toBe('members');
    await expect(world.as(null).call(getPost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });
    expect((await world.as(null).call(listPosts, { speciality: 'urology' })).data).toEqual([]);
    expect((await budi.call(listPosts, { speciality: 'urology' })).data).toHaveLength(1);
  });

  it('for members stays for them once a colleague has answered it there', async () => {
    const open = async (id: string) => {
      const draft = await anna.call(startPostDraft, { postId: id, language: 'en' });
      const change = { content: draft.content, settings: postSettings({ audience: 'anyone' }) };
      const { version } = await anna.call(savePostDraft, { id: draft.id, version: draft.version, ...change });
      return anna.call(publishPost, { draftId: draft.id, version });
    };
    const [alone, answered] = [
      await aPublishedPost(world, anna, { settings: { audience: 'members' } }),
      await aPublishedPost(world, anna, { settings: { audience: 'members' } }),
    ];
    for (const itemId of [alone, answered])
      await anna.call(addComment, { itemId, text: fromPlainText('Say where you work, if you like.') });
    await budi.call(addComment, { itemId: answered, text: fromPlainText('In our hospital nobody repeats it.') });
    expect(await open(alone)).toMatchObject({ status: 'published' });
    await expect(open(answered)).rejects.toMatchObject({ code: 'posts.staysForMembers' });
    expect((await budi.call(getPost, { id: answered })).audience).toBe('members');
    await expect(world.as(null).call(getPost, { id: answered })).rejects.toMatchObject({ code: 'posts.notFound' });
    expect((await world.as(null).call(getPost, { id: alone })).audience).toBe('anyone');
  });

  it('of an anonymous author says nowhere who that is', async () => {
    const id = await aPublishedPost(world, anna, { settings: { anonymous: true } });
    const { data } = await budi.call(listPosts, {});
    const [asReader, asStaff] = [await budi.call(getPost, { id }), await staff.call(getPost, { id })];
    const one = JSON.stringify([data.filter((row) => row.id === id), { ...asReader, related: [] }, { ...asStaff, related: [] }]);
    expect(one).not.toContain(anna.viewer?.id);
    expect(one).not.toContain('Wibowo');
  });

  it('of an anonymous author carries no file, whatever its draft says of the name', async () => {
    const id = await aPublishedPost(world, anna, { settings: { anonymous: true } });
    const file = await anna.call(uploadFile, {}, { file: pdf });
    const draft = await anna.call(startPostDraft, { postId: id, language: 'en' });
    const change = { content: { ...postContent({ files: [file] }) }, settings: postSettings({ anonymous: false }) };
    const { version } = await anna.call(savePostDraft, { id: draft.id, version: draft.version, ...change });
    expect(Object.keys((await anna.call(checkPostDraft, { id: draft.id })).fields)).toEqual(['files']);
    await expect(anna.call(publishPost, { draftId: draft.id, version })).rejects.toMatchObject({
      fields: { files: 'posts.validation.filesAnonymous' },
    });
    expect((await budi.call(getPost, { id })).files).toEqual([]);
  });

  it('is changed through a draft of its own, and says when it was changed elsewhere', async () => {
    const id = await aPublishedPost(world, anna);
    await expect(budi.call(startPostDraft, { postId: id, language: 'en' })).rejects.toMatchObject({ code: 'posts.notYours' });
    const draft = await anna.call(startPostDraft, { postId: id, language: 'en' });
    expect((await anna.call(startPostDraft, { postId: id, language: 'en' })).id).toBe(draft.id);
    const content = { ...draft.content, title: 'Repeat it twice' };
    const { version } = await anna.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
    expect(await anna.call(publishPost, { draftId: draft.id, version })).toEqual({ id, status: 'published' });
    const view = await budi.call(getPost, { id });
    expect([view.item.title, view.version, view.editedAt === null]).toEqual(['Repeat it twice', 2, false]);
  });

  it('is withdrawn and brought back by its author', async () => {
    const id = await aPublishedPost(world, anna);
    await expect(budi.call(withdrawPost, { id })).rejects.toMatchObject({ code: 'posts.notYours' });
    await anna.call(withdrawPost, { id });
    await expect(budi.call(getPost, { id })).rejects.toMatchObject({ code: 'posts.withdrawn' });
    await expect(budi.call(restorePost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });
    await anna.call(restorePost, { id });
    expect((await budi.call(getPost, { id })).item.id).toBe(id);
  });

  it('that claims an effect without a source is read by staff first, and says which lines those are', async () => {
    const body = fromPlainText('A tip from our ward. Honey cures every wound.');
    const draft = await aPostDraft(anna, { content: { body } });
    expect((await anna.call(checkPostDraft, { id: draft.draftId })).claims).toEqual(['Honey cures every wound.']);
    const held = await anna.call(publishPost, draft);
    expect(held.status).toBe('held');
    expect(await anna.call(getApproval, { itemId: held.id })).toMatchObject({ state: 'waiting', why: 'claims' });
    const sourced = fromPlainText('Honey cures every wound: https://example.org/trial');
    expect(await anna.call(publishPost, await aPostDraft(anna, { content: { body: sourced } }))).toMatchObject({ status: 'published' });
  });

  it('that is changed into something doubtful is out of sight until staff have read it', async () => {
    const id = await aPublishedPost(world, anna);
    const draft = await anna.call(startPostDraft, { postId: id, language: 'en' });
    const content = { ...draft.content, body: fromPlainText('It is guaranteed to work.') };
    const { version } = await anna.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
    expect(await anna.call(publishPost, { draftId: draft.id, version })).toEqual({ id, status: 'held' });
    await expect(budi.call(getPost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });
    await approvePost(world, id);
    expect((await budi.call(getPost, { id })).item.id).toBe(id);
  });

  it('takes no flood of mentions, and of many tells ten colleagues', async () => {
    const mention = (id: string) => ({ type: 'mention' as const, attrs: { id, label: 'Somebody' } });
    const flood: RichText = {
      type: 'doc',
      content: Array.from({ length: 10 }, () => ({ type: 'paragraph', content: Array.from({ length: 500 }, () => mention(newId())) })),
    };
    const { id, version } = await anna.call(startPostDraft, { language: 'en' });
    const save = { id, version, content: { ...postContent({ body: flood }) }, settings: postSettings() };
    await expect(anna.call(savePostDraft, save)).rejects.toMatchObject({ code: 'request.invalid' });

    const named = await Promise.all(Array.from({ length: 12 }, () => aMember(world)));
    const body: RichText = { type: 'doc', content: [{ type: 'paragraph', content: named.map((one) => mention(one.id)) }] };
    world.told.length = 0;
    await aPublishedPost(world, anna, { content: { body } });
    await world.settle();
    expect(named.filter((one) => world.told.some(({ to }) => to === `member:${one.id}`))).toHaveLength(10);
  });

  it('tells the colleagues it names, by the names they have', async () => {
    const body: RichText = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: budi.viewer?.id ?? '', label: 'Somebody Else' } }] }],
    };
    const id = await aPublishedPost(world, anna, { content: { body } });
    await world.settle();
    expect(JSON.stringify((await budi.call(getPost, { id })).body)).toContain('Budi Santoso');
    expect(world.told.some(({ to }) => to === `member:${budi.viewer?.id}`)).toBe(true);
  });
});

describe('a post with a time', () => {
  const runDue = async () => {
    await publishScheduled(world);
    await world.settle();
  };
  const sql = (text: string, values: unknown[]) => world.runtime.database.pool.query(text, values);
  /** As if its time had come so many minutes ago, and it had been tried so many ago. */
  const setTimes = (draftId: string, due: number, tried: number | null) =>
    sql(
      `update posts.draft set publish_at = now() - $2 * interval '1 minute', tried_at = now() - $3::float * interval '1 minute' where id = $1`,
      [draftId, due, tried],
    );
  const makeDue = (draftId: string) => setTimes(draftId, 1, null);

  it('is seen by its author alone, does not change, and appears by itself', async () => {
    const { draftId, version } = await aPostDraft(anna, {
      content: { title: 'At six in the morning', poll: { ...aPoll, options: [...aPoll.options] } },
    });
    await expect(budi.call(schedulePost, { id: draftId, version, publishAt: inAMoment(3_600_000) })).rejects.toMatchObject({
      code: 'posts.draftNotFound',
    });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(3_600_000) });
    const save = { id: draftId, version, content: {}, settings: postSettings() };
    await expect(anna.call(savePostDraft, save)).rejects.toMatchObject({ code: 'posts.isScheduled' });
    await runDue();
    expect((await anna.call(getPostDraft, { id: draftId })).publishAt).not.toBeNull();
    await makeDue(draftId);
    await runDue();
    await runDue();
    await expect(anna.call(getPostDraft, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
    const { data } = await budi.call(listPosts, {});
    expect(data.filter(({ title }) => title === 'At six in the morning')).toHaveLength(1);
  });

  it('is taken off its time to be changed', async () => {
    const { draftId, version } = await aPostDraft(anna);
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(3_600_000) });
    await anna.call(schedulePost, { id: draftId, version, publishAt: null });
    await anna.call(savePostDraft, { id: draftId, version, content: { ...postContent() }, settings: postSettings() });
  });

  it('is complete before it waits, and waits for no time that is past or far', async () => {
    const empty = await aPostDraft(anna, { content: { title: '' } });
    const given = { id: empty.draftId, version: empty.version };
    await expect(anna.call(schedulePost, { ...given, publishAt: inAMoment(60_000) })).rejects.toMatchObject({ code: 'request.invalid' });
    const { draftId: id, version } = await aPostDraft(anna);
    for (const ms of [-600_000, 91 * 86_400_000])
      await expect(anna.call(schedulePost, { id, version, publishAt: inAMoment(ms) })).rejects.toHaveProperty('fields.publishAt');
  });

  it('that cannot appear is given back to its author', async () => {
    const image = await anna.call(uploadImage, { purpose: 'post' }, { file: await picture() });
    const { draftId, version } = await aPostDraft(anna, { content: { images: [{ mediaId: image.id, caption: '', alt: 'Grey' }] } });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(60_000) });
    await sql('delete from media.image where id = $1', [image.id]);
    await makeDue(draftId);
    await runDue();
    expect((await anna.call(getPostDraft, { id: draftId })).publishAt).toBeNull();
  });

  it('that meets a fault of ours keeps no other back', async () => {
    const broken = await aPostDraft(anna);
    const sound = await aPostDraft(anna, { content: { title: 'Behind a broken one' } });
    for (const { draftId: id, version } of [broken, sound]) await anna.call(schedulePost, { id, version, publishAt: inAMoment(60_000) });
    await sql(`update posts.draft set content = '[]', settings = '[]' where id = $1`, [broken.draftId]);
    for (const { draftId } of [broken, sound]) await makeDue(draftId);
    await runDue();
    const { data } = await budi.call(listPosts, {});
    expect(data.filter(({ title }) => title === 'Behind a broken one')).toHaveLength(1);
    const waiting = 'select publish_at is not null as waits from posts.draft where id = $1';
    expect((await sql(waiting, [broken.draftId])).rows).toEqual([{ waits: true }]);
  });

  it('that meets a fault of ours is tried ever later, and is its author’s again when that does not help', async () => {
    const { draftId, version } = await aPostDraft(anna, { content: { title: 'Hindered by a fault' } });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(60_000) });
    const { rows } = await sql('select settings, updated_at from posts.draft where id = $1', [draftId]);
    await sql(`update posts.draft set settings = '[]' where id = $1`, [draftId]);
    /** Whether it was tried in this round: that leaves a mark, or its author has it again. */
    const isTried = async (due: number, tried: number | null) => {
      await setTimes(draftId, due, tried);
      await runDue();
      const mark = `select publish_at is null or coalesce(tried_at > now() - interval '30 seconds', false) as tried from posts.draft where id = $1`;
      return (await sql(mark, [draftId])).rows[0]?.tried as boolean;
    };
    expect(await isTried(1, null)).toBe(true);
    // Last tried when it had waited for six minutes: it waits for six more.
    expect(await isTried(10, 4)).toBe(false);
    expect(await isTried(12.5, 6.5)).toBe(true);
    // After a day it still waits no longer than half an hour.
    expect(await isTried(62, 29)).toBe(false);
    expect(await isTried(62, 31)).toBe(true);
    await sql('update posts.draft set settings = $2 where id = $1', [draftId, rows[0]?.settings]);
    const { publishAt, updatedAt } = await anna.call(getPostDraft, { id: draftId });
    // Its author has not changed it since.
    expect({ publishAt, updatedAt: new Date(updatedAt) }).toEqual({ publishAt: null, updatedAt: rows[0]?.updated_at });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(60_000) });
    await makeDue(draftId);
    await runDue();
    const { data } = await budi.call(listPosts, {});
    expect(data.filter(({ title }) => title === 'Hindered by a fault')).toHaveLength(1);
  });

  it('that nobody could try for hours, because no server ran, is tried before it is given back', async () => {
    const { draftId, version } = await aPostDraft(anna, { content: { title: 'Late by an outage' } });
    await anna.call(schedulePost, { id: draftId, version, publishAt: inAMoment(60_000) });
    await sql(`update posts.draft set settings = settings || '{"specialities": 1}' where id = $1`, [draftId]);
    await setTimes(draftId, 300, 400);
    await runDue();
    await sql(`update posts.draft set settings = settings || '{"specialities": []}' where id = $1`, [draftId]);
    expect((await anna.call(getPostDraft, { id: draftId })).publishAt).not.toBeNull();
  });
});
