/** The one door: what kind of picture, from which parameters, with which seed. */
import { z } from 'zod';
import { abdominalFilm } from './abdominal-film.ts';
import { audiogram } from './audiogram.ts';
import { bloodFilm } from './blood-film.ts';
import { bodyMap } from './body-map.ts';
import { boneFilm } from './bone-film.ts';
import { capnography } from './capnography.ts';
import { chestFilm } from './chest-film.ts';
import { ctHead } from './ct-head.ts';
import { ctSlice } from './ct-slice.ts';
import type { DrawingFamily } from './drawing-family.ts';
import { ecg } from './ecg.ts';
import { eeg } from './eeg.ts';
import { eye } from './eye.ts';
import { feverChart } from './fever-chart.ts';
import { fundus } from './fundus.ts';
import { growthCurve } from './growth-curve.ts';
import { labTrend } from './lab-trend.ts';
import { seededRandom } from './seeded-random.ts';
import { skin } from './skin.ts';
import { smear } from './smear.ts';
import { spirometry } from './spirometry.ts';
import type { Drawing } from './svg-document.ts';
import { ultrasound } from './ultrasound.ts';

const FAMILIES = {
  abdominalFilm,
  audiogram,
  bloodFilm,
  bodyMap,
  boneFilm,
  capnography,
  chestFilm,
  ctHead,
  ctSlice,
  ecg,
  eeg,
  eye,
  feverChart,
  fundus,
  growthCurve,
  labTrend,
  skin,
  smear,
  spirometry,
  ultrasound,
} as const satisfies Record<string, DrawingFamily>;

const DrawingKind = z.enum(Object.keys(FAMILIES) as [keyof typeof FAMILIES, ...(keyof typeof FAMILIES)[]]);
type DrawingKind = z.infer<typeof DrawingKind>;
export const drawingKinds: readonly DrawingKind[] = DrawingKind.options;

interface DrawingOrder {
  kind: string;
  params: unknown;
  seed: string;
}

/** The same order always gives the same bytes. Throws when the kind is unknown or the parameters do not fit it. */
export function drawing({ kind, params, seed }: DrawingOrder): Drawing {
  const known = DrawingKind.safeParse(kind);
  if (!known.success) throw new Error(`There is no drawing of kind "${kind}"; known: ${drawingKinds.join(', ')}`);
  return FAMILIES[known.data].render(params, seededRandom(`${kind}:${seed}`), kind);
}
