/** What the router asks for when a reader goes from page to page: the data of `/cases` at `/cases.data?_routes=…`. */

import type { RequestInfo } from '../operation/context.ts';
import { NOBODY } from '../session/viewer.ts';

const DATA = /^([^?]*?)(?:(?<=\/)_)?\.data(?:\?(.*))?$/;

/** The page that this is the data of, as readers know it; null where it is no data. */
export function pageOfData(url: string): string | null {
  const [, path, query = ''] = DATA.exec(url) ?? [];
  if (path === undefined) return null;
  const asked = new URLSearchParams(query);
  asked.delete('_routes');
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** As the router's own server says it where an answer has no body: the browser loads the page as a document. Of status 204. */
export const asDocument = (page: string): Record<string, string> => ({
  'x-remix-redirect': page,
  'x-remix-status': '302',
  'x-remix-reload-document': 'true',
});

/** Asked for from a page that was made for somebody else: data of one member would stand in the page of another. */
export const isFromPageOfAnother = ({ viewer, madeFor }: Pick<RequestInfo, 'viewer' | 'madeFor'>): boolean =>
  madeFor !== null && madeFor !== (viewer?.id ?? NOBODY);
