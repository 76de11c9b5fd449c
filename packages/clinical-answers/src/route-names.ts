/** The route that words mean, for a question that names it and for a line of a prescription alike. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { forReading, type Notation, readNotation } from './drug-notation.ts';
import { plain } from './name-likeness.ts';

/** From the words and the form around a name; `own` are the routes that the drug has. Null where none follows. */
export function routeIn({ routes, forms }: Notation, own: readonly string[]): string | null {
  const said = [...new Set(routes)];
  const isSpread = forms.some(({ routes: [first], kind }) => kind === 'firm' && first === 'topical');
  const [one, ...others] = said.length > 1 ? said.filter((route) => own.includes(route)) : said;
  // A gel that is said to be oral is for the mouth itself.
  if (one === 'oral' && isSpread) return 'oromucosal';
  if (said.length > 0) return one === undefined || others.length > 0 ? null : one;
  for (const { routes: meant, kind } of forms) {
    const fitting = meant.filter((route) => own.includes(route));
    const [first] = fitting.length > 0 && (kind !== 'loose' || fitting.length === 1) ? fitting : kind === 'firm' ? meant : [];
    if (first !== undefined) return first;
  }
  return null;
}

/** A route by its id, its name in either language, or as prescriptions say it: po, i.v., tetes mata. Null when it means none. */
export function routeNamed({ routes }: Knowledge, text: string, own: readonly string[]): string | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const named = Object.entries(routes).find(([id, { en, id: indonesian }]) =>
    [id, en, indonesian].some((name) => plain(name) === wanted),
  )?.[0];
  if (named !== undefined) return named;
  const notation = readNotation(forReading(text));
  if (notation === null) return null;
  const route = routeIn(notation, own) ?? notation.forms[0]?.routes[0] ?? null;
  return route !== null && Object.hasOwn(routes, route) ? route : null;
}
