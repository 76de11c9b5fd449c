/**
 * Speaks like ORCID's public API about the record of its own invented researcher, Josiah Carberry; other records do not exist, but for
 * one with nothing in it, and those for which the register is out of order, tells to come later, or speaks in another format.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRegister {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export const SAMPLE_ORCID = '0000-0002-1825-0097';

const doi = (value: string, relationship = 'self') => ({
  'external-id-type': 'doi',
  'external-id-value': value,
  'external-id-relationship': relationship,
});
const summary = (title: string, year: string | null, ids: unknown[]) => ({
  title: { title: { value: title } },
  'journal-title': { value: 'Sample Journal of Nothing in Particular' },
  'publication-date': year === null ? null : { year: { value: year } },
  'external-ids': { 'external-id': ids },
});
const SAMPLE_RECORD = {
  group: [
    { 'work-summary': [summary('Sample work: fever on the seventh day', '2019', [doi('10.5555/sample-fever')])] },
    { 'work-summary': [summary('Sample work: potassium & the first hour', '2021', [doi('https://doi.org/10.5555/Sample-Potassium')])] },
    // Twice in the record, known to no other register, without a DOI, and only part of something that has one.
    { 'work-summary': [summary('Sample work: fever, entered again', '2019', [doi('10.5555/SAMPLE-FEVER')])] },
    { 'work-summary': [summary('Sample work: known to\u0000ORCID alone', null, [doi('10.5555/sample-orcid-only')])] },
    { 'work-summary': [summary('Sample talk without a DOI', '2020', [])] },
    { 'work-summary': [summary('Sample chapter', '2020', [doi('10.5555/sample-book', 'part-of')])] },
  ],
};

/** Somebody else’s, who calls the same works as they like. */
export const OTHER_ORCID = '0000-0000-0000-0001';
const OTHER_RECORD = {
  group: [
    { 'work-summary': [summary('Sample work: called otherwise', '1999', [doi('10.5555/sample-orcid-only')])] },
    { 'work-summary': [summary('Sample work: fever, called otherwise', '1999', [doi('10.5555/sample-fever')])] },
  ],
};

/** What other sources entered of one work stands in one group, what its owner prefers first: here without a DOI. */
export const GROUPED_ORCID = '0000-0000-0000-0028';
const id = (type: string, value: string) => ({ ...doi(value), 'external-id-type': type });
const GROUPED_RECORD = {
  group: [
    {
      'work-summary': [
        summary('Sample work: preferred without its DOI', '2018', [id('eid', '2-s2.0-00000000001')]),
        summary('Sample work: with its DOI', '2018', [id('eid', '2-s2.0-00000000001'), doi('10.5555/sample-grouped')]),
      ],
    },
    {
      'work-summary': [
        summary('Sample work: once a preprint', '2017', [doi('10.5555/sample-preprint', 'version-of'), doi('10.5555/sample-printed')]),
      ],
    },
    { 'work-summary': [summary('Sample work: paid for', '2016', [doi('10.5555/sample-grant', 'funded-by')])] },
  ],
};

export const EMPTY_ORCID = '0000-0000-0000-0036';
export const BROKEN_ORCID = '0000-0000-0000-0044';
export const BUSY_ORCID = '0000-0000-0000-0052';
export const ODD_ORCID = '0000-0000-0000-0060';

const ANSWERS = new Map<string, { status: number; body: unknown }>([
  [SAMPLE_ORCID, { status: 200, body: SAMPLE_RECORD }],
  [OTHER_ORCID, { status: 200, body: OTHER_RECORD }],
  [GROUPED_ORCID, { status: 200, body: GROUPED_RECORD }],
  [EMPTY_ORCID, { status: 200, body: { 'last-modified-date': null, group: [], path: `/${EMPTY_ORCID}/works` } }],
  [BROKEN_ORCID, { status: 500, body: { 'response-code': 500 } }],
  [BUSY_ORCID, { status: 429, body: { 'response-code': 429 } }],
  [ODD_ORCID, { status: 200, body: { works: [] } }],
]);

export const startOrcidFake = (): Promise<FakeRegister> =>
  startRegister((path) => ANSWERS.get(path.split('/')[1] ?? '') ?? { status: 404, body: { 'response-code': 404 } });

/** A server on this machine that answers JSON by path. */
export async function startRegister(answer: (path: string) => { status: number; body: unknown }): Promise<FakeRegister> {
  const server = createServer((request, response) => {
    const { status, body } = answer(request.url ?? '/');
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
