import {
  changeProfile,
  type LockedProfile,
  lockProfile,
  type MemberProfile,
  profileFacts,
} from '#modules/identity/server/identity.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { ANYONE, deleteImages, ownImages, readLargest, showImages } from '#modules/media/server/media.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { updateAbout, updateUserDetail } from '../profile-draft.contract.ts';
import { findAbout, lockPage, setAbout } from './profile.store.ts';

export interface DetailChange {
  readonly photoId?: string | null | undefined;
  readonly workplace?: string | undefined;
  readonly subSpeciality?: string | null | undefined;
  readonly practisingSince?: number | undefined;
  readonly isProfileListed?: boolean | undefined;
}

type SeenDetails = { readonly [Name in keyof DetailChange]: DetailChange[Name] | null };

export const profileWritingHandlers = [
  handle(updateAbout, async ({ db, viewer }, { was, about }) => {
    await lockPage(db, viewer.id);
    if (was !== undefined) {
      const current = await findAbout(db, viewer.id);
      if (was !== (current ?? '')) throw new Failure('profiles.stale', { details: { current: { about: current } } });
    }
    await setAbout(db, viewer.id, about);
    return { about: about === '' ? null : about };
  }),

  handle(updateUserDetail, async (context, { was, ...change }) => {
    const photo = await changeDetails(context, change, was);
    return { memberId: context.viewer.id, photo };
  }),
];

/** The own row; a session without one is no session. */
export async function ownProfile({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>): Promise<MemberProfile> {
  const profile = await profileFacts(db, viewer.id);
  if (profile === null) throw new Failure('access.signIn');
  return profile;
}

/** Fields that are left out stay. `was`: as they were read, where that is known. Returns the photo as it is then. */
export async function changeDetails(context: MemberContext, change: DetailChange, was: SeenDetails = {}): Promise<ImageRef | null> {
  // Of two changes at the same moment, the second finds the photo of the first, and takes it away.
  const locked = await lockProfile(context.db, context.viewer.id);
  if (locked === null) throw new Failure('access.signIn');
  assertCurrent(locked, change, was);
  const { photoId, ...details } = change;
  const { photo: before } = locked;
  const hasNewPhoto = photoId !== undefined && photoId !== (before?.id ?? null);
  const photo = hasNewPhoto ? await keptPhoto(context, photoId) : before;
  await changeProfile(context, context.viewer.id, { ...details, ...(hasNewPhoto && { photo }) });
  // Whoever takes a picture of themselves away wants it gone, not only out of sight.
  if (hasNewPhoto && before !== null) await deleteImages(context, [before.id]);
  return photo;
}

/** Of what is changed, nothing is written over what its member has not seen. */
function assertCurrent({ photo, ...rest }: LockedProfile, change: DetailChange, was: SeenDetails): void {
  const current = { photoId: photo?.id ?? null, ...rest };
  const isStale = (name: keyof typeof current) =>
    change[name] !== undefined && was[name] !== undefined && (was[name] || null) !== (current[name] || null);
  if (Object.keys(current).some((name) => isStale(name as keyof typeof current)))
    throw new Failure('profiles.stale', { details: { current } });
}

async function keptPhoto(context: MemberContext, id: string | null): Promise<ImageRef | null> {
  if (id === null) return null;
  const { db, viewer } = context;
  const photo = (await ownImages(db, viewer.id, [id])).get(id);
  // A picture of a case or a certificate would be deleted with the next photo.
  const isAvatar = photo !== undefined && (await readLargest(context, viewer.id, id))?.purpose === 'avatar';
  if (!isAvatar) throw new Failure('request.invalid', { fields: { photoId: 'profiles.validation.photo' } });
  await showImages(db, [id], ANYONE);
  return photo;
}
