/** What a source gives to patients with certain figures instead of the usual: at 60 kg or less, or with two of three. */
import type { Adjustments, Figures } from '@kolegia/clinical-knowledge/dosing-schema';
import { type Limit, meets } from '@kolegia/clinical-knowledge/patient-condition';
import type { MissingInput, Text } from './dosage.ts';
import type { KnownPatient } from './patient.ts';
import { join, say } from './wording.ts';

type Row = Adjustments['figures'][number];
type Figure = keyof Figures;

export interface Figured {
  /** The first row that holds, and which of its figures do. */
  readonly row?: { readonly row: Row; readonly because: Text };
  /** What would decide a row that might hold. */
  readonly missing: readonly MissingInput['field'][];
}

const FIGURES: readonly Figure[] = ['ageYears', 'weightKg', 'creatinine'];

export function figured(rows: readonly Row[], patient: KnownPatient): Figured {
  const missing = new Set<MissingInput['field']>();
  for (const row of rows) {
    const { atLeast, of } = row.when;
    const found = of.map((figures) => ({ figures, holds: holdsFor(figures, patient) }));
    const those = found.filter(({ holds }) => holds === true).map(({ figures }) => figures);
    if (those.length >= atLeast)
      return { row: { row, because: say('adjustment.figures', { figures: join(those.map(textOf)) }) }, missing: [...missing] };
    const open = found.filter(({ holds }) => holds === null).map(({ figures }) => figures);
    if (those.length + open.length < atLeast) continue;
    for (const figures of open)
      for (const figure of FIGURES) if (figures[figure] !== undefined && figureOf(figure, patient) === undefined) missing.add(figure);
  }
  return { missing: [...missing] };
}

/**
 * Where every row goes by the creatinine alone and it is below them all, the source gives this kidney the usual dose, whatever the
 * clearance that is reckoned from it. On dialysis the creatinine says nothing of the kidney.
 */
export function usualBelow(
  rows: readonly Row[],
  { creatinine, dialysis }: KnownPatient,
): { readonly row: Row; readonly because: Text } | undefined {
  if (dialysis !== undefined) return;
  const value = creatinine?.in('mg/dL');
  const floors = rows.map((row) => ({ row, limit: floorOf(row) }));
  const [lowest] = floors.toSorted((a, b) => (a.limit?.value ?? 0) - (b.limit?.value ?? 0));
  if (value === undefined || lowest?.limit === undefined || floors.some(({ limit }) => limit === undefined || meets(limit, value))) return;
  const below: Limit = { op: lowest.limit.op === '>=' ? '<' : '<=', value: lowest.limit.value };
  return { row: lowest.row, because: say('adjustment.figures', { figures: textOf({ creatinine: below }) }) };
}

/** The creatinine from which a row holds, where it asks for nothing else. */
function floorOf({ when: { of } }: Row): Limit | undefined {
  const [figures] = of;
  if (figures === undefined || of.length > 1 || figures.ageYears !== undefined || figures.weightKg !== undefined) return;
  return figures.creatinine?.op.startsWith('>') ? figures.creatinine : undefined;
}

/** Null where a figure is not known and no other one says no. */
function holdsFor(figures: Figures, patient: KnownPatient): boolean | null {
  const answers = limitsOf(figures).map(([figure, limit]) => {
    const value = figureOf(figure, patient);
    return value === undefined ? null : meets(limit, value);
  });
  return answers.includes(false) ? false : answers.includes(null) ? null : true;
}

function figureOf(figure: Figure, { age, weight, creatinine }: KnownPatient): number | undefined {
  if (figure === 'ageYears') return age?.years;
  return figure === 'weightKg' ? weight?.in('kg') : creatinine?.in('mg/dL');
}

function limitsOf(figures: Figures): [Figure, Limit][] {
  return FIGURES.flatMap((figure): [Figure, Limit][] => {
    const limit = figures[figure];
    return limit === undefined ? [] : [[figure, limit]];
  });
}

const BOUND: Readonly<Record<Limit['op'], string>> = { '<': 'below', '<=': 'atMost', '>': 'above', '>=': 'atLeast' };

const textOf = (figures: Figures): Text =>
  join(
    limitsOf(figures).map(([figure, { op, value }]) => say(`figure.${figure}`, { bound: say(`figure.${BOUND[op]}`, { value }), value })),
  );
