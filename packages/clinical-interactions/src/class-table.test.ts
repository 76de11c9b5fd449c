import { expect, it } from 'vitest';
import { CLASS_TABLE } from '../testing/class-table.ts';
import { LABEL_TABLE } from '../testing/label-table.ts';
import { base, knowledge } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import type { NamedPair, Profile } from './prepare.ts';

const isSystemic = ({ drug }: Profile) =>
  drug.routes.some((route) => (drug.exposure[route] ?? knowledge.routes[route]?.exposure ?? 'systemic') === 'systemic');

function has(profile: Profile, token: string): boolean {
  const [kind, name = '', weight] = token.split(':');
  if (kind === 'trait') return profile.traits.has(name);
  if (kind === 'effect') return (profile.effects.get(name)?.weight ?? 0) >= Number(weight);
  return profile.tokens.includes(token);
}

function membersOf(text: string): string[] {
  const found = new Set<string>();
  for (const token of text.split(/\s+/)) {
    const isLeftOut = token.startsWith('-');
    const wanted = isLeftOut ? token.slice(1) : token;
    const ids = wanted.includes(':')
      ? [...base.profiles].filter(([, profile]) => isSystemic(profile) && has(profile, wanted)).map(([id]) => id)
      : [wanted];
    expect(ids.length, `${token} is nobody`).toBeGreaterThan(0);
    for (const id of ids) {
      expect(base.profiles.has(id), `there is no drug ${id}`).toBe(true);
      if (isLeftOut) found.delete(id);
      else found.add(id);
    }
  }
  return [...found];
}

it.each([...CLASS_TABLE, ...LABEL_TABLE])('%s', (_, first, second, expected) => {
  const missed: string[] = [];
  const others = membersOf(second);
  for (const a of membersOf(first)) {
    for (const b of others) {
      if (a === b) continue;
      const found = checkInteractions(base, { drugs: [{ id: a }, { id: b }] }).interactions[0];
      const stops = found?.interruptive === true && (found.severity === 'major' || found.severity === 'contraindicated');
      if (expected === 'stops' ? !stops : found === undefined) missed.push(`${a} + ${b}: ${found?.severity ?? 'nothing'}`);
    }
  }
  expect(missed).toEqual([]);
});

/** Milder on purpose: the steroid is breathed in, and phenytoin with warfarin is followed by the INR. */
const MILDER = ['inhaled-corticosteroid.strong-inhibitors', 'warfarin.phenytoin'];

it('no list of milder pairs hides what a class says gravely', () => {
  const hidden = new Set<string>();
  const stops = ({ pair }: NamedPair) => pair.interruptive;
  const profiles = [...base.profiles.values()];
  for (const [index, a] of profiles.entries()) {
    const lists = a.tokens.flatMap((token) => base.pairs.get(token) ?? []);
    for (const b of lists.length === 0 ? [] : profiles.slice(index + 1)) {
      const named = lists
        .flatMap((list) => b.tokens.flatMap((other) => list.get(other) ?? []))
        .filter(({ pair: { except } }) => !except.includes(a.drug.id) && !except.includes(b.drug.id));
      const exactest = Math.max(...named.map(({ exactness }) => exactness));
      const shown = named.filter(({ exactness, pair }) => exactness === exactest && pair.severity !== 'none');
      if (shown.length === 0 || shown.some(stops) || !named.some(stops)) continue;
      if (!shown.every(({ id }) => MILDER.includes(id))) hidden.add(`${a.drug.id} + ${b.drug.id}: ${shown.map(({ id }) => id).join()}`);
    }
  }
  expect([...hidden]).toEqual([]);
});
