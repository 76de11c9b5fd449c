/**
 * Of an opioid and of a drug whose margin is narrow it is said how much is the most, or that the source names none (`noMax`): silence
 * would not tell whether anybody looked.
 */
import type { Content } from './content.ts';
import type { Dosing } from './dosing-schema.ts';
import type { Drug } from './drug-schema.ts';
import type { Problem } from './yaml-file.ts';

/** Nobody has looked yet. To become fewer. */
const NOT_LOOKED_AT: ReadonlySet<string> = new Set(['sodium-nitroprusside']);

export const checkMaxima = (content: Content): Problem[] =>
  [...content.drugs.values()]
    .filter(({ value }) => isMeant(content, value))
    .flatMap(({ value: drug, problem }) => {
      const open = drug.dosing.flatMap((block, index) => (saysMost(block) ? [] : [index]));
      if (NOT_LOOKED_AT.has(drug.id))
        return open.length > 0 ? [] : [problem(['dosing'], 'says its maxima: take it out of the list in check-maxima')];
      return open.map((index) =>
        problem(['dosing', index], 'says no maximum: max: { single: 10 mg }, or noMax with the reason and its source'),
      );
    });

const isMeant = ({ classes }: Content, { dosing, margin, classes: own }: Drug) =>
  dosing.length > 0 && (margin?.value === 'narrow' || own.some((id) => id === 'opioid' || classes.get(id)?.value.parent === 'opioid'));

const saysMost = ({ noMax, regimens }: Dosing) =>
  noMax !== undefined || regimens.every(({ max, steps }) => max !== undefined || steps?.every((step) => step.max !== undefined) === true);
