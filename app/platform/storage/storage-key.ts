const SEGMENT = /^[\w-][\w.-]*$/;
const MAX_LENGTH = 300;

/** Keys are ours, so a bad one is a fault in the program; it must still never reach another folder. */
export function assertStorageKey(key: string): void {
  const fine = key.length <= MAX_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!fine) throw new Error('A storage key is made of names joined by slashes, of letters, digits, dots, hyphens and underscores');
}
