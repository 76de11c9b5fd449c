/**
 * Two letters for an avatar. Titles are left out: they end in a full stop ("dr.", "Prof.") or follow a comma ("Sp.PD, FINASIM").
 * The bare English "Dr" is left out too.
 */
export function initialsOf(name: string): string {
  const [withoutSuffixes = ''] = name.split(',');
  const words = withoutSuffixes.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.') && !/^(dr|prof)$/i.test(word));
  const first = words[0] ?? name.trim();
  const last = words.length > 1 ? words.at(-1) : undefined;
  return ([...first][0] ?? '').concat([...(last ?? '')][0] ?? '').toLocaleUpperCase();
}

/** One of five tints, always the same for the same id (FNV-1a). */
export function tintOf(id: string): 1 | 2 | 3 | 4 | 5 {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return (((hash >>> 0) % 5) + 1) as 1 | 2 | 3 | 4 | 5;
}
