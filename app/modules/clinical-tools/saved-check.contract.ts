/** Checks that a member keeps: the question under a name, free of anything that tells who the patient is. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { ai, command, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { TOOLS, type Tool } from './clinical-tools.contract.ts';

export const SAVED_NAME_LENGTH = 120;
/** More than anybody finds their way about in. */
export const MOST_SAVED = 500;
/** Of a question as JSON: a page of text and thirty drugs are far below it. */
const MOST_CHARACTERS = 40_000;

/** As the tool's own page takes it. It is checked there: what was saved years ago may hold what is not known any more. */
export const SavedQuestion = z
  .record(z.string().max(40), z.json())
  .refine((question) => JSON.stringify(question).length <= MOST_CHARACTERS, { error: 'clinical-tools.validation.questionLong' });
export type SavedQuestion = z.infer<typeof SavedQuestion>;

const name = line(SAVED_NAME_LENGTH, 'clinical-tools.validation.savedName');

export const SavedCheck = z.strictObject({
  id: z.string(),
  tool: z.enum(TOOLS),
  name: z.string(),
  question: SavedQuestion,
  savedAt: z.string(),
});
export type SavedCheck = z.infer<typeof SavedCheck>;

export const listSavedChecks = query('clinical-tools.listSavedChecks', {
  summary: 'Own saved checks, newest first.',
  http: ai.post('/saved-checks'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput, tool: z.enum(TOOLS).optional() }),
  output: pageOf(SavedCheck),
  errors: {},
});

export const saveCheck = command('clinical-tools.saveCheck', {
  summary: 'Keeps a check. Words that may tell who the patient is are refused, each named.',
  http: ai.post('/saved-checks/save'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ tool: z.enum(TOOLS), name, question: SavedQuestion }),
  output: SavedCheck,
  errors: { 'clinical-tools.identifies': 422, 'clinical-tools.tooManySaved': 409 },
});

export const renameCheck = command('clinical-tools.renameCheck', {
  summary: 'Gives an own saved check another name.',
  http: ai.post('/saved-checks/:id/rename'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, /** The name that is changed: another that stands there by now is kept. */ was: name.optional(), name }),
  output: SavedCheck,
  errors: { 'clinical-tools.savedNotFound': 404, 'clinical-tools.identifies': 422, 'clinical-tools.staleName': 409 },
});

export const removeCheck = command('clinical-tools.removeCheck', {
  summary: 'Takes an own saved check away, or brings it back within a day, as long as there is room for it.',
  http: ai.post('/saved-checks/:id/remove'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, removed: z.boolean() }),
  output: z.strictObject({ id: z.string(), removed: z.boolean() }),
  errors: { 'clinical-tools.savedNotFound': 404, 'clinical-tools.tooManySaved': 409 },
});

export const PAGE_OF: Readonly<Record<Tool, string>> = {
  interactions: '/drug-to-drug',
  dosage: '/drug-dosage',
  differential: '/differential-diagnosis',
  calculators: '/calculators',
};
