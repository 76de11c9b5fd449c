import type { MediaPurpose } from '../media.contract.ts';

/** Documents and pictures of conversations lie apart: other modules serve them, and never by the address of a picture. */
const FOLDERS: Partial<Record<MediaPurpose, string>> = { document: 'documents', chat: 'chat' };

/** Of pictures and files alike: anything else in an address is none, and is not asked for. */
export const isUploadId = (id: string): boolean => /^[\w-]{16}$/.test(id);

export const isServedByAddress = (purpose: MediaPurpose): boolean => FOLDERS[purpose] === undefined;

export const imageKey = (purpose: MediaPurpose, id: string, width: number): string => `${FOLDERS[purpose] ?? 'images'}/${id}/${width}.webp`;

export const fileKey = (id: string): string => `files/${id}.pdf`;
