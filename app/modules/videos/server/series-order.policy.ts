/** The parts of a series, in its author's order. Pure. */

/**
 * What its author wants, with those parts that nobody is shown now, such as a video that was taken down for a while or waits for staff:
 * whoever changes a series does not see them, and so takes none of them out. Each stays behind the part that it stood behind.
 */
export function withUnseen(before: readonly string[], wanted: readonly string[], unseen: ReadonlySet<string>): string[] {
  const behind = new Map<string, string[]>();
  let last = '';
  for (const id of before) {
    if (wanted.includes(id)) last = id;
    else if (unseen.has(id)) behind.set(last, [...(behind.get(last) ?? []), id]);
  }
  return ['', ...wanted].flatMap((id) => [...(id === '' ? [] : [id]), ...(behind.get(id) ?? [])]);
}
