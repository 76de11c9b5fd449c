import type { Translate } from '#platform/i18n/translator.ts';

/** Where an error summary leads to. */
export const fieldId = (field: string) => `profile-${field}`;

/** The text of a field's label: a list of errors away from the fields must name them. */
const LABELS: Readonly<Record<string, string>> = {
  photoId: 'edit.photo',
  about: 'edit.about',
  workplace: 'edit.workplace',
  subSpeciality: 'edit.subSpeciality',
  practisingSince: 'edit.practisingSince',
};

export const summaryOf = (problems: Readonly<Record<string, string>>, t: Translate) =>
  Object.entries(problems).map(([field, message]) => ({
    field,
    message: LABELS[field] === undefined ? message : `${t(LABELS[field])}: ${message}`,
  }));
