/** The lists of names in packages/clinical-knowledge/lists that the knowledge is measured against, and how much of each is recognised. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrugNames, prepareDrugNames } from '@kolegia/clinical-answers/drug-names';
import { readDrugs } from '@kolegia/clinical-answers/taken-drugs';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { KNOWLEDGE_FOLDER } from './knowledge-files.ts';

const FOLDER = path.join(KNOWLEDGE_FOLDER, 'lists');
const NOT_RECOGNISED = 'not-recognised.txt';

export interface ListCount {
  readonly title: string;
  readonly of: number;
  readonly unknown: readonly string[];
}

/** As /drug-to-drug reads them: a name that could be several things counts as not recognised, though these are suggested. */
export function listCounts(knowledge: Knowledge): ListCount[] {
  const names: DrugNames = prepareDrugNames(knowledge);
  return readdirSync(FOLDER)
    .filter((file) => file !== NOT_RECOGNISED)
    .sort()
    .map((file) => {
      const { title, listed } = read(file);
      const { unrecognised } = readDrugs({ knowledge, names }, listed, 'en');
      return { title, of: listed.length, unknown: unrecognised.map(({ input }) => input) };
    });
}

export const notYetRecognised = (): readonly string[] => read(NOT_RECOGNISED).listed;

function read(file: string): { title: string; listed: string[] } {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [title = ''] = lines;
  return { title: title.replace(/^# /, ''), listed: lines.filter((line) => !line.startsWith('#')) };
}
