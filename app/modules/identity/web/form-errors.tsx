import { FormTop } from '#platform/web/form-top.tsx';
import { useTexts } from '#platform/web/i18n.tsx';

export interface FormErrorsProps {
  /** What was written here before and not sent; null where nothing is written. */
  kept: { readonly restored: boolean; readonly discard: () => void } | null;
  message: string | null;
  /** By field path; the fields have the ids `member-<path>`. */
  errors: Readonly<Record<string, string>>;
  attempt: number;
}

/** What stands above a form about the member: that it was begun before, and what is wrong with it. */
export function FormErrors({ kept, message, errors, attempt }: FormErrorsProps) {
  const t = useTexts('identity');
  const lines = Object.entries(errors).map(([path, words]) => ({
    fieldId: `member-${FIELDS[path] ?? path}`,
    message: `${nameOf(path, t)}: ${words}`,
  }));
  // City and province are one field where places can be found: one line for both.
  const ofFields = lines.filter(({ message: text }, index) => lines.findIndex((line) => line.message === text) === index);
  return <FormTop kept={kept} message={message} complaints={ofFields} attempt={attempt} />;
}

/** Paths whose field stands under another id, and those that are labelled by another word. */
const FIELDS: Readonly<Record<string, string>> = { province: 'city' };
const LABELS: Readonly<Record<string, string>> = { specialityId: 'speciality', documentId: 'document', city: 'place', province: 'place' };

const nameOf = (path: string, t: (key: string) => string) => t(`field.${LABELS[path] ?? path}`);
