/** Either the picture says something, and then it says it in words, or it is decoration: there is no third way. */
export type Described = { label: string; decorative?: never } | { decorative: true; label?: never };

/** A control is named by a <label> that points at its id (see Field) or by one of the aria attributes. */
export type NamedControl = { id: string } | { 'aria-label': string } | { 'aria-labelledby': string };

/** The attributes of a graphic, from how it is described. */
export function graphicProps(described: Described): { 'aria-hidden': true } | { role: 'img'; 'aria-label': string } {
  return described.label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': described.label };
}
