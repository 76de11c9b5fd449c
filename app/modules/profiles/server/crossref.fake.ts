/**
 * Speaks like Crossref about works that do not exist, below its prefix for tests (10.5555). A DOI that ends in `-broken` finds the
 * register out of order, one that ends in `-odd` gets an answer in another format.
 */
import { type FakeRegister, startRegister } from './orcid.fake.ts';

const SAMPLE_WORKS: Readonly<Record<string, unknown>> = {
  '10.5555/sample-potassium': {
    title: ['Sample work: <i>potassium</i> &amp; the first hour'],
    'container-title': ['Sample Journal of Nothing in Particular'],
    author: [
      { given: 'Intan', family: 'Permatasari' },
      { given: 'Sample', family: 'Author' },
    ],
    issued: { 'date-parts': [[2021, 3]] },
  },
  '10.5555/sample-fever': {
    title: ['Sample work: fever on the seventh day'],
    'container-title': ['Sample Journal of Nothing in Particular'],
    author: [{ name: 'The Sample Study Group' }],
    issued: { 'date-parts': [[2019]] },
  },
  '10.5555/sample-undated': { title: [], issued: { 'date-parts': [[null]] } },
};

export const startCrossrefFake = (): Promise<FakeRegister> =>
  startRegister((path) => {
    const doi = decodeURIComponent(/^\/works\/(.+)$/.exec(path)?.[1] ?? '');
    if (doi.endsWith('-broken')) return { status: 503, body: {} };
    if (doi.endsWith('-odd')) return { status: 200, body: { status: 'ok' } };
    const message = SAMPLE_WORKS[doi];
    return message === undefined ? { status: 404, body: 'Resource not found.' } : { status: 200, body: { status: 'ok', message } };
  });
