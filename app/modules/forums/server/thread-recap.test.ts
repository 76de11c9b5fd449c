import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { closeForum } from '../forum-closing.contract.ts';
import { leaveForum } from '../forum-membership.contract.ts';
import { getThread, withdrawThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { MOST_RECAP_LINES, RECAP_LINE_LENGTH, type Recap, writeRecap } from '../thread-recap.contract.ts';

let world: TestWorld;
let owner: Caller;
let asker: Caller;
let colleague: Caller;
let forumId: string;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  asker = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  colleague = world.as(await aMember(world, { name: 'Hana Tobing' }));
  forumId = await aForum(owner);
  for (const one of [asker, colleague]) await enterForum(forumId, one, owner);
});
afterAll(() => world.close());

const LINES: Recap = { agreed: ['Postpone until after dialysis.'], contested: ['Whether 6.0 is safe.'], open: [] };
const nothing: Recap = { agreed: [], contested: [], open: [] };

describe('where a thread stands', () => {
  it('is said by who asked or who tends the forum, read by all, and taken away', async () => {
    const id = await aThread(asker, forumId);
    expect(await asker.call(getThread, { id })).toMatchObject({ recap: null, recapVersion: 0, can: { recap: true } });
    expect(await asker.call(writeRecap, { id, version: 0, recap: LINES })).toEqual({ id, version: 1 });
    const read = await world.as(null).call(getThread, { id });
    expect(read).toMatchObject({ recap: { ...LINES, by: 'author' }, recapVersion: 1, can: { recap: false } });
    await owner.call(writeRecap, { id, version: 1, recap: { ...LINES, open: ['Which potassium is high enough?'] } });
    expect((await colleague.call(getThread, { id })).recap).toMatchObject({ by: 'steward', open: ['Which potassium is high enough?'] });
    await asker.call(writeRecap, { id, version: 2, recap: null });
    expect(await colleague.call(getThread, { id })).toMatchObject({ recap: null, recapVersion: 3 });
  });

  it('is nobody else’s to say, nor over another change, and not where nothing is written any more', async () => {
    const id = await aThread(asker, forumId);
    const say = (who: Caller, version = 0) => who.call(writeRecap, { id, version, recap: LINES });
    await expect(say(colleague)).rejects.toMatchObject({ code: 'forums.notAllowed' });
    await expect(say(world.as(null))).rejects.toMatchObject({ code: 'access.signIn' });
    await say(asker);
    await expect(say(owner)).rejects.toMatchObject({ code: 'forums.staleRecap', details: { current: { ...LINES, version: 1 } } });
    await asker.call(writeRecap, { id, version: 1, recap: null });
    await expect(say(owner)).rejects.toMatchObject({ code: 'forums.staleRecap', details: { current: { ...nothing, version: 2 } } });
    await asker.call(withdrawThread, { id });
    await expect(say(asker, 2)).rejects.toMatchObject({ code: 'forums.notAllowed' });

    const left = await aThread(colleague, forumId);
    await colleague.call(leaveForum, { forumId });
    await expect(colleague.call(writeRecap, { id: left, version: 0, recap: LINES })).rejects.toMatchObject({ code: 'forums.notAllowed' });

    const closing = await aForum(owner);
    const last = await aThread(owner, closing);
    await owner.call(closeForum, { forumId: closing });
    await expect(owner.call(writeRecap, { id: last, version: 0, recap: LINES })).rejects.toMatchObject({ code: 'forums.closed' });
    expect((await owner.call(getThread, { id: last })).can.recap).toBe(false);
  });

  it('does not say who asked where they are anonymous', async () => {
    const id = await aThread(asker, forumId, { anonymous: true });
    await asker.call(writeRecap, { id, version: 0, recap: LINES });
    const read = JSON.stringify(await colleague.call(getThread, { id }));
    expect(read).toContain('"by":"author"');
    expect(read).not.toContain(asker.viewer?.id);
  });

  it('names the line that says nothing, too much, or who a patient is', async () => {
    const id = await aThread(asker, forumId, { text: fromPlainText('Would you postpone?') });
    const say = (recap: Recap) => asker.call(writeRecap, { id, version: 0, recap });
    await expect(say(nothing)).rejects.toMatchObject({ code: 'request.invalid', fields: { 'recap.agreed': expect.anything() } });
    await expect(say({ ...nothing, open: ['x'.repeat(RECAP_LINE_LENGTH + 1)] })).rejects.toMatchObject({
      fields: { 'recap.open.0': expect.anything() },
    });
    await expect(say({ ...nothing, open: Array.from({ length: MOST_RECAP_LINES + 1 }, () => 'x') })).rejects.toMatchObject({
      fields: { 'recap.open': expect.anything() },
    });
    await expect(say({ ...nothing, agreed: ['Seen before, NIK 3374010101800001.'] })).rejects.toMatchObject({
      code: 'forums.identifiersRemain',
      fields: { 'recap.agreed.0': expect.anything() },
    });
    expect((await asker.call(getThread, { id })).recap).toBeNull();
  });
});
