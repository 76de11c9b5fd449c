import { useCallback } from 'react';
import { suggestColleagues } from '#modules/search/search.contract.ts';
import { formatNumber } from '#platform/i18n/format.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { type RichEditorLabels, RichTextField, type RichTextFieldProps } from '#platform/web/rich-text-field.tsx';

export interface WritingFieldProps extends Omit<RichTextFieldProps, 'labels' | 'findMentions'> {
  /** Of characters that a reader sees. What is too long stays as it is, and its writer is told at once. */
  maxLength: number;
  /** What is written about: those who take part in its discussion are offered first after an `@`. Null for what is not there yet. */
  itemId: string | null;
}

/** Where a text about an item is written, with colleagues to name in it. Texts: `library` and `reference`. */
export function WritingField({ itemId, maxLength, ...field }: WritingFieldProps) {
  const t = useTexts('library');
  const language = useLanguage();
  const reference = useTexts('reference');

  const findMentions = useCallback(
    async (q: string, signal: AbortSignal) => {
      const { colleagues } = await callOverHttp(suggestColleagues, { ...(itemId !== null && { itemId }), q }, { signal });
      return colleagues.map(({ id, name, speciality, here }) => ({
        id,
        name,
        detail: [speciality && reference(`speciality.${speciality}`), here && t('writing.here')].filter(Boolean).join(' · '),
      }));
    },
    [itemId, reference, t],
  );

  const labels: RichEditorLabels = {
    toolbar: t('writing.toolbar'),
    bold: t('writing.bold'),
    italic: t('writing.italic'),
    bulletList: t('writing.bulletList'),
    orderedList: t('writing.orderedList'),
    link: t('writing.link'),
    address: t('writing.address'),
    apply: t('writing.apply'),
    remove: t('writing.remove'),
    invalid: t('writing.invalid'),
    cite: t(field.citations?.length === 0 ? 'writing.citeNothing' : 'writing.cite'),
    mentions: t('writing.mentions'),
    mentionsFound: (count) => t('writing.mentionsFound', { count }),
  };

  const length = plainText(field.value).length;
  const isTooLong = length > maxLength;
  const number = (count: number) => formatNumber(language, count);
  return (
    <>
      <RichTextField {...field} labels={labels} findMentions={findMentions} />
      <p role="status" className={isTooLong ? 'small' : 'visually-hidden'}>
        {isTooLong && t('writing.tooLong', { length: number(length), max: number(maxLength) })}
      </p>
    </>
  );
}
