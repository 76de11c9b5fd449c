import type { MediaPurpose } from '../media.contract.ts';

/** Documents and pictures of conversations lie apart: what is not under `images/` is never served by address. */
const FOLDERS: Partial<Record<MediaPurpose, string>> = { document: 'documents', chat: 'chat' };

export const imageKey = (purpose: MediaPurpose, id: string, width: number): string => `${FOLDERS[purpose] ?? 'images'}/${id}/${width}.webp`;

export const fileKey = (id: string): string => `files/${id}.pdf`;
