import { useState } from 'react';
import type { InputOf } from '#platform/operation/operation.ts';
import { type addCommunity, type CommunityView, MAX_RULES } from '../communities.contract.ts';

export type CommunitySettings = InputOf<typeof addCommunity>;

export type WrittenCommunity = Omit<CommunitySettings, 'rules' | 'place'> & {
  /** One on each line. */
  readonly rules: string;
  readonly place: string;
};

export const writtenAs = ({ name, about, kind, place, entry, language, specialities, rules }: CommunityView): WrittenCommunity => ({
  ...{ name, about, kind, entry, language },
  place: place ?? '',
  specialities: specialities as CommunitySettings['specialities'],
  rules: rules.join('\n'),
});

export function settingsOf({ rules, place, ...written }: WrittenCommunity): CommunitySettings {
  const lines = rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { ...written, place: place.trim() === '' ? null : place, rules: lines.slice(0, MAX_RULES) };
}

export function useCommunityForm(initial: WrittenCommunity) {
  const [written, setWritten] = useState(initial);
  return { written, change: (change: Partial<WrittenCommunity>) => setWritten((known) => ({ ...known, ...change })) };
}
