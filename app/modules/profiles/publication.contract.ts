/**
 * What a doctor has published. A publication is named by its DOI and described by a register, never by the member: title, journal
 * and authors are as Crossref or ORCID give them.
 */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';
import { pageErrors, staleErrors } from './profile-entries.contract.ts';

export const MAX_PUBLICATIONS = 100;
/** Of authors, as many are kept and shown. */
export const MAX_AUTHORS = 20;

/** As typed: alone, with `doi:`, or as an address. */
const TypedDoi = line(300);
/** In lower case, without anything around it. */
export const Doi = z
  .string()
  .max(200)
  .regex(/^10\.\d{4,9}\/\S+$/, { error: 'profiles.validation.doi' });

export const Publication = z.strictObject({
  doi: z.string(),
  title: z.string(),
  journal: z.string().nullable(),
  year: z.int().nullable(),
  /** At most 20, as "Given Family"; empty where the register says nothing. */
  authors: z.array(z.string()),
  moreAuthors: z.int().nonnegative(),
});
export type Publication = z.infer<typeof Publication>;

export const DoiList = z.array(Doi).max(MAX_PUBLICATIONS);
const Publications = z.strictObject({ data: z.array(Publication) });

const registerErrors = { 'profiles.registerSilent': 503 } as const;

export const findPublication = query('profiles.findPublication', {
  summary: 'Looks a publication up by its DOI, so that the member can see whether it is theirs before adding it.',
  http: main.get('/profile/find-publication'),
  access: 'member',
  rate: 'search',
  input: z.strictObject({ doi: TypedDoi }),
  output: z.strictObject({
    publication: Publication,
    /** False when no author has the member's family name: shown as a question, not refused. */
    namesMember: z.boolean(),
  }),
  errors: { 'profiles.publicationNotFound': 404, ...registerErrors },
});

export const findPublicationsByOrcid = query('profiles.findPublicationsByOrcid', {
  summary: 'Publications with a DOI in the public record of an ORCID iD, newest first, at most 300. Nothing is added by this.',
  http: main.get('/profile/find-publications-by-orcid'),
  access: 'member',
  rate: 'search',
  input: z.strictObject({ orcid: line(80) }),
  output: Publications,
  errors: { 'profiles.orcidNotFound': 404, ...registerErrors },
});

export const getOwnPublications = query('profiles.getOwnPublications', {
  summary: 'What the reader has published, as their page shows it.',
  http: main.get('/profile/get-publication'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: Publications,
  errors: {},
});

export const getPublications = query('profiles.getPublications', {
  summary: 'What a member has published, as their page shows it.',
  http: main.get('/profile/get-publication/:memberId'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ memberId: Id }),
  output: Publications,
  errors: pageErrors,
});

export const updatePublication = command('profiles.updatePublication', {
  summary: 'Sets what the member has published, in this order and without a draft; each DOI was looked up before.',
  http: main.post('/profile/update-publication'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ /** As it was read: another that stands there by now is kept. */ was: DoiList.optional(), dois: DoiList }),
  output: Publications,
  errors: staleErrors,
});
