/** What a doctor has studied, where, where they work and what their practice offers: lists to choose from. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { CountryCode } from './place.contract.ts';
import { TypedQuery } from './reference.contract.ts';

export const Course = z.strictObject({
  slug: z.string(),
  name: z.string(),
  level: z.enum(['degree', 'profession', 'specialist', 'fellowship', 'diploma', 'master', 'doctorate']),
});
export type Course = z.infer<typeof Course>;

export const Institute = z.strictObject({ slug: z.string(), name: z.string(), country: z.string() });
export type Institute = z.infer<typeof Institute>;

export const Named = z.strictObject({ slug: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

const searched = { access: 'anyone', rate: 'search', errors: {} } as const;
const typed = { ...PageInput, query: TypedQuery.optional() };

export const fetchCourses = query('reference.fetchCourses', {
  ...searched,
  summary: 'Degrees, professional titles, specialist courses and fellowships.',
  http: main.get('/master/fetch-courses'),
  input: z.strictObject(typed),
  output: pageOf(Course),
});

export const fetchInstitutes = query('reference.fetchInstitutes', {
  ...searched,
  summary: 'Medical faculties and colleges, of one country when it is named.',
  http: main.get('/master/fetch-institutes'),
  input: z.strictObject({
    ...typed,
    country: CountryCode.optional(),
  }),
  output: pageOf(Institute),
});

export const fetchServices = query('reference.fetchServices', {
  ...searched,
  summary: 'Services that a clinic may offer.',
  http: main.get('/master/fetch-services'),
  input: z.strictObject(typed),
  output: pageOf(Named),
});

export const listWorkplaceKinds = query('reference.listWorkplaceKinds', {
  summary: 'Kinds of workplace.',
  http: main.get('/workplace-list'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: pageOf(Named),
  errors: {},
});
