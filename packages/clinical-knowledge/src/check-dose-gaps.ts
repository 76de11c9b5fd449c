/**
 * Ages and weights between those that have a dose must have one too, or the file says that its source has none: an adolescent between
 * the last band of children and the first of adults would otherwise get an empty answer. And what a file says to have no dose has none.
 */
import type { Content } from './content.ts';
import type { Dosing, Regimen } from './dosing-schema.ts';
import { type AgeRange, agesOf } from './regimen-ages.ts';
import type { Problem } from './yaml-file.ts';

export function checkDoseGaps(content: Content): Problem[] {
  return [...content.drugs.values()].flatMap(({ value: drug, problem }) => [
    ...drug.dosing.flatMap((block, index) => gapsOf(block).map((gap) => problem(['dosing', index], `${gap}: ${WHAT_TO_DO}`))),
    ...(drug.noDose ?? []).flatMap(({ age }, index) =>
      drug.dosing.some((block) => block.regimens.some((regimen) => overlap(agesOf(regimen), agesOf({ who: 'any', age }))))
        ? [problem(['noDose', index], 'there is a regimen for this age: say noDose of the indications that have none')]
        : [],
    ),
  ]);
}

const overlap = (a: AgeRange, b: AgeRange) => a.from < b.to && b.from < a.to;

const WHAT_TO_DO = 'a regimen, or noDose with the source that has none';

/** From inside, to outside. */
type Range = readonly [from: number, to: number];
interface Band {
  readonly age: Range;
  readonly weight: Range;
  readonly isDose: boolean;
}
type Weights = Regimen['weight'];

const EVER = Number.POSITIVE_INFINITY;
const weightsOf = (weight: Weights): Range => [weight?.from ?? 0, weight?.to ?? EVER];

function gapsOf({ regimens, noDose = [] }: Dosing): string[] {
  const band = (one: Pick<Regimen, 'who' | 'age' | 'weight'>, isDose: boolean): Band => {
    const { from, to } = agesOf(one);
    return { age: [from, to], weight: weightsOf(one.weight), isDose };
  };
  const bands = [...regimens.map((one) => band(one, true)), ...noDose.map((one) => band({ ...one, who: 'any' }, false))];
  const doses = bands.filter(({ isDose }) => isDose);
  const ages = cuts(bands.map(({ age }) => age));
  const [first, last] = [Math.min(...doses.map(({ age }) => age[0])), Math.max(...doses.map(({ age }) => age[1]))];
  return ages
    .filter(([from, to]) => from >= first && to <= last)
    .flatMap((age) => {
      const here = bands.filter((one) => covers(one.age, age));
      if (here.length === 0) return [`nothing for ${span(age)}`];
      // Below the lightest band there may be nobody of that age; between two bands and above the heaviest there is.
      const lightest = Math.min(...here.map(({ weight }) => weight[0]));
      return cuts([...here.map(({ weight }) => weight), [lightest, EVER]])
        .filter((weight) => !here.some((one) => covers(one.weight, weight)))
        .map(([from, to]) => `nothing for ${span(age)} of ${from} ${to === EVER ? 'kg and more' : `to ${to} kg`}`);
    });
}

const covers = (outer: Range, inner: Range) => outer[0] <= inner[0] && outer[1] >= inner[1];

/** The pieces between all the bounds, in order. */
function cuts(ranges: readonly Range[]): Range[] {
  const bounds = [...new Set(ranges.flat())].sort((a, b) => a - b);
  return bounds.slice(1).map((to, index): Range => [bounds[index] ?? 0, to]);
}

const DAY = 24;
const MONTH = 730.5;
const YEAR = 8766;

function span([from, to]: Range): string {
  const say = (hours: number) =>
    hours >= 2 * YEAR
      ? `${round(hours / YEAR)} years`
      : hours >= 2 * MONTH
        ? `${round(hours / MONTH)} months`
        : `${round(hours / DAY)} days`;
  return to === EVER ? `${say(from)} and more` : `${say(from)} to ${say(to)}`;
}
const round = (value: number) => Math.round(value * 10) / 10;
