/** "Something is wrong here", said by a reader of an answer, and what staff made of it. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { ai, command, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { TOOLS } from './clinical-tools.contract.ts';

export const REPORT_LENGTH = 1000;

export const reportError = command('clinical-tools.reportError', {
  summary: 'Tells staff that an answer is wrong. What it says is about the knowledge, never about a patient.',
  http: ai.post('/error-reports'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({
    tool: z.enum(TOOLS),
    /** What was asked about: names of drugs, a calculator, a disease. */
    about: line(400),
    words: line(REPORT_LENGTH, 'clinical-tools.validation.reportShort', { least: 5 }),
  }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'clinical-tools.identifies': 422 },
});

const ErrorReport = z.strictObject({
  id: z.string(),
  tool: z.enum(TOOLS),
  about: z.string(),
  words: z.string(),
  reporter: z.string(),
  reportedAt: z.string(),
  settledAt: z.string().nullable(),
  /** Who closed it. */
  settledBy: z.string().nullable(),
  outcome: z.string().nullable(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const listErrorReports = query('clinical-tools.listErrorReports', {
  summary: 'Reported errors for staff, open ones first come first.',
  http: ai.post('/error-reports/list'),
  access: 'staff:knowledge',
  rate: 'read',
  input: z.strictObject({ ...PageInput, settled: z.boolean().default(false) }),
  output: pageOf(ErrorReport),
  errors: {},
});

export const settleErrorReport = command('clinical-tools.settleErrorReport', {
  summary: 'Closes a reported error with what was done about it.',
  http: ai.post('/error-reports/:id/settle'),
  access: 'staff:knowledge',
  rate: 'write',
  input: z.strictObject({ id: Id, outcome: line(400, undefined, { least: 2 }) }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'clinical-tools.reportNotFound': 404 },
});
