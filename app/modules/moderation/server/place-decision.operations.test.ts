import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCommunity } from '#modules/communities/communities.contract.ts';
import { closeCommunity } from '#modules/communities/community-closing.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { closeForum } from '#modules/forums/forum-closing.contract.ts';
import { getForum } from '#modules/forums/forums.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listAuditLog } from '../audit.contract.ts';
import { decideCommunity, decideForum, type PlaceDecision } from '../place-decision.contract.ts';
import { aModerator } from '../testing/moderation.factory.ts';

let world: TestWorld;
let staff: Caller;
let colleague: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  [staff, colleague] = [await aModerator(world), await aModerator(world)];
});
afterAll(() => world.close());

const DECIDED = { ground: 'advertising', reason: 'It advertised a course and nothing else.' } as const;
type Plain = Exclude<PlaceDecision, 'delete'>;

describe.each([
  {
    place: 'forum',
    open: () => aForum(staff),
    decide: (by: Caller, forumId: string, decision: Plain) => by.call(decideForum, { forumId, decision, ...DECIDED }),
    remove: async (id: string) =>
      staff.call(decideForum, { forumId: id, decision: 'delete', name: (await staff.call(getForum, { id })).name, ...DECIDED }),
    closing: async (id: string) => (await staff.call(getForum, { id })).closing,
    closeOwn: (id: string) => staff.call(closeForum, { forumId: id }),
  },
  {
    place: 'community',
    open: () => aCommunity(staff),
    decide: (by: Caller, communityId: string, decision: Plain) => by.call(decideCommunity, { communityId, decision, ...DECIDED }),
    remove: async (id: string) =>
      staff.call(decideCommunity, { communityId: id, decision: 'delete', name: (await staff.call(getCommunity, { id })).name, ...DECIDED }),
    closing: async (id: string) => (await staff.call(getCommunity, { id })).closing,
    closeOwn: (id: string) => staff.call(closeCommunity, { communityId: id }),
  },
])('a $place of one of the staff', ({ open, decide, remove, closing, closeOwn }) => {
  it('is decided on by their colleagues, and never by themselves', async () => {
    const own = { code: 'moderation.ownContent' };
    const id = await open();
    await expect(decide(staff, id, 'close')).rejects.toMatchObject(own);
    await decide(colleague, id, 'close');
    await expect(decide(staff, id, 'reopen')).rejects.toMatchObject(own);
    await expect(remove(id)).rejects.toMatchObject(own);
    expect(await closing(id)).toMatchObject({ byStaff: true });
    const entries = (await staff.call(listAuditLog, {})).data.filter(({ subjectId }) => subjectId === id);
    expect(entries).toMatchObject([{ staff: { id: colleague.viewer?.id } }]);
  });

  it('stays closed by its owner when colleagues open what they closed on top of it', async () => {
    const id = await open();
    await closeOwn(id);
    const done = { code: 'moderation.notWaiting' };
    await expect(decide(colleague, id, 'reopen')).rejects.toMatchObject(done);
    await decide(colleague, id, 'close');
    await decide(colleague, id, 'reopen');
    expect(await closing(id)).toMatchObject({ byStaff: false, reason: null });
    await expect(decide(colleague, id, 'reopen')).rejects.toMatchObject(done);
  });

  it('is in the log once for each time that something was done, whoever else decides the same', async () => {
    const id = await open();
    const other = await aModerator(world);
    const done = { code: 'moderation.notWaiting' };
    await expect(decide(colleague, id, 'reopen')).rejects.toMatchObject(done);
    const at = await Promise.allSettled([colleague, other].map((one) => decide(one, id, 'close')));
    expect(at.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await decide(colleague, id, 'reopen');
    await expect(decide(other, id, 'reopen')).rejects.toMatchObject(done);
    const entries = (await staff.call(listAuditLog, {})).data.filter(({ subjectId }) => subjectId === id);
    expect(entries.map(({ action }) => action)).toEqual([expect.stringMatching(/Reopened$/), expect.stringMatching(/Closed$/)]);
  });
});
