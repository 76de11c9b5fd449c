/** The bytes of a feed as text, whatever its server says of their encoding. */

/** The declaration is ASCII in every encoding that feeds use. */
const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding=["']([\w-]{2,40})["']/i;

/**
 * Tried in this order: byte order mark, what the answer says, what the document says, UTF-8; each only if the bytes fit it.
 * What fits none is read as Windows-1252, in which every byte is a character.
 */
export function feedText(bytes: Uint8Array, charset: string | null): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 300)))?.[1] ?? null;
  for (const label of [bomOf(bytes), charset, declared, 'utf-8']) {
    const text = label === null ? null : decoded(bytes, label);
    if (text !== null) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function bomOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
