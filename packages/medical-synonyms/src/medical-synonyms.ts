import { ambiguousNames, knowledgeGroups, writtenGroups } from './data-files.ts';
import { mergeGroups } from './group.ts';
import { synonymSet } from './synonym-set.ts';

/** All groups of data/. */
export const medicalSynonyms = synonymSet(mergeGroups([...writtenGroups(), ...knowledgeGroups()]), ambiguousNames());
