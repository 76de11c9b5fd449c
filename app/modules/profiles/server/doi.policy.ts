/** How DOIs and ORCID iDs are written, by their registers' own rules. */

/** The DOI in what was typed or stands in a record, in lower case; null when there is none. */
export function doiIn(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '');
  const decoded = bare.includes('%') ? decode(bare) : bare;
  // DOIs are compared without regard to case (DOI Handbook, 2.4).
  const doi = decoded.toLowerCase().replace(/[.,;]$/, '');
  return /^10\.\d{4,9}\/\S+$/.test(doi) && doi.length <= 200 ? doi : null;
}

/** `0000-0002-1825-0097` in what was typed; null when there is none, or its last character does not fit the others. */
export function orcidIn(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i, '')
    .replace(/[-\s]/g, '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(digits) || digits.at(-1) !== checkCharacter(digits.slice(0, 15))) return null;
  return (digits.match(/.{4}/g) ?? []).join('-');
}

/** ISO 7064 MOD 11-2, by which an ORCID iD ends. */
function checkCharacter(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True when somebody among the authors has a family name of the member; names are compared without accents and case. */
export function namesAmong(authors: readonly string[], memberName: string): boolean {
  const family = partsOf(memberName).at(-1);
  return family !== undefined && authors.some((author) => partsOf(author).includes(family));
}

const partsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);
