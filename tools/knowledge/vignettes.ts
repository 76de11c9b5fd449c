/** The vignettes of evaluation/vignettes, and which of them are never tuned on. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PatientFacts, Urgency } from '@kolegia/clinical-differential/assessment';
import { root } from './knowledge-files.ts';

export interface Vignette {
  readonly id: string;
  readonly language: 'en' | 'id';
  readonly system: string;
  readonly text: string;
  /** Where the form was filled in as well: a text may leave out whom it is about. */
  readonly patient?: PatientFacts;
  /** Id of a disease, or a name that the knowledge base gives to it. */
  readonly diagnosis: string;
  readonly alsoRight?: readonly string[];
  readonly urgency: Urgency;
  /** What must be read in it, by id; of several joined by a stroke any will do. */
  readonly understood?: Reading;
}

export interface Reading {
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
  /** Said of somebody else, or of nobody: must not count as there. */
  readonly ofOthers?: readonly string[];
}

export function readVignettes(): Vignette[] {
  const folder = path.join(root, 'evaluation/vignettes');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { language, vignettes } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        language: 'en' | 'id';
        vignettes: Vignette[];
      };
      return vignettes.map((vignette) => ({ ...vignette, language }));
    });
}

/** A third, by a hash of the id: it stays held out whatever is added. */
export function isHeldOut({ id }: Pick<Vignette, 'id'>): boolean {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 3 === 0;
}
