import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { getDraft, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { answerCase, getCase } from '../cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';

let world: TestWorld;
let ratri: Caller;
let nephrologist: Member;
let cardiologist: Member;
beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', speciality: 'internal-medicine' }));
  nephrologist = await aMember(world, { name: 'Bagas Setiawan', speciality: 'nephrology' });
  cardiologist = await aMember(world, { name: 'Hana Tobing', speciality: 'cardiology' });
});
afterAll(() => world.close());

const bagas = () => world.as(nephrologist);
const hana = () => world.as(cardiologist);

describe('who can respond also says who answers the question', () => {
  const refused = async (who: Caller, id: string, reason: string) => {
    const refusal = { code: 'library.mayNotRespond', details: { reason } };
    await expect(who.call(answerCase, { id, option: 1 })).rejects.toMatchObject(refusal);
    await expect(who.call(addComment, { itemId: id, text: fromPlainText('Admit.') })).rejects.toMatchObject(refusal);
    expect((await who.call(getCase, { id })).can).toMatchObject({ answer: false, respond: false, respondRefusal: `respond.${reason}` });
  };
  const taken = async (who: Caller, id: string) => {
    expect((await who.call(getCase, { id })).can).toMatchObject({ answer: true, respond: true });
    expect(await who.call(answerCase, { id, option: 1 })).toMatchObject({ myAnswer: 1, results: { total: 1 } });
  };

  it('chosen specialities', async () => {
    const id = await aPublishedCase(world, ratri, { settings: { respondents: 'specialities', respondentSpecialities: ['nephrology'] } });
    await refused(hana(), id, 'otherSpeciality');
    await taken(bagas(), id);
  });

  it('the author’s own speciality', async () => {
    const id = await aPublishedCase(world, ratri, { settings: { respondents: 'mySpeciality' } });
    await refused(bagas(), id, 'otherSpeciality');
    await taken(world.as(await aMember(world, { speciality: 'internal-medicine' })), id);
  });

  it('those whom the author follows', async () => {
    const id = await aPublishedCase(world, ratri, { settings: { respondents: 'following' } });
    await refused(bagas(), id, 'notFollowed');
    await ratri.call(followMember, { memberId: nephrologist.id, following: true });
    await taken(bagas(), id);
  });

  it('and nobody whom the author has blocked, who is not told so', async () => {
    const id = await aPublishedCase(world, ratri);
    await ratri.call(blockMember, { memberId: cardiologist.id, blocked: true });
    await refused(hana(), id, 'notChosen');
    await ratri.call(blockMember, { memberId: cardiologist.id, blocked: false });
    await taken(hana(), id);
  });
});

describe('a question', () => {
  const before = caseContent().question;
  const change = async (id: string, question: CaseContent['question']) => {
    const draft = await ratri.call(startDraft, { caseId: id, language: 'en' });
    const { question: _, ...content } = caseContent({ title: 'A better title' });
    const input = { id: draft.id, version: draft.version, content: { ...content, ...(question && { question }) } };
    const { version } = await ratri.call(saveDraft, { ...input, settings: draftSettings() });
    return ratri.call(publishCase, { draftId: draft.id, version });
  };
  const other = { text: 'And now?', options: ['Operate', 'Wait'] };

  it('takes no answer to what its reader did not read', async () => {
    const id = await aPublishedCase(world, ratri);
    const { text = '', options: [first = '', second = '', ...rest] = [] } = before ?? {};
    const read = { question: text, option: first };
    const refused = () =>
      expect(bagas().call(answerCase, { id, option: 0, read })).rejects.toMatchObject({ code: 'cases.questionChanged' });
    await change(id, { text, options: [second, first, ...rest] });
    await refused();
    await change(id, { text: 'And if she were pregnant?', options: [first, second, ...rest] });
    await refused();
    await change(id, before);
    expect(await bagas().call(answerCase, { id, option: 0, read })).toMatchObject({ myAnswer: 0, results: { votes: [1, 0, 0] } });
  });

  it('is the author’s to change as long as nobody has answered', async () => {
    const id = await aPublishedCase(world, ratri);
    expect((await ratri.call(startDraft, { caseId: id, language: 'en' })).answeredQuestion).toBeNull();
    await change(id, other);
    expect((await bagas().call(getCase, { id })).content.question).toMatchObject(other);
    await change(id, undefined);
    expect((await bagas().call(getCase, { id })).content.question).toBeNull();
  });

  it('stays once somebody has: with its words, with its options, and at all', async () => {
    const id = await aPublishedCase(world, ratri);
    await bagas().call(answerCase, { id, option: 1 });
    const changes: CaseContent['question'][] = [
      undefined,
      other,
      { ...other, text: before?.text ?? '' },
      { ...other, options: before?.options ?? [] },
      { text: before?.text ?? '', options: ['Admit', 'Send home', 'Transfuse platelets'] },
      { text: before?.text ?? '', options: ['Send home', 'Admit'] },
    ];
    for (const question of changes)
      await expect(change(id, question)).rejects.toMatchObject({
        code: 'cases.questionAnswered',
        fields: { question: 'cases.validation.questionAnswered' },
        details: { question: before },
      });
    expect((await ratri.call(getCase, { id })).content).toMatchObject({
      title: 'The fever has gone on day five',
      question: { text: before?.text, options: before?.options, results: { votes: [0, 1, 0] } },
    });
    // Where it was taken out before anybody had answered, its author still learns what stays.
    const draft = await ratri.call(startDraft, { caseId: id, language: 'en' });
    expect(draft.answeredQuestion).toEqual(before);
    expect((await ratri.call(getDraft, { id: draft.id })).answeredQuestion).toEqual(before);
  });

  it('leaves everything else free, the author’s own answer too', async () => {
    const id = await aPublishedCase(world, ratri);
    await bagas().call(answerCase, { id, option: 1 });
    expect(await change(id, { text: before?.text ?? '', options: before?.options ?? [], answer: 2 })).toEqual({ id, status: 'published' });
    expect((await bagas().call(getCase, { id })).content).toMatchObject({ title: 'A better title', question: { answer: 2, myAnswer: 1 } });
  });

  it('is never changed below an answer that comes at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const id = await aPublishedCase(world, ratri);
      const [answered, changed] = await Promise.allSettled([bagas().call(answerCase, { id, option: 1 }), change(id, other)]);
      const { content } = await ratri.call(getCase, { id });
      // Whoever came first holds.
      if (changed.status === 'fulfilled') expect(content.question).toMatchObject(other);
      else expect(content.question).toMatchObject({ options: before?.options, results: { votes: [0, 1, 0] } });
      expect([answered.status, changed.status]).toContain('fulfilled');
    }
  });
});
