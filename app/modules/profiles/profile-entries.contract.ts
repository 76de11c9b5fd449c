/** Where a doctor studied and where they work: lists of a member's page, in the order the member gave them. */
import { z } from 'zod';
import { newestYear } from '#platform/i18n/time-zone.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';

export const MAX_ACADEMICS = 20;
export const MAX_WORKPLACES = 20;

/** Made by whoever adds the entry; it names the entry within the list of its member, and nowhere else. */
export const EntryId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, { error: 'validation.id' });

const Year = z.int().refine((year) => year >= 1940 && year <= newestYear(new Date()), { error: 'profiles.validation.yearRange' });
const name = line(160);

interface Years {
  fromYear: number | null;
  toYear: number | null;
}
const inOrder = ({ fromYear, toYear }: Years) => fromYear === null || toYear === null || toYear >= fromYear;
const outOfOrder = { path: ['toYear'], error: 'profiles.validation.yearOrder' };

/** A course of study. Without a second year it is not finished, or the member does not say when it was. */
export const AcademicInput = z
  .strictObject({ id: EntryId, course: name, institute: name, fromYear: Year.nullable(), toYear: Year.nullable() })
  .refine(inOrder, outOfOrder);
export const Academic = z.strictObject({
  id: z.string(),
  /** As the member wrote it; a course of `reference` in the reader's language. */
  course: z.string(),
  institute: z.string(),
  fromYear: z.int().nullable(),
  toYear: z.int().nullable(),
});
export type Academic = z.infer<typeof Academic>;

export const WorkplaceInput = z
  .strictObject({
    id: EntryId,
    /** The hospital, clinic or other place. */
    name,
    role: lineOrNone(120).nullable(),
    city: lineOrNone(80).nullable(),
    fromYear: Year,
    /** Null as long as the member works there. */
    toYear: Year.nullable(),
  })
  .refine(inOrder, outOfOrder);
export const WorkplaceEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  city: z.string().nullable(),
  fromYear: z.int(),
  toYear: z.int().nullable(),
  current: z.boolean(),
});
export type WorkplaceEntry = z.infer<typeof WorkplaceEntry>;

const isDistinct = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;
export const AcademicList = z.array(AcademicInput).max(MAX_ACADEMICS).refine(isDistinct, { error: 'validation.invalid' });
export const WorkplaceList = z.array(WorkplaceInput).max(MAX_WORKPLACES).refine(isDistinct, { error: 'validation.invalid' });

const Academics = z.strictObject({ data: z.array(Academic) });
const Workplaces = z.strictObject({ data: z.array(WorkplaceEntry) });
/** `profiles.membersOnly`: the member does not want to be listed, and the reader is not signed in. */
export const pageErrors = { 'profiles.notFound': 404, 'profiles.membersOnly': 401 } as const;

/** What was changed in another window stands in `details.current`. */
export const staleErrors = { 'profiles.stale': 409 } as const;

export const getOwnAcademic = query('profiles.getOwnAcademic', {
  summary: 'Where the reader studied, as their page shows it.',
  http: main.get('/profile/get-doctor-academic'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: Academics,
  errors: {},
});

export const getDoctorAcademic = query('profiles.getDoctorAcademic', {
  summary: 'Where a member studied, as their page shows it.',
  http: main.get('/profile/get-doctor-academic/:memberId'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: Academics,
  errors: pageErrors,
});

export const updateDoctorAcademic = command('profiles.updateDoctorAcademic', {
  summary: 'Sets where the member studied, in this order and without a draft: what is left out goes.',
  http: main.post('/profile/update-doctor-academic'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    /** As it was read: another that stands there by now is kept. */ was: AcademicList.optional(),
    academics: AcademicList,
  }),
  output: Academics,
  errors: staleErrors,
});

export const getOwnWorkplaces = query('profiles.getOwnWorkplaces', {
  summary: 'Where the reader works and worked, as their page shows it.',
  http: main.get('/profile/get-doctor-work-place'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: Workplaces,
  errors: {},
});

export const getDoctorWorkplaces = query('profiles.getDoctorWorkplaces', {
  summary: 'Where a member works and worked, as their page shows it.',
  http: main.get('/profile/get-doctor-work-place/:memberId'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: Workplaces,
  errors: pageErrors,
});

export const updateDoctorWorkplaces = command('profiles.updateDoctorWorkplaces', {
  summary: 'Sets where the member works and worked, in this order and without a draft: what is left out goes.',
  http: main.post('/profile/update-doctor-work-place'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    /** As it was read: another that stands there by now is kept. */ was: WorkplaceList.optional(),
    workplaces: WorkplaceList,
  }),
  output: Workplaces,
  errors: staleErrors,
});
