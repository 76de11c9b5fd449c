import type { Viewer } from '#platform/session/viewer.ts';

export interface Writing {
  readonly ownerId: string;
  /** Those who tend the newsletter's forum; empty for one without. */
  readonly stewardIds: readonly string[];
}

/** Staff for newsletters write all of them, whoever tends a forum that of the forum, and an owner their own. */
export const mayWrite = (viewer: Viewer, { ownerId, stewardIds }: Writing): boolean =>
  viewer !== null && (viewer.rights.includes('newsletters') || viewer.id === ownerId || stewardIds.includes(viewer.id));

/** To found one without a forum is for staff. */
export const mayFound = (viewer: Viewer, stewardIds: readonly string[] | null): boolean =>
  viewer !== null && (viewer.rights.includes('newsletters') || (stewardIds?.includes(viewer.id) ?? false));
