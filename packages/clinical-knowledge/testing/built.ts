/**
 * The knowledge as it stands in the repository, for tests: as a run of tests builds it once for all its files, and as servers load it.
 * To compile it in each file of tests took longer than the tests.
 */
import { readFileSync } from 'node:fs';
import { type Knowledge, loadKnowledge } from '../src/knowledge-index.ts';

const FOLDER = new URL('../../../build/knowledge/', import.meta.url);

export const builtIndex = (): string => readFileSync(new URL('knowledge.jsonl', FOLDER), 'utf8');

let shared: Knowledge | undefined;
/** One for all files of tests that share a worker: whoever changes something changes a copy. */
export const builtKnowledge = (): Knowledge => {
  shared ??= frozen(loadKnowledge(builtIndex()));
  return shared;
};

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** What the differential works out of it beforehand. */
export const builtTables = (): Uint8Array => readFileSync(new URL('differential.bin', FOLDER));
