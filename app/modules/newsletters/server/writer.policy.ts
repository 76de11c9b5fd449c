import type { Member, Viewer } from '#platform/session/viewer.ts';

export interface Writing {
  readonly ownerId: string;
  /** Those who tend the newsletter's forum; empty for one without. */
  readonly stewardIds: readonly string[];
}

/** As far as it says what somebody may write. */
export type MaybeWriter = Pick<Member, 'id' | 'rights'> | null;

/** Staff for newsletters write all of them, whoever tends a forum that of the forum, and an owner their own. */
export const mayWrite = (viewer: MaybeWriter, { ownerId, stewardIds }: Writing): boolean =>
  viewer !== null && (viewer.rights.includes('newsletters') || viewer.id === ownerId || stewardIds.includes(viewer.id));

/** To found one without a forum is for staff. */
export const mayFound = (viewer: Viewer, stewardIds: readonly string[] | null): boolean =>
  viewer !== null && (viewer.rights.includes('newsletters') || (stewardIds?.includes(viewer.id) ?? false));
