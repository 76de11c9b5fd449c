/** A name in the middle of a sentence: substances and findings are written small there; "QT prolongation" and "St John's wort" stay. */
export const inlineName = (name: string): string =>
  /^[A-Z][a-z-]+(?:[ (,/-].*)?$/.test(name) && !/^\S+ [A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
