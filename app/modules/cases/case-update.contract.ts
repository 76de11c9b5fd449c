/** Correcting how a case went on, as its author told it. How it is told stands in cases.contract.ts. */

import { z } from 'zod';
import { AcceptIdentifiers } from '#modules/library/draft.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';
import { CASE_UPDATE_TEXTS, CaseUpdate } from './cases.contract.ts';

const UPDATE_ERRORS = { 'cases.notFound': 404, 'cases.notYours': 403, 'cases.updateNotFound': 404 } as const;

export const editCaseUpdate = command('cases.editCaseUpdate', {
  summary:
    'Corrects an update of an own case, which then says that it was edited. A stale edit is refused with the current text. When identifiers remain in it the case is held until staff have looked.',
  http: main.patch('/cases/:id/updates/:updateId'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    updateId: Id,
    /** `edits` of the version that was edited. */
    edits: Version,
    ...CASE_UPDATE_TEXTS,
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: CaseUpdate,
  errors: { ...UPDATE_ERRORS, 'cases.staleUpdate': 409, 'cases.identifiersRemain': 422 },
});

export const removeCaseUpdate = command('cases.removeCaseUpdate', {
  summary: 'Deletes an update of an own case for good. A case that no other update closes is open again.',
  http: main.delete('/cases/:id/updates/:updateId'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, updateId: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: UPDATE_ERRORS,
});
