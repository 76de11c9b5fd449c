/** ORCID's public API, the works of one record: https://info.orcid.org/documentation/api-tutorials/api-tutorial-read-data-on-a-record/ */
import { z } from 'zod';
import type { Publication } from '../publication.contract.ts';
import { doiIn } from './doi.policy.ts';
import { plainTitle, plausibleYear, RegisterSilent, readRegister } from './register.client.ts';

const ORCID = 'https://pub.orcid.org/v3.0';
const MAX_WORKS = 300;

const Value = z.object({ value: z.string().nullable() }).nullish();
const ExternalIds = z
  .object({
    'external-id': z.array(
      z.object({
        'external-id-type': z.string(),
        'external-id-value': z.string(),
        'external-id-relationship': z.string().nullish(),
      }),
    ),
  })
  .nullish();
const Summary = z.object({
  title: z.object({ title: Value }).nullish(),
  'journal-title': Value,
  'publication-date': z.object({ year: Value }).nullish(),
  'external-ids': ExternalIds,
});
const Answer = z.object({ group: z.array(z.object({ 'work-summary': z.array(Summary) })) });

export interface OrcidClient {
  /** Works with a DOI, newest first, at most 300; null when there is no such record. Throws `RegisterSilent`. */
  readonly worksOf: (orcid: string) => Promise<Publication[] | null>;
}

export function createOrcidClient(own: string | undefined): OrcidClient {
  return {
    async worksOf(orcid) {
      const json = await readRegister(`${own ?? ORCID}/${orcid}/works`, { own: own !== undefined });
      if (json === null) return null;
      const parsed = Answer.safeParse(json);
      if (!parsed.success) throw new RegisterSilent('ORCID answered in another format');
      const works = new Map<string, Publication>();
      // The first of a group is the one its owner prefers; where that has no DOI, another source may know it.
      for (const { 'work-summary': summaries } of parsed.data.group) {
        const [work] = summaries.flatMap((summary) => workOf(summary) ?? []);
        if (work !== undefined && !works.has(work.doi)) works.set(work.doi, work);
      }
      return [...works.values()].sort((a, b) => (b.year ?? 0) - (a.year ?? 0)).slice(0, MAX_WORKS);
    },
  };
}

/** The work itself, which is what is meant where nothing is said, or another version of it: neither its book, nor who paid for it. */
const NAMED_AS: readonly unknown[] = ['self', null, undefined];

function workOf(summary: z.infer<typeof Summary>): Publication | null {
  const ids = summary['external-ids']?.['external-id'].filter((id) => id['external-id-type'] === 'doi') ?? [];
  const own =
    ids.find((id) => NAMED_AS.includes(id['external-id-relationship'])) ??
    ids.find((id) => id['external-id-relationship'] === 'version-of');
  const doi = own === undefined ? null : doiIn(own['external-id-value']);
  const title = plainTitle(summary.title?.title?.value ?? '');
  if (doi === null || title === '') return null;
  const journal = plainTitle(summary['journal-title']?.value ?? '');
  const year = plausibleYear(summary['publication-date']?.year?.value ?? Number.NaN);
  return { doi, title, journal: journal === '' ? null : journal, year, authors: [], moreAuthors: 0 };
}
