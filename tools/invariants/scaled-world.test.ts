import { expect, it } from 'vitest';
import { answerCase, getCase, listCases } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { listForums } from '#modules/forums/forums.contract.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { search } from '#modules/search/search.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld } from '#platform/testing/test-world.ts';
import { loadScaledWorld, parseScale } from '../../sample/scaled-world.ts';

it('multiplies what it finds, and every list reads it', async () => {
  const world = await openTestWorld();
  const author = world.as(await aMember(world, { speciality: 'nephrology' }));
  const itemId = await aPublishedCase(world, author, { content: { title: 'Hyponatraemia after a marathon' } });
  await author.call(addComment, { itemId, text: fromPlainText('How much had she been drinking?') });
  const reader = world.as(await aMember(world, { speciality: 'cardiology' }));
  await reader.call(answerCase, { id: itemId, option: 1 });
  await aThread(author, await aForum(author));
  await world.settle();

  await loadScaledWorld(world.runtime.services, parseScale('40x100'), () => undefined);

  const rows = async (text: string) =>
    (await world.runtime.database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)).rows[0]?.n;
  expect(await rows(`library.item where kind = 'case'`)).toBe(1 + 80);
  expect(await rows(`library.item where kind = 'thread'`)).toBe(1 + 20);
  expect(await rows('cases.answer')).toBe(1 + 80 * 3);
  expect(await rows('(select sum(votes) as n from cases.tally) t where t.n = 241')).toBe(1);
  expect(await rows('cases.opened_step')).toBe(80 * 2);
  // Whoever stands beside words as their writer wrote them, by their own name.
  const strangers = (table: string) =>
    rows(`${table} t join identity.member m on m.id = t.author_id where not t.anonymous
      and (t.byline->>'id' <> m.id or t.byline->>'name' <> concat_ws(' ', nullif(m.title, ''), m.first_name, m.last_name))`);
  expect([await rows('library.comment'), await strangers('library.comment'), await strangers('library.item')]).toEqual([1 + 80 * 3, 0, 0]);
  const [copy] = (await reader.call(listCases, { limit: 20 })).data.filter(({ id }) => id !== itemId);
  expect(copy?.counts.answers).toBe(3);
  expect((await reader.call(getCase, { id: copy?.id ?? '' })).content.disclosure[0]).toMatchObject({ held: true, openedBy: 2 });
  expect((await author.call(listCases, { limit: 20 })).data).toHaveLength(20);
  expect((await author.call(listFeed, {})).data.length).toBeGreaterThan(5);
  expect((await author.call(listForums, {})).data.length).toBeGreaterThan(1);
  expect((await author.call(search, { q: 'hyponatraemia' })).data.length).toBeGreaterThan(5);
  await expect(loadScaledWorld(world.runtime.services, parseScale('40x100'), () => undefined)).rejects.toThrow('already');
  await world.close();
});

it('takes no other scale than members x items', () => {
  expect(parseScale('200000x1000000')).toEqual({ members: 200_000, items: 1_000_000 });
  for (const wrong of ['many', '0x10', '10x0', '-1x10']) expect(() => parseScale(wrong)).toThrow('members x items');
});
