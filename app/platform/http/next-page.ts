/** The way from one page to the next, where its data cannot simply come. */

import type { RequestInfo } from '../operation/context.ts';
import { NOBODY } from '../session/viewer.ts';

/** As the router's own server says it where an answer has no body: the browser loads the page as a document. Of status 204. */
export const asDocument = (page: string): Record<string, string> => ({
  'x-remix-redirect': page,
  'x-remix-status': '302',
  'x-remix-reload-document': 'true',
});

/** Asked for from a page that was made for somebody else: data of one member would stand in the page of another. */
export const isFromPageOfAnother = ({ viewer, madeFor }: Pick<RequestInfo, 'viewer' | 'madeFor'>): boolean =>
  madeFor !== null && madeFor !== (viewer?.id ?? NOBODY);
