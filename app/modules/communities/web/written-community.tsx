import type { WrittenPlace } from '#modules/library/web/widgets/place-form.tsx';
import type { InputOf } from '#platform/operation/operation.ts';
import { writtenLines } from '#platform/web/written-lines.ts';
import type { addCommunity, CommunityView } from '../communities.contract.ts';

export type CommunitySettings = InputOf<typeof addCommunity>;

export type WrittenCommunity = WrittenPlace & Pick<CommunitySettings, 'kind' | 'entry'> & { readonly place: string };

export const writtenAs = ({ name, about, kind, place, entry, language, specialities, rules }: CommunityView): WrittenCommunity => ({
  ...{ name, about, kind, entry, language },
  place: place ?? '',
  specialities: specialities as CommunitySettings['specialities'],
  rules: rules.join('\n'),
});

export function settingsOf({ rules, place, ...written }: WrittenCommunity): CommunitySettings {
  return { ...written, place: place.trim() === '' ? null : place, rules: writtenLines(rules) };
}
