/** The words of a notification outside the product: the same sentence as on the page. */
import type { Language } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import { type Notification, sentenceKey } from '../notifications.contract.ts';

/** What happened, and why this member is told of it. */
export function sentenceOf(
  { translations }: Pick<Services, 'translations'>,
  language: Language,
  { kind, byline, count }: Pick<Notification, 'kind' | 'byline' | 'count'>,
): string {
  const named = byline !== null && byline.kind !== 'anonymous';
  const who = named ? byline.name : translations.text(language, 'notifications:anonymous');
  return translations.text(language, `notifications:${sentenceKey({ kind, count })}`, { who, count }).replace(/<\/?b>/g, '');
}

export const reasonOf = (
  { translations }: Pick<Services, 'translations'>,
  language: Language,
  { kind }: Pick<Notification, 'kind'>,
): string => translations.text(language, `notifications:reason.${kind}`);
