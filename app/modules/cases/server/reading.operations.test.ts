import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { followItem, listFeed } from '#modules/library/library.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  addCaseUpdate,
  answerCase,
  getCase,
  listCases,
  openStep,
  repostCase,
  restoreCase,
  updateCase,
  withdrawCase,
} from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';
import { findRecord } from './case.store.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let newcomer: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(
    await aMember(world, { name: 'Ratri Maheswari', speciality: 'internal-medicine', province: 'Jawa Tengah', practisingSince: 2017 }),
  );
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan', speciality: 'tropical-medicine' }));
  newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';

describe('reading a case', () => {
  it('shows anyone the structured case, but held-back steps, results and the author’s choice only when they are due', async () => {
    const id = await aPublishedCase(world, ratri);
    const seen = await nobody.call(getCase, { id });
    expect(seen.item).toMatchObject({
      id,
      title: 'The fever has gone on day five',
      byline: { kind: 'member', name: 'Ratri Maheswari' },
      my: null,
    });
    expect(seen.content.disclosure).toEqual([
      expect.objectContaining({ kind: 'diagnosis', open: false, text: null }),
      expect.objectContaining({ kind: 'management', open: true, text: fromPlainText('Isotonic crystalloid.') }),
    ]);
    expect(seen.content.question).toMatchObject({ answer: null, myAnswer: null, results: null });
    expect(seen.can).toMatchObject({ edit: false, answer: false, respond: false, respondRefusal: 'respond.signIn' });
    expect(JSON.stringify(seen)).not.toContain('Dengue with warning signs');

    const own = await ratri.call(getCase, { id });
    expect(own.content.disclosure[0]).toMatchObject({ open: true });
    expect(own.content.question?.results).toEqual({ total: 0, votes: [0, 0, 0], bySpeciality: [] });
    expect(own.can).toMatchObject({ edit: true, answer: false, respond: true });
  });

  it('keeps take-home points and references back with the diagnosis, from all but its author and staff', async () => {
    const references = [{ title: 'Handbook for clinical management of dengue', source: 'WHO', year: 2012 }];
    const id = await aPublishedCase(world, ratri, { content: { references } });
    const closing = async (caller: Caller) => {
      const { content, closingHeld } = await caller.call(getCase, { id });
      return [closingHeld, content.takeHome.length, content.references.length];
    };
    const staff = world.as(await aMember(world, { rights: ['approvals'] }));
    expect(await Promise.all([nobody, bagas, ratri, staff].map(closing))).toEqual([
      [true, 0, 0],
      [true, 0, 0],
      [false, 1, 1],
      [false, 1, 1],
    ]);
    await bagas.call(openStep, { id, kind: 'diagnosis' });
    expect(await closing(bagas)).toEqual([false, 1, 1]);

    const step = (kind: 'diagnosis' | 'outcome', held: boolean) => ({ kind, held, text: fromPlainText('Dengue.') });
    const openly = await aPublishedCase(world, ratri, { content: { disclosure: [step('diagnosis', false), step('outcome', true)] } });
    expect(await nobody.call(getCase, { id: openly })).toMatchObject({ closingHeld: false, content: { takeHome: [expect.any(String)] } });
    const nothing = await aPublishedCase(world, ratri, { content: { takeHome: [] } });
    expect(await nobody.call(getCase, { id: nothing })).toMatchObject({ closingHeld: false });
  });

  it('opens steps in their order only, to all but its author', async () => {
    const held = (kind: 'diagnosis' | 'management' | 'outcome', isHeld = true) => ({ kind, held: isHeld, text: fromPlainText(kind) });
    const disclosure = [held('diagnosis'), held('management', false), held('outcome')];
    const id = await aPublishedCase(world, ratri, { content: { disclosure } });
    await expect(bagas.call(openStep, { id, kind: 'outcome' })).rejects.toMatchObject({ code: 'cases.stepsBefore' });
    expect((await bagas.call(getCase, { id })).content.disclosure[2]).toMatchObject({ open: false, openedBy: 0, text: null });
    expect(await ratri.call(openStep, { id, kind: 'outcome' })).toMatchObject({ text: fromPlainText('outcome') });
    await bagas.call(openStep, { id, kind: 'diagnosis' });
    expect(await bagas.call(openStep, { id, kind: 'outcome' })).toMatchObject({ text: fromPlainText('outcome') });
  });

  it('opens a step once for the reader who asks, and counts them', async () => {
    const id = await aPublishedCase(world, ratri);
    await expect(nobody.call(openStep, { id, kind: 'diagnosis' })).rejects.toMatchObject({ code: 'access.signIn' });
    await bagas.call(openStep, { id, kind: 'diagnosis' });
    await bagas.call(openStep, { id, kind: 'diagnosis' });
    expect((await bagas.call(getCase, { id })).content.disclosure[0]).toMatchObject({ open: true, openedBy: 1 });
    expect((await newcomer.call(getCase, { id })).content.disclosure[0]).toMatchObject({ open: false, openedBy: 1, text: null });
    await expect(bagas.call(openStep, { id, kind: 'outcome' })).rejects.toMatchObject({ code: 'cases.noSuchStep' });
  });

  it('takes one answer of every verified colleague and then shows the results', async () => {
    const id = await aPublishedCase(world, ratri);
    await expect(newcomer.call(answerCase, { id, option: 1 })).rejects.toMatchObject({ code: 'access.verified' });
    await expect(ratri.call(answerCase, { id, option: 1 })).rejects.toMatchObject({ code: 'cases.noQuestion' });
    await expect(bagas.call(answerCase, { id, option: 3 })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { option: 'validation.invalid' },
    });
    expect(await bagas.call(answerCase, { id, option: 1 })).toEqual({
      myAnswer: 1,
      answer: 1,
      results: { total: 1, votes: [0, 1, 0], bySpeciality: [] },
    });
    await expect(bagas.call(answerCase, { id, option: 0 })).rejects.toMatchObject({ code: 'cases.alreadyAnswered' });
    const after = await bagas.call(getCase, { id });
    expect(after.content.question).toMatchObject({ myAnswer: 1, answer: 1, results: { total: 1 } });
    expect(after.item.counts.answers).toBe(1);
  });

  it('shows results by speciality where it cannot be guessed who answered what, also not from what is left out', async () => {
    const id = await aPublishedCase(world, ratri);
    const answered = async (speciality: string, options: readonly number[]) => {
      for (const option of options) await world.as(await aMember(world, { speciality })).call(answerCase, { id, option });
      return (await ratri.call(getCase, { id })).content.question?.results?.bySpeciality;
    };
    expect(await answered('cardiology', [1, 0])).toEqual([]);
    const cardiology = { speciality: 'cardiology', votes: [1, 2, 0] };
    expect(await answered('cardiology', [1])).toEqual([cardiology]);
    // One of another: all that is not cardiology would be theirs.
    expect(await answered('neurology', [2])).toEqual([]);
    expect(await answered('neurology', [2, 2])).toEqual([cardiology, { speciality: 'neurology', votes: [0, 0, 3] }]);
    expect(await answered('dermatology', [0])).toEqual([cardiology]);
    expect(await answered('ophthalmology', [0, 0])).toEqual([cardiology, { speciality: 'neurology', votes: [0, 0, 3] }]);
    expect((await ratri.call(getCase, { id })).content.question?.results).toMatchObject({ total: 9, votes: [4, 2, 3] });
  });

  it('answers a double click once', async () => {
    const id = await aPublishedCase(world, ratri);
    const key = 'one-and-the-same-intent';
    const [first, second] = await Promise.all([
      bagas.call(answerCase, { id, option: 2 }, { key }),
      bagas.call(answerCase, { id, option: 2 }, { key }),
    ]);
    expect(second).toEqual(first);
    expect((await ratri.call(getCase, { id })).content.question?.results?.total).toBe(1);
  });

  it('does not know ids that do not exist', async () => {
    await expect(nobody.call(getCase, { id: '0000000000000000' })).rejects.toMatchObject({ code: 'cases.notFound' });
    await expect(nobody.call(getCase, { id: 'no such id' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { id: 'validation.id' },
    });
  });
});

describe('an anonymous case', () => {
  it('tells nobody but its author who wrote it, in any answer', async () => {
    // Someone who has published nothing else: any trace of them comes from this case.
    const shy = world.as(
      await aMember(world, { name: 'Shy Secretive', speciality: 'internal-medicine', province: 'Jawa Tengah', practisingSince: 2018 }),
    );
    const id = await aPublishedCase(world, shy, { settings: { anonymous: true } });
    // Under their own name, the author's own reply would give them away.
    await shy.call(addComment, { itemId: id, text: fromPlainText('Thank you, all.') });
    await bagas.call(followMember, { memberId: idOf(shy), following: true });
    const seen = await bagas.call(getCase, { id });
    const { data: discussion } = await bagas.call(listComments, { itemId: id });
    const answers = [
      seen,
      discussion,
      await bagas.call(listCases, { limit: 50 }),
      await bagas.call(listFeed, { limit: 50 }),
      await nobody.call(getCase, { id }),
      await nobody.call(listFeed, { limit: 50 }),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${idOf(shy)}|Shy|Secretive`));
    expect(seen.item.byline).toEqual({
      kind: 'anonymous',
      speciality: 'internal-medicine',
      experience: '5-9',
      province: 'Jawa Tengah',
      verified: true,
    });
    expect(discussion[0]).toMatchObject({ byAuthor: true, byline: { kind: 'anonymous' } });
  });

  it('is not found through its author: not by author, not by following', async () => {
    const id = await aPublishedCase(world, ratri, { settings: { anonymous: true } });
    await bagas.call(followMember, { memberId: idOf(ratri), following: true });
    const ids = (page: { data: { id: string }[] }) => page.data.map((row) => row.id);
    expect(ids(await bagas.call(listCases, { author: idOf(ratri), limit: 50 }))).not.toContain(id);
    expect(ids(await bagas.call(listCases, { following: true, limit: 50 }))).not.toContain(id);
    expect(ids(await ratri.call(listCases, { author: idOf(ratri), limit: 50 }))).toContain(id);
    await bagas.call(followItem, { itemId: id, following: true });
    expect(ids(await bagas.call(listCases, { following: true, limit: 50 }))).toContain(id);
  });
});

describe('the list of cases', () => {
  it('pages without repeating or losing any while new ones arrive', async () => {
    for (let i = 0; i < 5; i++)
      await aPublishedCase(world, bagas, { settings: { specialities: ['rheumatology'] }, content: { title: `Joint ${i}` } });
    const first = await nobody.call(listCases, { speciality: 'rheumatology', limit: 2 });
    await aPublishedCase(world, bagas, { settings: { specialities: ['rheumatology'] }, content: { title: 'Joint late' } });
    const titles = first.data.map((row) => row.title);
    let cursor = first.nextCursor;
    while (cursor !== null) {
      const page = await nobody.call(listCases, { speciality: 'rheumatology', limit: 2, cursor });
      titles.push(...page.data.map((row) => row.title));
      cursor = page.nextCursor;
    }
    expect(titles).toEqual(['Joint 4', 'Joint 3', 'Joint 2', 'Joint 1', 'Joint 0']);
  });

  it('sorts by activity and by discussion, and knows what is unanswered and solved', async () => {
    const only = { speciality: 'neurology', limit: 50 } as const;
    const wish = (title: string) => ({ settings: { specialities: ['neurology'] }, content: { title } });
    const quiet = await aPublishedCase(world, bagas, wish('Quiet'));
    const lively = await aPublishedCase(world, bagas, wish('Lively'));
    const latest = await aPublishedCase(world, bagas, wish('Latest'));
    await ratri.call(addComment, { itemId: lively, text: fromPlainText('One.') });
    await ratri.call(addComment, { itemId: quiet, text: fromPlainText('One.') });
    await ratri.call(addComment, { itemId: lively, text: fromPlainText('Two.') });
    const { version } = await bagas.call(getCase, { id: latest });
    await bagas.call(updateCase, { id: latest, version, solved: true });
    const order = async (filter: object) => (await nobody.call(listCases, { ...only, ...filter })).data.map((row) => row.id);
    expect(await order({ sort: 'latest' })).toEqual([latest, lively, quiet]);
    expect(await order({ sort: 'active' })).toEqual([lively, quiet, latest]);
    expect(await order({ sort: 'discussed' })).toEqual([lively, quiet, latest]);
    expect(await order({ unanswered: true })).toEqual([latest]);
    expect(await order({ status: 'solved' })).toEqual([latest]);
    expect(await order({ status: 'open' })).toEqual([lively, quiet]);
  });

  it('is empty for someone who follows nobody and is not signed in', async () => {
    expect(await nobody.call(listCases, { following: true })).toEqual({ data: [], nextCursor: null });
  });
});

describe('the author', () => {
  it('adds how it went on, which moves the case up and closes it', async () => {
    const id = await aPublishedCase(world, ratri);
    await expect(bagas.call(addCaseUpdate, { id, title: 'Home', text: fromPlainText('Well.') })).rejects.toMatchObject({
      code: 'cases.notYours',
    });
    const update = await ratri.call(addCaseUpdate, { id, title: 'Home, itchy', text: fromPlainText('Discharged.'), closes: true });
    expect(update).toMatchObject({ day: 1, title: 'Home, itchy', closes: true });
    const seen = await nobody.call(getCase, { id });
    expect(seen.updates).toHaveLength(1);
    expect(seen.item.solved).toBe(true);
  });

  it('is told when a case was changed elsewhere in between', async () => {
    const id = await aPublishedCase(world, ratri);
    expect((await ratri.call(updateCase, { id, version: 1, title: 'Better title' })).version).toBe(2);
    await expect(ratri.call(updateCase, { id, version: 1, title: 'Stale title' })).rejects.toMatchObject({
      code: 'cases.staleCase',
      details: { version: 2 },
    });
    expect((await nobody.call(getCase, { id })).item.title).toBe('Better title');
  });

  it('takes a case down and back; without the patient’s consent it is gone for good', async () => {
    const id = await aPublishedCase(world, ratri);
    await expect(bagas.call(withdrawCase, { id, reason: 'author' })).rejects.toMatchObject({ code: 'cases.notYours' });
    await ratri.call(withdrawCase, { id, reason: 'author' });
    await expect(nobody.call(getCase, { id })).rejects.toMatchObject({ code: 'cases.withdrawn' });
    // Its author still reads it, and that nobody answers there.
    expect(await ratri.call(getCase, { id })).toMatchObject({
      status: 'withdrawn',
      can: { respond: false, respondRefusal: 'respond.closed', restore: true },
    });
    await ratri.call(restoreCase, { id });
    expect(await nobody.call(getCase, { id })).toMatchObject({ item: { id }, status: 'published', can: { restore: false } });

    await ratri.call(withdrawCase, { id, reason: 'author' });
    await world.runtime.database.pool.query(`update library.item set status_at = now() - interval '11 minutes' where id = $1`, [id]);
    // As long as the page offers it, and no longer.
    expect(await ratri.call(getCase, { id })).toMatchObject({ status: 'withdrawn', can: { restore: false } });
    await expect(ratri.call(restoreCase, { id })).rejects.toMatchObject({ code: 'cases.notFound' });

    await ratri.call(withdrawCase, { id, reason: 'consentWithdrawn' });
    await expect(ratri.call(restoreCase, { id })).rejects.toMatchObject({ code: 'cases.notFound' });
    await world.runJobs();
    // Nothing of it is left but that it was there: a link to it says so.
    for (const reader of [ratri, nobody]) await expect(reader.call(getCase, { id })).rejects.toMatchObject({ code: 'cases.withdrawn' });
    expect(await findRecord(world.runtime.services.database.db, id)).toMatchObject({ authorId: '', content: {}, images: {} });
  });
});

it('reposts a case with a note, counts it once and takes it back', async () => {
  const id = await aPublishedCase(world, ratri);
  expect(await bagas.call(repostCase, { caseId: id, note: 'Read this' })).toEqual({ reposted: true, reposts: 1 });
  expect(await bagas.call(repostCase, { caseId: id, note: 'Read this twice', was: 'Read this' })).toEqual({ reposted: true, reposts: 1 });
  expect(await bagas.call(repostCase, { caseId: id, reposted: false })).toMatchObject({ reposted: false, reposts: 0 });
});
