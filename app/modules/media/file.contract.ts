/** Files that readers download: PDF only, kept as they are, never shown in the page, and served by the module that holds them. */
import { z } from 'zod';
import { command, main } from '#platform/operation/operation.ts';

/** 10 MB */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const FILE_NAME_LENGTH = 100;

/** A file as pages show it. */
export const FileRef = z.strictObject({
  id: z.string().max(40),
  name: z.string().min(1).max(FILE_NAME_LENGTH),
  bytes: z.int().min(1).max(MAX_FILE_BYTES),
});
export type FileRef = z.infer<typeof FileRef>;

/** What it is uploaded for: whoever holds it decides who may read it. */
export const FILE_PURPOSES = ['post', 'chat'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const uploadFile = command('media.uploadFile', {
  summary: 'Uploads one PDF of at most 10 MB. Files that run something when they are opened are refused.',
  http: main.post('/media/files'),
  access: 'member',
  rate: 'upload',
  input: z.strictObject({ purpose: z.enum(FILE_PURPOSES).default('post') }),
  output: FileRef,
  errors: { 'media.notAPdf': 422, 'media.activePdf': 422, 'media.tooLarge': 413 },
  upload: { maxBytes: MAX_FILE_BYTES },
});
