/** The bytes of a feed as text, whatever its server says of their encoding. */

/** The declaration is ASCII in every encoding that feeds use. */
const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding=["']([\w-]{2,40})["']/i;

/** Of these too, all bytes may fit UTF-8 by themselves. */
const NEVER_UTF8 = /^utf-16|^iso-2022/;

/**
 * Tried in this order: byte order mark, UTF-8, what the answer says, what the document says; each only if the bytes fit it. Text in any
 * other encoding hardly ever fits UTF-8, while every text fits those of one byte, which servers announce for all that they send.
 * What fits none is read as Windows-1252, in which every byte is a character.
 */
export function feedText(bytes: Uint8Array, charset: string | null): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 300)))?.[1] ?? null;
  const said = [charset, declared];
  const first = said.some((label) => label !== null && NEVER_UTF8.test(label.toLowerCase())) ? [] : ['utf-8'];
  for (const label of [bomOf(bytes), ...first, ...said, 'utf-8']) {
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
