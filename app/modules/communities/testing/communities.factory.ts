import type { InputOf } from '#platform/operation/operation.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import { addCommunity } from '../communities.contract.ts';

let count = 0;

export const communitySettings = (wish: Partial<InputOf<typeof addCommunity>> = {}): InputOf<typeof addCommunity> => ({
  name: `Alumni of the hill ${++count}`,
  about: 'Colleagues who trained together and still ask each other first.',
  kind: 'college',
  place: 'Semarang',
  entry: 'open',
  language: 'en',
  specialities: [],
  rules: ['No patient can be recognised.'],
  ...wish,
});

/** Founded by `owner`, who must be verified. Returns its id. */
export async function aCommunity(owner: Caller, wish: Partial<InputOf<typeof addCommunity>> = {}): Promise<string> {
  return (await owner.call(addCommunity, communitySettings(wish))).id;
}
