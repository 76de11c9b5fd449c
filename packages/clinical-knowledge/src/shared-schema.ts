/** The parts that files of every kind are made of. */
import { z } from 'zod';
import { parseLimit } from './patient-condition.ts';
import { parseAmount, parseSpan } from './quantity.ts';

const read = <T>(parse: (text: string) => T | null, message: string) =>
  z.string({ error: message }).transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: `“${text}”: ${message}` });
    return z.NEVER;
  });

export const amount = read(
  parseAmount,
  'an amount is a number or range, a space and a unit: 500 mg, 10-15 mg/kg, 45 mg/kg/day, 5 mcg/kg/min, 0.5 units/kg/h, 2 tablet (units: g mg mcg ng units million-units mmol mL L tablet capsule drop puff spray patch application suppository pessary sachet lozenge vial dose percent)',
);
export const span = read(parseSpan, 'a time is a number or range and one of min h d wk mo y: 8 h, 7-14 d, 6 mo');
export const limit = read(parseLimit, 'a limit is a comparison and a number: "<30", ">=65"');

export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is lower-case words with hyphens: artemether-lumefantrine');

export const words = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !/\b(?:TODO|TBD|XXX|lorem)\b/i.test(value), 'is a placeholder');

/** What a reader sees, always in both languages. */
export const text = z.strictObject({ en: words, id: words });
export type Text = z.output<typeof text>;

export const wordLists = z.strictObject({ en: z.array(words).default([]), id: z.array(words).default([]) });

/** `src: l7` or `src: [l7, who]`: keys of the file's `sources`. */
const sourceKey = z.string('a fact needs its source: src: l7, where l7 is a key of `sources` at the head of the file');
export const src = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(sourceKey, 'a fact needs its source: src: l7, where l7 is a key of `sources` at the head of the file').min(1),
);

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is year-month-day: 2026-11-30');

const state = z.union(
  [z.literal('drafted'), z.strictObject({ reviewed: z.strictObject({ by: words, on: day }) })],
  'state is drafted, or reviewed by a named person: state: { reviewed: { by: dr. Sari Putri, on: 2026-11-30 } }',
);

export interface SourceReference {
  readonly ref: string;
  /** Whose label, where the source is a family of documents with one per drug. */
  readonly of?: string;
  readonly section?: string;
}

const SOURCE = /^([a-z0-9-]+)(?:\[([a-z0-9-]+)\])?(?: \/ (.+))?$/;

function parseSource(line: string): SourceReference | null {
  const [, ref, of, section] = SOURCE.exec(line) ?? [];
  if (ref === undefined) return null;
  return { ref, ...(of === undefined ? {} : { of }), ...(section === undefined ? {} : { section }) };
}

const sources = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  read(parseSource, 'a source is a catalogue id, of a drug where needed, and a section: fda-label[simvastatin] / 4 Contraindications'),
  'sources names where the facts of this file come from: sources: { l7: fda-label / 7 Drug Interactions }',
);

export const head = { state, sources };

export const SEVERITIES = ['contraindicated', 'major', 'moderate', 'minor'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A severity and whether a careful pharmacist would stop the order, which the exclamation mark says: `major!`. */
export interface Grade {
  readonly severity: Severity;
  readonly interruptive: boolean;
}

function parseGrade(value: string): Grade | null {
  const severity = SEVERITIES.find((name) => name === value.replace('!', ''));
  return severity === undefined ? null : { severity, interruptive: value.endsWith('!') };
}

export const grade = read(
  parseGrade,
  'a grade is contraindicated, major, moderate or minor, with ! where the order should be stopped: major!',
);

/** A section written once, or several times where its facts have different sources. */
export const sections = <T extends z.ZodType>(section: T) =>
  z.preprocess((value) => (Array.isArray(value) || value === undefined ? value : [value]), z.array(section).default([]));

export const patientCondition = z.strictObject({
  ageYears: limit.optional(),
  egfr: limit.optional(),
  potassium: limit.optional(),
  qtc: limit.optional(),
  pregnant: z.boolean().optional(),
  conditions: z.array(id).optional(),
  dose: z.strictObject({ drug: id, atLeast: amount.optional(), below: amount.optional() }).optional(),
  route: z.strictObject({ drug: id, in: z.array(id).min(1) }).optional(),
  days: limit.optional(),
});

/** A patient factor: when it holds, its grade holds, and the reader is told why. */
export const factor = z.strictObject({ when: patientCondition, grade, why: text, src });
