import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { COMMON_ERRORS, type FailureBody } from './errors.ts';
import { type Failure, isCommonError } from './failure.ts';
import type { Operation } from './operation.ts';

/** Declared codes and field keys in the reader's language. */
export function failureBody(failure: Failure, translations: Translations, language: Language, requestId: string): FailureBody {
  const fields = Object.entries(failure.fields).map(([path, key]) => [
    path,
    translations.text(language, textKey(key, 'shell'), failure.values),
  ]);
  fields.push(...Object.entries(failure.worded));
  return {
    code: failure.code,
    message: translations.text(language, errorKey(failure.code), failure.values),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) as Record<string, string> }),
    ...(failure.details !== null && { details: { ...failure.details } }),
    requestId,
  };
}

export const statusOf = (failure: Failure, operation: Operation | null): number =>
  isCommonError(failure.code) ? COMMON_ERRORS[failure.code] : (operation?.errors[failure.code] ?? 500);

/** `cases.notFound` → `cases:error.notFound`; common codes stand in the shell: `access.signIn` → `shell:error.access.signIn`. */
export function errorKey(code: string): string {
  if (isCommonError(code)) return `shell:error.${code}`;
  const [module = '', ...rest] = code.split('.');
  return `${module}:error.${rest.join('.')}`;
}

/** `validation.required` → `shell:validation.required`; `identity.validation.name` → `identity:validation.name`. */
export function textKey(key: string, fallback: string): string {
  const [first = '', ...rest] = key.split('.');
  return first === 'validation' ? `${fallback}:${key}` : `${first}:${rest.join('.')}`;
}
