/** What the router asks for when a reader goes from page to page: the data of `/cases` at `/cases.data?_routes=…`. Pure. */

const DATA = /^([^?]*?)(?:(?<=\/)_)?\.data(?:\?(.*))?$/;

/** The page that this is the data of, as readers know it; null where it is no data. */
export function pageOfData(url: string): string | null {
  const [, path, query = ''] = DATA.exec(url) ?? [];
  if (path === undefined) return null;
  const asked = new URLSearchParams(query);
  asked.delete('_routes');
  return asked.size === 0 ? path : `${path}?${asked}`;
}
