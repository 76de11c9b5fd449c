import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { typedOrNull } from '#platform/richtext/line.ts';
import {
  type DraftAcademic,
  type DraftWorkplace,
  type ProfileChanges,
  type ProfileDraftContent,
  PublishableProfile,
} from '../profile-draft.contract.ts';

export type DraftCheck = { profile: PublishableProfile; fields: Record<string, never> } | { profile: null; fields: Record<string, string> };

/** The page that a draft makes, or what is missing or wrong: text keys by field, `workplaces.0.toYear` in lists. */
export function checkProfileDraft(content: ProfileDraftContent): DraftCheck {
  const typed = {
    ...content,
    subSpeciality: typedOrNull(content.subSpeciality),
    practisingSince: typedYear(content.practisingSince) ?? undefined,
    academics: content.academics.map(typedAcademic),
    workplaces: content.workplaces.map(typedWorkplace),
  };
  const parsed = PublishableProfile.safeParse(typed, { reportInput: true });
  if (parsed.success) return { profile: parsed.data, fields: {} };
  const fields = fieldsOf(parsed.error, typed);
  for (const [field, key] of Object.entries(fields)) {
    if (key === 'validation.type' && /(Year|practisingSince)$/.test(field)) fields[field] = 'profiles.validation.year';
  }
  return { profile: null, fields };
}

/** A number, or null for nothing; anything else stays what it was, to be said as no year and not as one out of bounds. */
function typedYear(text: string): number | string | null {
  const year = text.trim();
  return /^\d{4}$/.test(year) ? Number(year) : year || null;
}

export const typedAcademic = (row: DraftAcademic) => ({ ...row, fromYear: typedYear(row.fromYear), toYear: typedYear(row.toYear) });

/** Whoever does not work there any more says until when; whoever does has no such year. */
export const typedWorkplace = ({ current, role, city, ...row }: DraftWorkplace) => ({
  ...row,
  role: typedOrNull(role),
  city: typedOrNull(city),
  fromYear: typedYear(row.fromYear),
  toYear: current ? null : (typedYear(row.toYear) ?? undefined),
});

type Named = { readonly [Name in keyof ProfileDraftContent]?: ProfileDraftContent[Name] | undefined };

/** Those of the changes that make a difference to the page as it is published. */
export const changesOf = (published: ProfileDraftContent, changes: Named): ProfileChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isDeepStrictEqual(value, published[name as keyof ProfileDraftContent])),
  );
