/** Fields of a form by their path: where they are on the page, how one is replaced, which complaints are about it. Pure. */

/** Id of the control that holds a field; an error summary links to it. */
export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`;

export interface FieldText {
  readonly path: string;
  readonly text: string;
}

export interface Place extends FieldText {
  readonly start: number;
  readonly end: number;
}

/** Writes `replacement` over what was found. What was fixed before it may have moved it: then its nearest place counts. */
export function withReplaced<Form extends object>(form: Form, { path, text, start }: Place, replacement: string): Form {
  return mapAt(form, path.split('.'), (value) => {
    const place = typeof value === 'string' ? nearestPlace(value, text, start) : null;
    if (typeof value !== 'string' || place === null) return value;
    const after = value.slice(place + text.length);
    return value.slice(0, place) + replacement + (replacement === '' ? after.replace(/^ /, '') : after);
  }) as Form;
}

/** Where `text` stands in `value`, as close to `start` as it does; null when it is not there any more. */
function nearestPlace(value: string, text: string, start: number): number | null {
  const places = [value.lastIndexOf(text, start), value.indexOf(text, start)].filter((place) => place !== -1);
  return places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start))[0] ?? null;
}

function mapAt(value: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one: unknown, i) => (String(i) === step ? mapAt(one, rest, change) : one));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: mapAt((value as Record<string, unknown>)[step], rest, change) };
}

/** What is typed at a path; where the form names it otherwise, the nearest part that holds it. */
export const valueAt = (form: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : value,
      form,
    );

/** The errors of one section, by the rest of their path. */
export function errorsOf(errors: Readonly<Record<string, string>>, section: string): Record<string, string> {
  const inside = Object.entries(errors).flatMap(([path, message]) => {
    if (path === section) return [['', message] as const];
    return path.startsWith(`${section}.`) ? [[path.slice(section.length + 1), message] as const] : [];
  });
  return Object.fromEntries(inside);
}
