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

/** `workplaces.0.toYear`: the list, which of its rows, and the field in it. */
const IN_LIST = /^(academics|workplaces|publications)\.(\d+)(?:\.(\w+))?$/;

export const summaryOf = (problems: Readonly<Record<string, string>>, t: Translate) =>
  Object.entries(problems).map(([field, message]) => {
    const label = labelOf(field, t);
    return { field, message: label === null ? message : `${label}: ${message}` };
  });

function labelOf(field: string, t: Translate): string | null {
  if (LABELS[field] !== undefined) return t(LABELS[field]);
  const [, list, row, name] = IN_LIST.exec(field) ?? [];
  if (list === undefined) return null;
  const nth = t(`entries.${list}.nth`, { n: Number(row) + 1 });
  return name === undefined ? nth : `${nth}, ${t(`entries.field.${name}`)}`;
}
