/** What drafts of every kind are told about how they will stand, in the words of the fields in which it is chosen. */
import { BYLINE_TRAITS, type BylineTrait } from '#modules/identity/byline.contract.ts';
import { formatDate, formatList } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { ReadLine } from './draft-conflict.tsx';

export interface SharedSettings {
  readonly language: string;
  readonly specialities: readonly string[];
  readonly anonymous: boolean;
  readonly leftOut: readonly BylineTrait[];
  readonly imagesReviewed: boolean;
}

export interface SharedLines {
  readonly of: (settings: SharedSettings) => ReadLine[];
  readonly specialities: (slugs: readonly string[]) => string;
  readonly day: (date: string) => string;
  readonly yesOrNo: (yes: boolean) => string;
}

/** Texts: `library`, `media`, `reference`; of the caller: `compose`. */
export function useSharedLines(t: Translate): SharedLines {
  const language = useLanguage();
  const library = useTexts('library');
  const media = useTexts('media');
  const reference = useTexts('reference');
  const yesOrNo = (yes: boolean) => library(yes ? 'choice.yes' : 'choice.no');
  const specialities = (slugs: readonly string[]) =>
    formatList(
      language,
      slugs.map((slug) => reference(`speciality.${slug}`)),
    );
  return {
    yesOrNo,
    specialities,
    day: (date) => formatDate(language, date),
    of: (settings) => [
      { label: t('compose.language.label'), text: t(`compose.language.${settings.language}`) },
      { label: t('compose.specialities.label'), text: specialities(settings.specialities) },
      { label: t('compose.anonymous.title'), text: yesOrNo(settings.anonymous) },
      ...(settings.anonymous
        ? BYLINE_TRAITS.map((trait) => ({ label: library(`byline.show.${trait}`), text: yesOrNo(!settings.leftOut.includes(trait)) }))
        : []),
      { label: media('compose.reviewed'), text: yesOrNo(settings.imagesReviewed) },
    ],
  };
}
