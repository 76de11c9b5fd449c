import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  followSlider,
  listAllSliders,
  listSliders,
  MOST_KEPT,
  removeSlider,
  type SliderContent,
  saveSlider,
} from '../promotion.contract.ts';

let world: TestWorld;
let staff: Caller;
let approver: Caller;
let cardiologist: Caller;
let unverified: Caller;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { rights: ['promotion'] }));
  approver = world.as(await aMember(world, { rights: ['approvals'] }));
  cardiologist = world.as(await aMember(world, { speciality: 'cardiology' }));
  unverified = world.as(await aMember(world, { verified: false, speciality: 'paediatrics' }));
});
afterAll(() => world.close());
beforeEach(() => world.runtime.database.pool.query('delete from promotion.slider'));

const HOUR = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const text = (title: string) => ({ title, text: 'What it is about', action: 'Read on' });
const content = (title: string, change: Partial<SliderContent> = {}): SliderContent => ({
  texts: { en: text(title), id: text(`${title} (id)`) },
  href: '/cases',
  audience: 'everyone',
  specialities: [],
  startsAt: from(-1),
  endsAt: null,
  position: 1,
  ...change,
});
const add = (title: string, change?: Partial<SliderContent>) =>
  staff.call(saveSlider, { id: null, version: 0, content: content(title, change) });
const titles = async (who: Caller, language: 'en' | 'id' = 'en') =>
  (await who.call(listSliders, {}, { request: { language } })).data.map(({ title }) => title);

describe('what a reader is shown', () => {
  it('is meant for them, runs now, and stands in the order of staff', async () => {
    await add('second', { position: 2 });
    await add('first', { position: 1 });
    await add('for visitors', { audience: 'visitors', position: 3 });
    await add('for members', { audience: 'members', position: 4 });
    await add('for verified', { audience: 'verified', position: 5 });
    await add('for hearts', { specialities: ['cardiology'], position: 6 });
    await add('tomorrow', { startsAt: from(24), position: 0 });
    await add('yesterday', { startsAt: from(-48), endsAt: from(-24), position: 0 });
    expect(await titles(stranger())).toEqual(['first', 'second', 'for visitors']);
    expect(await titles(unverified)).toEqual(['first', 'second', 'for members']);
    expect(await titles(cardiologist)).toEqual(['first', 'second', 'for members', 'for verified', 'for hearts']);
    expect(await titles(stranger(), 'id')).toEqual(['first (id)', 'second (id)', 'for visitors (id)']);
  });

  it('is at most six', async () => {
    for (let n = 0; n < 8; n += 1) await add(`slide ${n}`, { position: n });
    expect(await titles(stranger())).toHaveLength(6);
  });
});

describe('how often it was followed', () => {
  it('counts a member once a day, however often they click, and strangers each time', async () => {
    const { id } = await add('counted');
    expect(await cardiologist.call(followSlider, { id })).toEqual({ counted: true });
    expect(await cardiologist.call(followSlider, { id })).toEqual({ counted: false });
    await Promise.all([1, 2, 3].map(() => stranger().call(followSlider, { id })));
    const { data } = await staff.call(listAllSliders, {});
    expect(data).toMatchObject([{ id, memberVisits: 1, strangerVisits: 3 }]);
  });

  it('counts nobody whom the slide is not for', async () => {
    const { id } = await add('for hearts', { audience: 'verified', specialities: ['cardiology'] });
    for (const other of [stranger(), unverified, approver]) expect(await other.call(followSlider, { id })).toEqual({ counted: false });
    expect(await cardiologist.call(followSlider, { id })).toEqual({ counted: true });
    expect((await staff.call(listAllSliders, {})).data).toMatchObject([{ memberVisits: 1, strangerVisits: 0 }]);
  });

  it('counts nothing that does not run', async () => {
    const { id } = await add('over', { startsAt: from(-2), endsAt: from(-1) });
    expect(await stranger().call(followSlider, { id })).toEqual({ counted: false });
    expect(await stranger().call(followSlider, { id: '0000000000000000' })).toEqual({ counted: false });
  });
});

describe('staff', () => {
  it('with the right for it add, change, take away and bring back; nobody else', async () => {
    const { id, version } = await add('draft');
    const changed = await staff.call(saveSlider, { id, version, content: content('final') });
    expect(changed).toMatchObject({ id, version: version + 1, state: 'running', texts: { en: { title: 'final' } } });
    await staff.call(removeSlider, { id, removed: true });
    expect(await titles(stranger())).toEqual([]);
    await staff.call(removeSlider, { id, removed: false });
    expect(await titles(stranger())).toEqual(['final']);
    for (const other of [stranger(), cardiologist, approver]) {
      await expect(other.call(saveSlider, { id, version: 2, content: content('theirs') })).rejects.toMatchObject({ code: /^access\./ });
      await expect(other.call(removeSlider, { id, removed: true })).rejects.toMatchObject({ code: /^access\./ });
      await expect(other.call(listAllSliders, {})).rejects.toMatchObject({ code: /^access\./ });
    }
  });

  it('bring one back as long as there is room for it', async () => {
    const { id } = await add('taken away');
    await staff.call(removeSlider, { id, removed: true });
    const { texts, href, audience, specialities, startsAt } = content('one of many');
    await world.runtime.database.pool.query(
      `insert into promotion.slider (id, texts, href, audience, specialities, starts_at, position)
        select 'many' || lpad(n::text, 12, '0'), $1, $2, $3, $4, $5, 1 from generate_series(1, $6::int) n`,
      [texts, href, audience, specialities, startsAt, MOST_KEPT],
    );
    await expect(staff.call(removeSlider, { id, removed: false })).rejects.toMatchObject({ code: 'promotion.full' });
    await staff.call(removeSlider, { id: 'many000000000001', removed: true });
    expect(await staff.call(removeSlider, { id, removed: false })).toEqual({ id, removed: false });
    expect(await staff.call(removeSlider, { id, removed: false })).toEqual({ id, removed: false });
  });

  it('are told of a change made meanwhile, with what stands there now', async () => {
    const { id, version } = await add('one');
    await staff.call(saveSlider, { id, version, content: content('two') });
    await expect(staff.call(saveSlider, { id, version, content: content('three') })).rejects.toMatchObject({
      code: 'promotion.stale',
      details: { current: { version: version + 1, texts: { en: { title: 'two' } } } },
    });
    expect(await titles(stranger())).toEqual(['two']);
  });

  it('cannot point anywhere unsafe, end before the start, or leave a language out', async () => {
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x']) {
      await expect(add('unsafe', { href })).rejects.toMatchObject({ code: 'request.invalid' });
    }
    await expect(add('before the calendar', { startsAt: '0000-12-31T00:00:00Z' })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(add('backwards', { startsAt: from(2), endsAt: from(1) })).rejects.toMatchObject({ code: 'promotion.endsBeforeStart' });
    const half = content('half');
    await expect(
      staff.call(saveSlider, {
        id: null,
        version: 0,
        content: { ...half, texts: { ...half.texts, id: { ...half.texts.id, title: ' ' } } },
      }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await titles(stranger())).toEqual([]);
  });
});
