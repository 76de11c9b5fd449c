/** In which share of all documents a query fits, if words stood independently of each other. */

const PART = /'((?:[^']|'')*)'(:[*A-D]+)?|<(?:-|\d+)>|[()&|!]/g;

/** As PostgreSQL writes queries. What begins somehow may stand everywhere, and so may what is left out. */
export function queryShare(query: string, shareOf: (word: string) => number): number {
  const parts = [...query.matchAll(PART)];
  let at = 0;
  const next = () => parts[at]?.[0];
  const single = (): number => {
    const part = parts[at++];
    if (part?.[0] === '!') {
      single();
      return 1;
    }
    if (part?.[0] !== '(') return part?.[1] === undefined || part[2]?.includes('*') ? 1 : shareOf(part[1].replaceAll("''", "'"));
    const inside = any();
    at++;
    return inside;
  };
  const all = (): number => {
    let share = single();
    while (next() === '&' || next()?.startsWith('<')) {
      at++;
      share *= single();
    }
    return share;
  };
  const any = (): number => {
    let lacking = 1 - all();
    while (next() === '|') {
      at++;
      lacking *= 1 - all();
    }
    return 1 - lacking;
  };
  return any();
}
