/** The clinical knowledge of this process: read when it is first asked for, then kept. `npm start` and every build make its files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DifferentialTools, prepareDifferentialTools } from '@kolegia/clinical-answers/differential-diagnosis';
import { type DosageTools, prepareDosageTools } from '@kolegia/clinical-answers/drug-dosage';
import { type DrugTools, prepareDrugTools } from '@kolegia/clinical-answers/drug-to-drug';
import { type Knowledge, loadKnowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { keptReadings } from './kept-readings.data.ts';

const FOLDER = new URL('../../../../build/knowledge/', import.meta.url);
const placeOf = (name: string) => fileURLToPath(new URL(name, FOLDER));
const read = (name: string) => readFileSync(placeOf(name), 'utf8');

const once = <T>(make: () => T): (() => T) => {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
};

export const knowledge: () => Knowledge = once(() => loadKnowledge(read('knowledge.jsonl')));
/** Hash of each file's content, by its path below packages/clinical-knowledge. */
export const fileHashes: () => Readonly<Record<string, string>> = once(() => JSON.parse(read('files.json')) as Record<string, string>);

/** Ids of findings by the file that holds them. */
export const findingsIn: () => ReadonlyMap<string, readonly string[]> = once(() => {
  const files = Map.groupBy(Object.values(knowledge().findings), ({ file }) => file);
  return new Map([...files].map(([file, findings]) => [file, findings.map(({ id }) => id)]));
});

export const drugTools: () => DrugTools = once(() => prepareDrugTools(knowledge()));
export const dosageTools: () => DosageTools = once(() => prepareDosageTools(drugTools()));
export const differentialTools: () => DifferentialTools = once(() => ({
  ...prepareDifferentialTools(knowledge(), readFileSync(placeOf('differential.bin'))),
  read: keptReadings().read,
}));
