/** What a member may have a certain number of: the last place is taken once, however many windows ask for it at the same moment. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GROUPS_PER_DAY } from '#modules/chat/chat.contract.ts';
import { createGroup } from '#modules/chat/group.contract.ts';
import { MOST_SAVED, saveCheck } from '#modules/clinical-tools/saved-check.contract.ts';
import { countUse } from '#modules/clinical-tools/server/use.store.ts';
import { addCommunity, changeCommunity, MAX_COMMUNITIES } from '#modules/communities/communities.contract.ts';
import { aCommunity, communitySettings } from '#modules/communities/testing/communities.factory.ts';
import { changeForum } from '#modules/forums/forums.contract.ts';
import { aForum, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember, MAX_HUSHED, muteMember } from '#modules/network/block.contract.ts';
import { followMember, MAX_FOLLOWED } from '#modules/network/network.contract.ts';
import { MOST_DRAFTS, saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, issueContent } from '#modules/newsletters/testing/newsletters.factory.ts';
import { MOST_DEVICES } from '#modules/notifications/push.contract.ts';
import { putDevice } from '#modules/notifications/server/push-device.store.ts';
import { MAX_DRAFTS, startPostDraft } from '#modules/posts/post-draft.contract.ts';
import {
  getOwnAcademic,
  getOwnWorkplaces,
  updateDoctorAcademic,
  updateDoctorWorkplaces,
} from '#modules/profiles/profile-entries.contract.ts';
import { getOwnPublications, updatePublication } from '#modules/profiles/publication.contract.ts';
import { MOST_KEPT, saveSlider } from '#modules/promotion/promotion.contract.ts';
import { startUpload } from '#modules/videos/video-upload.contract.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

const AT_ONCE = 4;
const CHECKS_PER_DAY = 1;

let world: TestWorld;
let doctor: Caller;
let others: string[];

beforeAll(async () => {
  world = await openTestWorld({ checksPerDay: { free: CHECKS_PER_DAY, paid: 100 } });
});
afterAll(() => world.close());
beforeEach(async () => {
  doctor = world.as(await aMember(world, { rights: ['newsletters', 'promotion'] }));
  others = [];
  for (let n = 0; n < AT_ONCE; n++) others.push((await aMember(world)).id);
});

const idOf = (caller: Caller): string => caller.viewer?.id ?? '';
const query = (text: string, values: unknown[]) => world.runtime.database.pool.query(text, values);

/** Codes of those that were refused. */
async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
}

/**
 * Asks several times at once, and lets nothing be written until all of them wait: whoever had counted by then would have counted
 * without the others.
 */
async function askedAtOnce(table: string, ask: (n: number) => Promise<unknown>): Promise<string[]> {
  const { pool } = world.runtime.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in share mode`);
    const refused = refusalsOf(Array.from({ length: AT_ONCE }, (_, n) => ask(n)));
    const waiting = async () =>
      (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(AT_ONCE);
    await client.query('commit');
    return await refused;
  } finally {
    client.release(true);
  }
}

/** One finds room, the others are told that there is none. */
async function lastPlace(table: string, code: string, ask: (n: number) => Promise<unknown>): Promise<void> {
  expect(await askedAtOnce(table, ask)).toEqual(Array<string>(AT_ONCE - 1).fill(code));
}

it('drafts of posts', async () => {
  for (let n = 1; n < MAX_DRAFTS; n++) await doctor.call(startPostDraft, { language: 'en' });
  await lastPlace('posts.draft', 'posts.tooManyDrafts', () => doctor.call(startPostDraft, { language: 'en' }));
});

it('drafts of a newsletter', async () => {
  const { id: newsletterId } = await aNewsletter(doctor);
  const begin = () => doctor.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
  for (let n = 1; n < MOST_DRAFTS; n++) await begin();
  await lastPlace('newsletters.issue', 'newsletters.tooManyDrafts', begin);
});

it('uploads of videos', async () => {
  const begin = () => doctor.call(startUpload, { fileName: 'a.mp4', bytes: 1000 });
  for (let n = 0; n < 4; n++) await begin();
  await lastPlace('videos.video', 'videos.tooManyUploads', begin);
});

it('whom a member follows, blocks and mutes', async () => {
  await query('insert into network.follow_count (member_id, followers, following) values ($1, 0, $2)', [idOf(doctor), MAX_FOLLOWED - 1]);
  await lastPlace('network.follow', 'network.tooMany', (n) => doctor.call(followMember, { memberId: others[n] ?? '', following: true }));

  const full = 'select $1, md5(n::text) from generate_series(2, $2::int) n';
  await query(`insert into network.block (member_id, blocked_id) ${full}`, [idOf(doctor), MAX_HUSHED]);
  await lastPlace('network.block', 'network.tooManyHushed', (n) => doctor.call(blockMember, { memberId: others[n] ?? '', blocked: true }));
  await query(`insert into network.mute (member_id, muted_id) ${full}`, [idOf(doctor), MAX_HUSHED]);
  await lastPlace('network.mute', 'network.tooManyHushed', (n) => doctor.call(muteMember, { memberId: others[n] ?? '', muted: true }));
});

it('whoever is followed, blocked or muted already takes no other place', async () => {
  const [one = ''] = others;
  const twice = async () => {
    await doctor.call(followMember, { memberId: one, following: true });
    await doctor.call(muteMember, { memberId: one, muted: true });
  };
  await twice();
  await query('update network.follow_count set following = $2 where member_id = $1', [idOf(doctor), MAX_FOLLOWED]);
  await query(`insert into network.mute (member_id, muted_id) select $1, md5(n::text) from generate_series(2, $2::int) n`, [
    idOf(doctor),
    MAX_HUSHED,
  ]);
  await twice();
});

it('groups of a day', async () => {
  const { 0: friend = '' } = others;
  await world.as({ ...(await aMember(world)), id: friend }).call(followMember, { memberId: idOf(doctor), following: true });
  const make = () => doctor.call(createGroup, { name: 'Ward 3', memberIds: [friend] });
  for (let n = 1; n < GROUPS_PER_DAY; n++) await make();
  await lastPlace('chat.conversation', 'chat.tooManyGroups', make);
});

it('communities that a member owns', async () => {
  for (let n = 1; n < MAX_COMMUNITIES; n++) await aCommunity(doctor);
  await lastPlace('communities.community', 'communities.tooMany', () => doctor.call(addCommunity, communitySettings()));
});

it('the name of a community, and of a forum', async () => {
  const communities = await Promise.all(Array.from({ length: AT_ONCE }, () => aCommunity(doctor)));
  const forums = await Promise.all(Array.from({ length: AT_ONCE }, () => aForum(doctor)));
  await lastPlace('communities.community', 'communities.nameTaken', (n) =>
    doctor.call(changeCommunity, { id: communities[n] ?? '', version: 0, ...communitySettings({ name: 'Ward rounds' }) }),
  );
  await lastPlace('forums.forum', 'request.invalid', (n) =>
    doctor.call(changeForum, { id: forums[n] ?? '', version: 0, ...forumSettings({ name: n % 2 === 0 ? 'Ward rounds' : 'WARD ROUNDS' }) }),
  );
});

it('checks that are kept', async () => {
  await query(
    `insert into clinical_tools.saved_check (id, member_id, tool, name, question)
     select lpad(n::text, 16, '0'), $1, 'interactions', 'Check', '{}' from generate_series(2, $2::int) n`,
    [idOf(doctor), MOST_SAVED],
  );
  await lastPlace('clinical_tools.saved_check', 'clinical-tools.tooManySaved', (n) =>
    doctor.call(saveCheck, { tool: 'interactions', name: `Check ${n}`, question: { drugs: ['warfarin'] } }),
  );
});

// One process asks for a member one after another; several do not know of each other.
it('checks of a day, as several servers count them', async () => {
  const { database } = world.runtime;
  const asked = { memberId: idOf(doctor), day: '2026-11-29', tool: 'interactions', perDay: CHECKS_PER_DAY } as const;
  await lastPlace('clinical_tools.use', 'refused', async (n) => {
    const { allowed } = await database.transaction((db) => countUse(db, { ...asked, fingerprint: `check ${n}` }));
    if (!allowed) throw Object.assign(new Error(), { code: 'refused' });
  });
});

it('slides that are kept', async () => {
  const content = {
    texts: {
      en: { title: 'Survey', text: 'Five questions.', action: 'Take part' },
      id: { title: 'Survei', text: 'Lima pertanyaan.', action: 'Ikut serta' },
    },
    href: '/surveys',
    audience: 'everyone' as const,
    specialities: [],
    startsAt: new Date().toISOString(),
    endsAt: null,
    position: 1,
  };
  const make = () => doctor.call(saveSlider, { id: null, version: 0, content });
  for (let n = 1; n < MOST_KEPT; n++) await make();
  await lastPlace('promotion.slider', 'promotion.full', make);
});

it('browsers that are told: those that asked last', async () => {
  const { database } = world.runtime;
  const add = (n: number) =>
    database.transaction((db) =>
      putDevice(
        db,
        { memberId: idOf(doctor), sessionId: newId() },
        { endpoint: `https://push.test/${idOf(doctor)}/${n}`, keys: { p256dh: 'p', auth: 'a' } },
      ),
    );
  await Promise.all(Array.from({ length: MOST_DEVICES - 1 }, (_, n) => add(n)));
  expect(await askedAtOnce('notifications.push_device', (n) => add(100 + n))).toEqual([]);
  const { rowCount } = await query('select from notifications.push_device where member_id = $1', [idOf(doctor)]);
  expect(rowCount).toBe(MOST_DEVICES);
});

it('lists of a page: one of those that are set at once stands there, whole', async () => {
  const years = { fromYear: 2010, toYear: 2012 };
  const setEducation = (n: number) =>
    doctor.call(updateDoctorAcademic, { academics: ['a', 'b'].map((id) => ({ id, course: `Course ${n}`, institute: 'UI', ...years })) });
  expect(await askedAtOnce('profiles.academic', setEducation)).toEqual([]);
  const { data: studied } = await doctor.call(getOwnAcademic, {});
  expect([studied.length, new Set(studied.map(({ course }) => course)).size]).toEqual([2, 1]);

  const setWorkplaces = (n: number) =>
    doctor.call(updateDoctorWorkplaces, {
      workplaces: ['a', 'b'].map((id) => ({ id, name: `Hospital ${n}`, role: null, city: null, ...years })),
    });
  expect(await askedAtOnce('profiles.workplace', setWorkplaces)).toEqual([]);
  const { data: worked } = await doctor.call(getOwnWorkplaces, {});
  expect([worked.length, new Set(worked.map(({ name }) => name)).size]).toEqual([2, 1]);

  const dois = ['10.5555/one', '10.5555/two'];
  await query(
    `insert into profiles.work (doi, title, authors, register) select doi, 'On livers', '{}', 'crossref' from unnest($1::text[]) doi`,
    [dois],
  );
  expect(await askedAtOnce('profiles.publication', () => doctor.call(updatePublication, { dois }))).toEqual([]);
  expect((await doctor.call(getOwnPublications, {})).data.map(({ doi }) => doi)).toEqual(dois);
});
