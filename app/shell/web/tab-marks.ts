/** What is true of this tab until it is closed; where storage is switched off, until the next document. */

const marks = new Set<string>();

export function mark(name: string): void {
  marks.add(name);
  try {
    sessionStorage.setItem(name, 'true');
  } catch {
    // It is remembered above.
  }
}

export function hasMark(name: string): boolean {
  try {
    return marks.has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
