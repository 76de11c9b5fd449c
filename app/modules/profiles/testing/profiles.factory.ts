import sharp from 'sharp';
import type { ImageRef, MediaPurpose } from '#modules/media/media.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import type { ProfileDraftContent } from '../profile-draft.contract.ts';

export const profileContent = (change: Partial<ProfileDraftContent> = {}): ProfileDraftContent => ({
  about: 'I look after livers.',
  photoId: null,
  workplace: 'District hospital',
  subSpeciality: 'Hepatology',
  practisingSince: '2015',
  isProfileListed: true,
  academics: [],
  workplaces: [],
  publications: [],
  ...change,
});

/** A plain picture, uploaded by the caller. */
export async function anUpload(caller: Caller, purpose: MediaPurpose = 'avatar'): Promise<ImageRef> {
  const bytes = await sharp({ create: { width: 130, height: 140, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return caller.call(uploadImage, { purpose }, { file: { bytes, filename: 'portrait.jpg' } });
}
