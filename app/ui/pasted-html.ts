/**
 * Pasted markup before it is read. The page's policy refuses styles, also while the editor reads them, and complains: they are
 * put aside under another name, where the schema looks for the little they say of bold and italic.
 */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])style(\s*=)/gi, '$1data-style$2'));

/** What a pasted element says of its letters; null when it says nothing. */
export function pastedStyle(style: string | undefined): { bold: boolean | null; italic: boolean | null } {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style ?? '')?.[1];
  const slant = /font-style\s*:\s*(\w+)/i.exec(style ?? '')?.[1];
  return {
    bold: weight === undefined ? null : /^(?:bold|bolder|[6-9]00)$/i.test(weight),
    italic: slant === undefined ? null : /^(?:italic|oblique)$/i.test(slant),
  };
}
