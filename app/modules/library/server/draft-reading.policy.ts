/** What every kind of draft is read for. A draft is unchecked: whatever does not fit is as if it were not there. */
import { findIdentifiers } from '@kolegia/deidentify/find-identifiers';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { ownImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { textKey } from '#platform/operation/failure-body.ts';
import type { Services } from '#platform/services.ts';
import type { IdentifierFinding } from '../draft.contract.ts';

type Content = Readonly<Record<string, unknown>>;

const TITLE_LENGTH = 160;

/** What it is called in a list of drafts. */
export const titleOfDraft = ({ title }: Content): string => (typeof title === 'string' ? cutText(title, TITLE_LENGTH) : '');

/** The author's own among the pictures that a draft names, by id. */
export async function imagesOfDraft(db: Database, authorId: string, { images }: Content): Promise<Record<string, ImageRef>> {
  const named: unknown[] = Array.isArray(images) ? images : [];
  const ids = named.flatMap((image) =>
    typeof image === 'object' && image !== null && 'mediaId' in image && typeof image.mediaId === 'string' ? [image.mediaId] : [],
  );
  return Object.fromEntries(await ownImages(db, authorId, ids));
}

/** Complaints in words, by the path of their field. */
export const complaintsInWords = (
  { translations }: Pick<Services, 'translations'>,
  language: Language,
  fields: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, key]) => [path, translations.text(language, textKey(key, 'shell'))]));

const NONE: ReadonlySet<string> = new Set();

/**
 * What may tell who a patient is, in texts that come with the path of their field; without the kinds that are `allowed` in all of
 * them, or in the one they come with.
 */
export function identifiersIn(
  texts: Iterable<readonly [path: string, text: string, allowed?: ReadonlySet<string>]>,
  language: Language,
  allowedInAll: ReadonlySet<string> = NONE,
): IdentifierFinding[] {
  const findings: IdentifierFinding[] = [];
  for (const [field, text, allowed = allowedInAll] of texts) {
    for (const { kind, start, end, text: found, suggestion } of findIdentifiers(text, { language })) {
      if (!allowed.has(kind)) findings.push({ field, kind, start, end, text: found, replacement: suggestion.replace });
    }
  }
  return findings;
}
