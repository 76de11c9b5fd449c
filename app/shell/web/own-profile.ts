import type { Reader } from '#platform/web/page-facts.ts';

const OWN = /^\/profile(\/(edit|edit-preview|following|followers))?$/;

/** Whether a path is of the reader's own pages: those of colleagues stand below the same address. */
export const isOwnProfile = (path: string, reader: Reader | null): boolean =>
  OWN.test(path) || (reader !== null && `${path}/`.startsWith(`/profile/${reader.id}/`));
