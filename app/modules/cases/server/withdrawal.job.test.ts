/** The patient's word ends a case: nothing of it is left anywhere, and its id where the law of the house wants it. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, updateComment } from '#modules/library/discussion.contract.ts';
import { hideFromFeed, markReadInFeed } from '#modules/library/feed.contract.ts';
import { followItem, react, recordView, setBookmark } from '#modules/library/library.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { readRendition } from '#modules/media/server/media.public.ts';
import { decideApproval, listApprovals, setApprovalRules } from '#modules/moderation/approval.contract.ts';
import { report } from '#modules/moderation/complaint.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import type { UploadedFile } from '#platform/operation/context.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openServedWorld, type ServedWorld } from '#platform/testing/served-world.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { addCaseUpdate, answerCase, openStep, repostCase, withdrawCase } from '../cases.contract.ts';
import { caseContent, draftSettings } from '../testing/cases.factory.ts';
import { serveCaseImages } from './case-image.http.ts';

let served: ServedWorld;
let author: Caller;
let reader: Caller;
beforeAll(async () => {
  served = await openServedWorld(serveCaseImages);
  author = served.world.as(await aMember(served.world, { name: 'Ratri Maheswari' }));
  reader = served.world.as(await aMember(served.world, { name: 'Bagas Setiawan' }));
});
afterAll(() => served.close());

/** As browsers call: with keys, by which a call that is repeated is answered as the first time. */
const calls: { readonly name: string; readonly again: () => Promise<unknown> }[] = [];
function byKey<Op extends Operation>(caller: Caller, operation: Op, input: InputOf<Op>, file?: UploadedFile): Promise<OutputOf<Op>> {
  const options = { key: `a-key-of-its-own-${calls.length}`, ...(file !== undefined && { file }) };
  calls.push({ name: operation.name, again: () => caller.call(operation, input, options) });
  return caller.call(operation, input, options);
}

async function aPicture(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return (await byKey(author, uploadImage, { purpose: 'case' }, { bytes, filename: 'film.jpg' })).id;
}

const figure = (mediaId: string) => ({ mediaId, caption: 'Film', alt: 'A film of the chest', annotations: [] });
const isStored = async (id: string) => (await readRendition(served.world.runtime.services, 'case', id, 480)) !== null;

/** Every table of every schema, whatever its columns: a row is looked at as text. */
async function rowsWith(words: string): Promise<string[]> {
  const { pool } = served.world.runtime.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ there: boolean }>(`select exists (select from ${name} t where t::text like $1) as there`, [
      `%${words}%`,
    ]);
    if (rows[0]?.there) found.push(name);
  }
  return found.sort();
}

/** Read by two of the staff before anybody else. */
async function aTwiceApprovedCase(content: Partial<CaseContent>): Promise<string> {
  const { world } = served;
  const [first, second] = await Promise.all(
    ['Nadia Putri', 'Eko Prasetyo'].map(async (name) => world.as(await aMember(world, { name, rights: ['approvals'] }))),
  );
  if (first === undefined || second === undefined) throw new Error('No staff');
  await first.call(setApprovalRules, { kinds: ['case'] });
  const draft = await author.call(startDraft, { language: 'en' });
  const written = { content: { ...caseContent(content) }, settings: draftSettings() };
  const { version } = await author.call(saveDraft, { id: draft.id, version: draft.version, ...written });
  const { id: itemId } = await author.call(publishCase, { draftId: draft.id, version });
  for (const staff of [first, second]) {
    const heldSince = (await staff.call(listApprovals, {})).data.find(({ id }) => id === itemId)?.heldSince;
    await staff.call(decideApproval, { itemId, heldSince: heldSince ?? '', decision: 'approve' });
  }
  return itemId;
}

it('erases what was written about it, marked on it, copied of it and shown with it', async () => {
  const { world } = served;
  const [shown, unrelated, writtenOnly] = await Promise.all(['black', 'white', 'grey'].map(aPicture));
  if (shown === undefined || unrelated === undefined || writtenOnly === undefined) throw new Error('No pictures');
  const title = 'Zebrafinch fever of one patient';
  const references = [{ title: 'A remedy that helped nobody at all', source: 'Delta' }];
  const id = await aTwiceApprovedCase({ title, references, images: [figure(shown)] });
  // The draft of a change, begun and not published, with a picture of its own.
  const draft = await byKey(author, startDraft, { caseId: id, language: 'en' });
  const content = { ...caseContent({ title, images: [figure(shown), figure(writtenOnly)] }) };
  await author.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });

  const comment = await byKey(reader, addComment, { itemId: id, text: fromPlainText('Zebrafinch fever, I think.') });
  await byKey(reader, updateComment, { commentId: comment.id, edits: 0, text: fromPlainText('Zebrafinch fever, surely.') });
  await author.call(react, { target: 'comment', id: comment.id, reaction: 'agree' });
  await reader.call(react, { target: 'item', id, reaction: 'helpful' });
  await reader.call(setBookmark, { itemId: id, bookmarked: true });
  await reader.call(followItem, { itemId: id, following: true });
  await reader.call(recordView, { itemId: id });
  await reader.call(markReadInFeed, { itemId: id, read: true });
  await reader.call(hideFromFeed, { itemId: id, hidden: true });
  await reader.call(report, { target: 'item', id, reason: 'privacy', note: 'Zebrafinch, and I know whose' });
  await author.call(report, { target: 'comment', id: comment.id, reason: 'unsourced' });
  await reader.call(repostCase, { caseId: id, note: 'Zebrafinch again' });
  await reader.call(answerCase, { id, option: 1 });
  await reader.call(openStep, { id, kind: 'diagnosis' });
  await byKey(author, addCaseUpdate, { id, title: 'Zebrafinch fever gone', text: fromPlainText('Well again.') });
  await world.settle();
  // The author hears that a journal has retracted what it cites, with its title.
  await aSource(world, { id: 'delta' });
  const retracted = {
    title: 'Retraction: A remedy that helped nobody at all',
    link: 'https://delta.example/1/why',
    text: 'The authors retract doi:10.1000/remedy.1.',
  };
  await someArticles(world, 'delta', [retracted]);
  await world.settle();
  const heard = async () => (await author.call(listNotifications, {})).data.find(({ kind }) => kind === 'articleRetracted');
  expect(await heard()).toMatchObject({ note: title });
  expect(await rowsWith('ebrafinch')).toEqual(expect.arrayContaining(['library.item', 'library.comment', 'search.document']));
  expect(await Promise.all([isStored(shown), isStored(writtenOnly)])).toEqual([true, true]);
  expect((await served.get(`/og/cases/${id}.png`)).statusCode).toBe(200);

  expect(await Promise.all(calls.map(({ again }) => again()))).toHaveLength(7);

  await byKey(author, withdrawCase, { id, reason: 'consentWithdrawn' });
  await world.settle();
  await world.runJobs();
  await world.settle();
  expect(await rowsWith('ebrafinch')).toEqual([]);
  // The case says at its address that it was withdrawn, and of staff it stays on the record who decided what. Nothing else names it: what
  // its author is answered for a day, that it is done, is sealed.
  expect((await rowsWith(id)).map((name) => name.replace(/_\d{4}_\d\d$/, ''))).toEqual([
    'cases.record',
    'moderation.audit',
    'moderation.audit',
  ]);
  expect(await rowsWith(comment.id)).toEqual([]);
  const { rows } = await world.runtime.database.pool.query(
    'select author_id, content::text, images::text from cases.record where id = $1',
    [id],
  );
  expect(rows).toEqual([{ author_id: '', content: '{}', images: '{}' }]);
  expect(await heard()).toMatchObject({ note: null });
  expect(await Promise.all([isStored(shown), isStored(writtenOnly), isStored(unrelated)])).toEqual([false, false, true]);
  expect((await served.get(`/og/cases/${id}.png`)).statusCode).not.toBe(200);
  // What was answered of it is answered to nobody again, not even to whoever knows the key; what was of something else still is.
  const again = await Promise.allSettled(calls.map(async (call) => [call.name, await call.again()]));
  expect(again.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([
    ['media.uploadImage', expect.objectContaining({ id: unrelated })],
    ['cases.withdrawCase', { id }],
  ]);
  expect(again.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(Array(6).fill('request.notFound'));
  await expect(author.call(publishCase, { draftId: draft.id, version: draft.version + 1 })).rejects.toMatchObject({
    code: 'cases.draftNotFound',
  });
});
