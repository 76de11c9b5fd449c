import type { MediaPurpose } from '../media.contract.ts';

/** Documents lie apart: nothing under `documents/` is ever served by address. */
export const imageKey = (purpose: MediaPurpose, id: string, width: number): string =>
  `${purpose === 'document' ? 'documents' : 'images'}/${id}/${width}.webp`;
