import { fieldsOf } from '#platform/operation/invalid-input.ts';
import { type ProfileDraftContent, PublishableProfile } from '../profile-draft.contract.ts';

export type DraftCheck = { profile: PublishableProfile; fields: Record<string, never> } | { profile: null; fields: Record<string, string> };

/** The page that a draft makes, or what is missing or wrong: text keys by field. */
export function checkProfileDraft(content: ProfileDraftContent): DraftCheck {
  const since = content.practisingSince.trim();
  const typed = {
    ...content,
    subSpeciality: content.subSpeciality.trim() || null,
    // Not a number at all is said as such, not as a year out of bounds.
    practisingSince: /^\d{4}$/.test(since) ? Number(since) : since || undefined,
  };
  const parsed = PublishableProfile.safeParse(typed, { reportInput: true });
  if (parsed.success) return { profile: parsed.data, fields: {} };
  const fields = fieldsOf(parsed.error);
  if (fields.practisingSince === 'validation.type') fields.practisingSince = 'profiles.validation.year';
  return { profile: null, fields };
}
