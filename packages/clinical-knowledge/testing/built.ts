/**
 * The knowledge as it stands in the repository, for tests: as a run of tests builds it once for all its files, and as servers load it.
 * To compile it in each file of tests took longer than the tests.
 */
import { readFileSync } from 'node:fs';
import { loadKnowledge } from '../src/knowledge-index.ts';

const FOLDER = new URL('../../../build/knowledge/', import.meta.url);

export const builtKnowledge = () => loadKnowledge(readFileSync(new URL('knowledge.json', FOLDER), 'utf8'));

/** What the differential works out of it beforehand. */
export const builtTables = (): Uint8Array => readFileSync(new URL('differential.bin', FOLDER));
