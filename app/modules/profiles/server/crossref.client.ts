/** Crossref's public API, one work by its DOI: https://api.crossref.org/swagger-ui/index.html */
import { z } from 'zod';
import { MAX_AUTHORS, type Publication } from '../publication.contract.ts';
import { plainTitle, plausibleYear, RegisterSilent, readRegister } from './register.client.ts';

const CROSSREF = 'https://api.crossref.org';

const Author = z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() });
const Answer = z.object({
  message: z.object({
    title: z.array(z.string()).optional(),
    'container-title': z.array(z.string()).optional(),
    author: z.array(Author).optional(),
    // An unknown date comes as [[null]].
    issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
  }),
});

export interface CrossrefClient {
  /** Null when Crossref does not know the DOI. Throws `RegisterSilent`. */
  readonly workByDoi: (doi: string) => Promise<Publication | null>;
}

export function createCrossrefClient(own: string | undefined): CrossrefClient {
  return {
    async workByDoi(doi) {
      const json = await readRegister(`${own ?? CROSSREF}/works/${encodeURIComponent(doi)}`, { own: own !== undefined });
      if (json === null) return null;
      const parsed = Answer.safeParse(json);
      if (!parsed.success) throw new RegisterSilent('Crossref answered in another format');
      const { title = [], 'container-title': containers = [], author = [], issued } = parsed.data.message;
      const authors = author.map(nameOf).filter((name) => name !== '');
      const journal = plainTitle(containers[0] ?? '');
      return {
        doi,
        title: plainTitle(title[0] ?? '') || doi,
        journal: journal === '' ? null : journal,
        year: plausibleYear(issued?.['date-parts'][0]?.[0]),
        authors: authors.slice(0, MAX_AUTHORS),
        moreAuthors: Math.max(0, authors.length - MAX_AUTHORS),
      };
    },
  };
}

/** People have a family name, groups a name. */
const nameOf = ({ given, family, name }: z.infer<typeof Author>) =>
  plainTitle([given, family ?? name].filter(Boolean).join(' ')).slice(0, 120);
