/** What stands in data/. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Ambiguous, type Group, parseAmbiguous, parseGroups } from './group.ts';

export const DATA = new URL('../data/', import.meta.url);

const read = (name: string): string => readFileSync(new URL(name, DATA), 'utf8');

/** Written by hand: these decide whose a name is. */
export const writtenGroups = (): Group[] =>
  readdirSync(new URL('written/', DATA))
    .sort()
    .flatMap((file) => parseGroups(read(`written/${file}`), `written/${file}`));

/** Made of the clinical knowledge by `npm run knowledge synonyms`. */
export const knowledgeGroups = (): Group[] => parseGroups(read('knowledge.txt'), 'knowledge.txt');

export const ambiguousNames = (): Ambiguous[] => parseAmbiguous(read('ambiguous.txt'), 'ambiguous.txt');

export const conditionLines = (): string => read('conditions.txt');
