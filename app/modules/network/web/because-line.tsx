import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { SuggestionCard } from '../suggestion.contract.ts';

export interface BecauseLineProps {
  card: Pick<SuggestionCard, 'because' | 'city' | 'province'>;
  /** Reasons at most, the strongest first. */
  most?: number;
}

/** Why a colleague is suggested. Texts: `network` and `reference`. */
export function BecauseLine({ card: { because, city, province }, most = 3 }: BecauseLineProps) {
  const t = useTexts('network');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { followedBy, sameSpeciality, place, interests } = because;
  const named = formatList(
    language,
    interests.slice(0, 3).map((interest) => reference(`speciality.${interest}`)),
  );
  const reasons = [
    followedBy > 0 && t('because.followedBy', { count: followedBy }),
    sameSpeciality && t('because.speciality'),
    place !== null && t('because.place', { place: (place === 'city' ? city : province) ?? '' }),
    interests.length > 0 && t('because.interests', { list: named }),
  ].filter((reason) => reason !== false);
  return <MetaLine>{reasons.slice(0, most)}</MetaLine>;
}
