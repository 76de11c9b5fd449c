/** A stained thin blood film under oil immersion. */
import { z } from 'zod';
import {
  auerBlast,
  blast,
  FEW_PLATELETS,
  fragment,
  helmet,
  lymphocyte,
  parasitised,
  pencil,
  platelet,
  RED,
  redCell,
  sickleCell,
} from './blood-cells.ts';
import { drawingFamily } from './drawing-family.ts';
import { FIELD, microscopeField, type Place, scatter } from './microscope.ts';
import type { Random } from './seeded-random.ts';

const FINDINGS = [
  'falciparum',
  'vivax',
  'knowlesi',
  'blasts',
  'auerRods',
  'schistocytes',
  'atypicalLymphocytes',
  'sickle',
  'microcytes',
  'spherocytes',
] as const;
type Finding = (typeof FINDINGS)[number];
const BloodFilmParams = z.strictObject({ finding: z.enum(FINDINGS) });

const [CX, CY] = FIELD.centre;

/** Large cells at chosen places, so that the finding is never left to chance. */
const LARGE: readonly Place[] = [
  { at: [CX - 190, CY - 150], r: 112 },
  { at: [CX + 210, CY + 40], r: 118 },
  { at: [CX - 110, CY + 270], r: 106 },
  { at: [CX + 90, CY - 350], r: 104 },
];

interface Population {
  count: number;
  radius: readonly [number, number];
  draw(place: Place, index: number, random: Random): string;
}

const normal = (place: Place) => redCell(place, 0.34);

function population(finding: Finding): Population {
  const usual = { count: 150, radius: [42, 47] as const };
  switch (finding) {
    case 'falciparum':
    case 'vivax':
    case 'knowlesi':
      return { ...usual, draw: (place, i, random) => (i % 6 === 0 ? parasitised(finding, place, i, random) : normal(place)) };
    case 'schistocytes':
      return {
        ...usual,
        count: 120,
        draw: (place, i, random) => {
          if (i % 5 === 0) return helmet(place, random);
          if (i % 5 === 2) return fragment(place, random);
          return i % 7 === 0 ? redCell({ ...place, r: place.r * 0.8 }, 0) : normal(place);
        },
      };
    case 'sickle':
      return {
        ...usual,
        count: 120,
        draw: (place, i, random) => (i % 3 === 0 ? sickleCell(place, random) : i % 11 === 0 ? redCell(place, 0.16, true) : normal(place)),
      };
    case 'microcytes':
      return {
        ...usual,
        count: 190,
        radius: [28, 40],
        draw: (place, i, random) => (i % 9 === 0 ? pencil(place, random) : redCell(place, 0.66)),
      };
    case 'spherocytes':
      return { ...usual, draw: (place, i) => (i % 2 === 0 ? redCell({ ...place, r: place.r * 0.76 }, 0) : normal(place)) };
    case 'blasts':
    case 'auerRods':
    case 'atypicalLymphocytes':
      return { ...usual, count: 100, draw: normal };
  }
}

function largeCells(finding: Finding, random: Random): string {
  switch (finding) {
    case 'blasts':
      return LARGE.map((place) => blast(place, random)).join('');
    case 'auerRods':
      return LARGE.map((place) => auerBlast(place, random)).join('');
    case 'atypicalLymphocytes':
      return LARGE.slice(0, 3)
        .map((place) => lymphocyte(place, random))
        .join('');
    default:
      return '';
  }
}

export const bloodFilm = drawingFamily(BloodFilmParams, ({ finding }, random) => {
  const large = largeCells(finding, random);
  const taken =
    large === '' ? [] : finding === 'atypicalLymphocytes' ? LARGE.slice(0, 3).map((place) => ({ ...place, r: place.r * 0.92 })) : LARGE;
  const { count, radius, draw } = population(finding);
  const red = scatter(random, count, radius, taken, 1.0);
  const platelets = scatter(random, FEW_PLATELETS.has(finding) ? 2 : 13, [9, 15], [...taken, ...red], 1.1);
  return microscopeField(
    random,
    RED.ground,
    ...red.map((place, i) => draw(place, i, random)),
    large,
    ...platelets.map((place) => platelet(place, random)),
  );
});
