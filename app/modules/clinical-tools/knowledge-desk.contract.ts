/** How much the knowledge holds, and which pharmacist or doctor has read which of its files. */
import { z } from 'zod';
import { ai, command, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

export const FILE_KINDS = ['drugs', 'interactions', 'mechanisms', 'diseases', 'findings', 'classes', 'brands', 'allergies'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** `lapsed`: the file was changed after it was read. */
export const FILE_STATES = ['drafted', 'reviewed', 'lapsed'] as const;
export const PROFESSIONS = ['pharmacist', 'doctor'] as const;

const KnowledgeFile = z.strictObject({
  path: z.string(),
  /** Of the content as it is now: a review names what it has read. */
  hash: z.string(),
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  state: z.enum(FILE_STATES),
  reviewer: z.string().nullable(),
  profession: z.enum(PROFESSIONS).nullable(),
  reviewedAt: z.string().nullable(),
});
export type KnowledgeFile = z.infer<typeof KnowledgeFile>;

export const getKnowledgeOverview = query('clinical-tools.getKnowledgeOverview', {
  summary: 'Counts of the clinical knowledge, and the reviews that are oldest.',
  http: ai.post('/knowledge/overview'),
  access: 'staff:knowledge',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    counts: z.array(z.strictObject({ label: z.string(), count: z.int(), goal: z.int().nullable() })),
    reviewed: z.int(),
    lapsed: z.int(),
    oldest: z.array(KnowledgeFile),
  }),
  errors: {},
});

export const listKnowledgeFiles = query('clinical-tools.listKnowledgeFiles', {
  summary: 'Files of the clinical knowledge with their reviews, by path.',
  http: ai.post('/knowledge/files'),
  access: 'staff:knowledge',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    kind: z.enum(FILE_KINDS).optional(),
    state: z.enum(FILE_STATES).optional(),
    /** In the name or the path. */
    words: z.string().max(100).optional(),
  }),
  output: pageOf(KnowledgeFile),
  errors: {},
});

export const reviewFile = command('clinical-tools.reviewFile', {
  summary: 'Marks a file as read by a named pharmacist or doctor, as it is now; the mark lapses when the file changes.',
  http: ai.post('/knowledge/review'),
  access: 'staff:knowledge',
  rate: 'write',
  input: z.strictObject({
    path: z.string().max(200),
    hash: z.string().max(64),
    reviewer: line(120, 'clinical-tools.validation.reviewer', { least: 4 }),
    profession: z.enum(PROFESSIONS),
  }),
  output: KnowledgeFile,
  errors: { 'clinical-tools.fileNotFound': 404, 'clinical-tools.fileChanged': 409 },
});
