import type { Cell } from './copy-rows.ts';
import type { SampleWorld } from './sample-world.ts';
import { seededChoice } from './seeded-choice.ts';

const DAY_MS = 86_400_000;

/** Who follows whom: own speciality and country first, a few others, nobody themselves. */
export function followRows(world: SampleWorld): { follows: Cell[][]; counts: Cell[][] } {
  const follows: Cell[][] = [];
  const counts = new Map(world.people.map((person) => [person.id, { followers: 0, following: 0 }]));
  for (const person of world.people) {
    const choice = seededChoice(`follows/${person.key}`);
    const others = world.people.filter((other) => other.id !== person.id);
    const close = others.filter((other) => other.speciality === person.speciality);
    const neighbours = choice.some(
      others.filter((other) => other.country === person.country),
      choice.int(3, 7),
    );
    const chosen = new Set([...close, ...neighbours, ...choice.some(others, choice.int(2, 8))]);
    for (const other of chosen) {
      follows.push([person.id, other.id, new Date(world.now.getTime() - choice.share() * 200 * DAY_MS)]);
      const mine = counts.get(person.id);
      const theirs = counts.get(other.id);
      if (mine !== undefined) mine.following += 1;
      if (theirs !== undefined) theirs.followers += 1;
    }
  }
  return { follows, counts: [...counts].map(([id, { followers, following }]) => [id, followers, following]) };
}
