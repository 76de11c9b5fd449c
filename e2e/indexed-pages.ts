/** Which pages search engines may show. The rest says that it is not to be found. */

const SHOWN = [
  ...['/', '/cases', '/posts', '/forums', '/community', '/news', '/newsletter-by-journal', '/newsletters', '/video', '/series'],
  ...['/discover', '/health-conditions', '/specialities', '/moderation-log', '/about'],
  ...['/medi-ai', '/drug-to-drug', '/drug-dosage', '/differential-diagnosis', '/calculators'],
];

/** Of these each may say for itself: it depends on who wrote it, for whom, and on whether it is still there. */
const DEPENDING = [
  /^\/(posts|forums|threads|community|video|series|profile|newsletters)\/(?!new$)[^/]+$/,
  /^\/newsletters\/issues\/[^/]+$/,
  /^\/newsletter-by-journal\/[^/]+$/,
  /^\/profile\/[^/]+\/contributions$/,
];
const ALWAYS = [/^\/cases\/(?!new$)[^/]+$/, /^\/news\/[^/]+$/, /^\/calculators\/[^/]+$/];
const OWN = /^\/profile\/(edit|edit-preview|following|followers)$/;

/** Null where it depends. `path` without language prefix, `search` as in the address. */
export function isIndexed(path: string, search: string): boolean | null {
  if (search === '' && (SHOWN.includes(path) || ALWAYS.some((pattern) => pattern.test(path)))) return true;
  if (!OWN.test(path) && DEPENDING.some((pattern) => pattern.test(path))) return null;
  // A list that is filtered is another view of what is listed already.
  return search !== '' && SHOWN.includes(path) ? null : false;
}
