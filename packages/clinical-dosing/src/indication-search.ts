/**
 * What a field proposes while an indication is typed: those of the drug whose names begin so, and what the words mean to the dose. Words
 * that say more than a name (they only come near, or tell of a pregnancy) are proposed as words: whoever took the indication alone would
 * lose what they forbid.
 */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import type { DosingRequest } from './dosage.ts';
import { everydayNamesBegunBy } from './everyday-readings.ts';
import { indicationId, indicationsMeant, type Meant, namesOf } from './indications.ts';
import { isBegunBy } from './name-words.ts';
import { readPatient } from './patient.ts';
import type { DosingBase } from './prepare.ts';
import { hasDoseFor } from './said-by-indication.ts';

export interface ProposedIndication {
  /** What the dose is to be asked with: the id of an indication, or words. */
  readonly asked: string;
  /** The indications that this means. */
  readonly ids: readonly string[];
  readonly isNear: boolean;
}

export interface ProposedIndications {
  /** Those that are meant first. */
  readonly proposed: readonly ProposedIndication[];
  /** The words mean something as they stand. */
  readonly isRead: boolean;
}

/** Fewer letters are no word yet. */
const LEAST_LETTERS = 2;
const MOST_BEGUN = 4;

/** All where nothing was typed, or next to nothing; none where nothing fits. Words mean what they mean to the dose of this patient. */
export function indicationsProposed(
  base: DosingBase,
  drug: Drug,
  typed: string,
  { patient, route }: Pick<DosingRequest, 'patient' | 'route'>,
): ProposedIndications {
  const doses = hasDoseFor(readPatient(patient).patient, route);
  const read = (words: string) => readingOf(indicationsMeant(base, drug, words, doses));
  const all = [...new Set(drug.dosing.map(indicationId))];
  const words = typed.trim();
  const begun = all.filter((id) =>
    drug.dosing.some((block) => indicationId(block) === id && namesOf(base.knowledge, block).some((name) => isBegunBy(name, words))),
  );
  if (words === '' || (words.length < LEAST_LETTERS && begun.length === 0)) return { proposed: all.map(alone), isRead: false };
  const meant = read(words);
  const own = meant === undefined || meant.isNear || meant.saysMore ? [] : meant.ids;
  const proposed = [
    ...(meant === undefined || own.length === 1 ? [] : [{ asked: words, ids: meant.ids, isNear: meant.isNear }]),
    ...[...new Set([...own, ...begun])].map(alone),
  ];
  return proposed.length > 0 ? { proposed, isRead: meant !== undefined } : { proposed: goneOn(words, read), isRead: false };
}

const alone = (id: string): ProposedIndication => ({ asked: id, ids: [id], isNear: false });

interface Reading {
  readonly ids: readonly string[];
  readonly isNear: boolean;
  /** Something of the patient. */
  readonly saysMore: boolean;
}

const readingOf = ({ ids, isNear, isPregnant, isLactating }: Meant): Reading | undefined =>
  ids.size === 0 ? undefined : { ids: [...ids], isNear: isNear === true, saysMore: isPregnant === true || isLactating === true };

/** Everyday names that are not typed to their end, one for each thing that is meant. */
function goneOn(words: string, read: (words: string) => Reading | undefined): ProposedIndication[] {
  const found = new Map<string, ProposedIndication>();
  for (const name of everydayNamesBegunBy(words)) {
    const meant = read(name);
    if (meant === undefined) continue;
    const key = `${meant.isNear} ${meant.ids.join(' ')}`;
    if (!found.has(key)) found.set(key, { asked: name, ids: meant.ids, isNear: meant.isNear });
    if (found.size === MOST_BEGUN) break;
  }
  return [...found.values()];
}
