/** The words of a file of captions, however its program wrote them. */

/**
 * By its byte order mark; else as UTF-8 where it is that; else as Windows writes it, or "5 µg" and "38 °C" would lose their signs and
 * nobody would be told.
 */
export function captionWords(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
