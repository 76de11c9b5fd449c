/**
 * The address, or where nothing is known to be: the router refuses what it cannot decode (`/cases/%E0%A4%A`) in a shape of its
 * own, before our answers are asked.
 */
export function decodableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0] ?? url;
  if (isDecodable(path)) return url;
  const [first] = path.slice(1).split('/', 1);
  return first === 'api' || first === 'id' ? `/${first}/404` : '/404';
}

function isDecodable(path: string): boolean {
  try {
    // Asked for something: a call whose answer nobody reads is left out of the built server, though it may throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
