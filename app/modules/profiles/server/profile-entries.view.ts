/** Rows of the lists as readers see them, and what members send as rows. */
import type { z } from 'zod';
import { courseName, courseNamed } from '#modules/reference/server/reference.public.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Academic, AcademicInput, WorkplaceEntry, WorkplaceInput } from '../profile-entries.contract.ts';
import type { AcademicRow, WorkplaceRow } from './profile-entries.store.ts';

/** A course of `reference` is called as the reader's language calls it, whatever language it was written in. */
export const academicView = ({ courseSlug, ...row }: AcademicRow, language: Language): Academic => ({
  ...row,
  course: (courseSlug === null ? null : courseName(courseSlug, language)) ?? row.course,
});

export const workplaceView = (row: WorkplaceRow): WorkplaceEntry => ({ ...row, current: row.toYear === null });

export const academicRow = (input: z.output<typeof AcademicInput>): AcademicRow => ({ ...input, courseSlug: courseNamed(input.course) });

export const workplaceRow = ({ role, city, ...row }: z.output<typeof WorkplaceInput>): WorkplaceRow => ({
  ...row,
  role: role || null,
  city: city || null,
});
