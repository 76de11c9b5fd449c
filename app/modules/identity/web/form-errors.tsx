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
    fieldId: `member-${path === 'province' && isOneField() ? 'city' : path}`,
    message: `${t(`field.${labelOf(path)}`)}: ${words}`,
  }));
  // One line for both city and province where they are one field.
  const ofFields = lines.filter(({ message: text }, index) => lines.findIndex((line) => line.message === text) === index);
  return <FormTop kept={kept} message={message} complaints={ofFields} attempt={attempt} />;
}

/** City and province are, where places can be found. Asked only once something was refused, and so in a browser. */
const isOneField = () => document.getElementById('member-province') === null;

/** Paths that are labelled by another word. */
const LABELS: Readonly<Record<string, string>> = { specialityId: 'speciality', documentId: 'document' };

const labelOf = (path: string) => ((path === 'city' || path === 'province') && isOneField() ? 'place' : (LABELS[path] ?? path));
