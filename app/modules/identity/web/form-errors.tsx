import { useTexts } from '#platform/web/i18n.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';

export interface FormErrorsProps {
  message: string | null;
  /** By field path; the fields have the ids `member-<path>`. */
  errors: Readonly<Record<string, string>>;
  attempt: number;
}

export function FormErrors({ message, errors, attempt }: FormErrorsProps) {
  const t = useTexts('identity');
  const lines = [
    ...(message === null ? [] : [{ message }]),
    ...Object.entries(errors).map(([path, words]) => ({ fieldId: `member-${path}`, message: `${nameOf(path, t)}: ${words}` })),
  ];
  return <ErrorSummary title={t('form.errors')} errors={lines} attempt={attempt} />;
}

/** Paths whose field is labelled by another word. */
const LABELS: Readonly<Record<string, string>> = { specialityId: 'speciality', documentId: 'document' };

const nameOf = (path: string, t: (key: string) => string) => t(`field.${LABELS[path] ?? path}`);
