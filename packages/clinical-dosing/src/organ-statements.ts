/** What a file says of a failing organ with its doses, whatever the patient: rows, or that its source gives no recommendation. */
import type { Adjustments, Organ } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';

interface OrganStatements {
  /** Of any table: a dose, or that the usual one stays. */
  readonly hasRows: boolean;
  /** So for whatever it is given for. */
  readonly isForAll: boolean;
  /** Some row is more than “usual”, so that the lowest speaks for dialysis as well. */
  readonly changes: boolean;
  /** Keys of the sources that give no recommendation; empty where a row does. */
  readonly silent: readonly string[];
}

export function organStatements({ adjustments, dosing }: Drug, organ: Organ): OrganStatements {
  const all = [adjustments, ...dosing.map((block) => block.adjustments)].filter((one) => one !== undefined);
  const speaks = (one: Adjustments | undefined) => one !== undefined && rowsOf(one, organ).length > 0;
  const rows = all.flatMap((one) => rowsOf(one, organ));
  const silent = all.flatMap((one) => one.silent).flatMap(({ organs, src }) => (organs.includes(organ) ? src : []));
  const isForAll = speaks(adjustments) || (dosing.length > 0 && dosing.every((block) => speaks(block.adjustments)));
  return {
    hasRows: rows.length > 0,
    isForAll,
    changes: rows.some((row) => row.do !== 'usual'),
    silent: rows.length > 0 ? [] : [...new Set(silent)],
  };
}

function rowsOf({ renal, hepatic, figures }: Adjustments, organ: Organ): readonly { readonly do?: string | undefined }[] {
  if (organ === 'liver') return hepatic;
  const byCreatinine = figures.filter(({ when }) => when.of.some(({ creatinine }) => creatinine !== undefined));
  return [...renal.flatMap(({ bands }) => bands), ...byCreatinine];
}
