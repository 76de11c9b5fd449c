/** The less the kidney clears, the less is given: a band that gives more than the one above it, or gives what that one forbids, is mistyped. */
import type { Content } from './content.ts';
import type { Adjustments } from './dosing-schema.ts';
import { milligramsPer, spanInHours } from './quantity.ts';
import type { Problem, Steps } from './yaml-file.ts';

export function checkRenalDoses(content: Content): Problem[] {
  return [...content.drugs.values()].flatMap(({ value: drug, problem }) => {
    const complain = (steps: Steps, adjustments: Adjustments | undefined) =>
      (adjustments?.renal ?? []).flatMap((row, index) =>
        risesIn(row.bands).map((at) =>
          problem([...steps, 'adjustments', 'renal', index, 'bands'], `${at} gives more than the band above it`),
        ),
      );
    return [...complain([], drug.adjustments), ...drug.dosing.flatMap((block, nth) => complain(['dosing', nth], block.adjustments))];
  });
}

type Band = Adjustments['renal'][number]['bands'][number];

function risesIn(bands: readonly Band[]): string[] {
  const best = bands.toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0));
  return best.flatMap((band, index) => {
    const above = best[index - 1];
    return above !== undefined && givesMore(band, above) ? [`below ${band.to}`] : [];
  });
}

const STOPS: ReadonlySet<unknown> = new Set(['avoid', 'contraindicated']);

function givesMore(band: Band, above: Band): boolean {
  if (STOPS.has(above.do)) return !STOPS.has(band.do);
  if (band.factor !== undefined && above.factor !== undefined && band.every === undefined && above.every === undefined)
    return band.factor > above.factor;
  const [here, there] = [perDay(band), perDay(above)];
  return here !== null && there !== null && here.in === there.in && here.most > there.most * 1.001;
}

/** The most of a day, and in what it is counted; null where the band does not say both how much and how often. */
function perDay({ dose, every }: Band): { readonly most: number; readonly in: string } | null {
  if (dose === undefined) return null;
  const mass = milligramsPer(dose.unit);
  const counted = { most: dose.high * (mass ?? 1), in: `${mass === null ? dose.unit : 'mass'}/${dose.per ?? 'patient'}` };
  if (dose.rate === 'day') return counted;
  if (dose.rate !== undefined || typeof every !== 'object') return null;
  return { ...counted, most: (counted.most * 24) / spanInHours(every).low };
}
