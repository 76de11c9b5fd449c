import type { DeidentifyWording, Language } from './wording.ts';

export const IDENTIFIER_KINDS = [
  'name',
  'nik',
  'idNumber',
  'phone',
  'email',
  'date',
  'address',
  'recordNumber',
  'ageOver89',
  'url',
  'socialHandle',
  'postcode',
  'plate',
] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** Key of a sentence in the locale files that says why the text was marked. */
export type ReasonKey = keyof DeidentifyWording['reason'];
export type ReplacementKey = keyof DeidentifyWording['replace'];

export interface Identifier {
  readonly kind: IdentifierKind;
  /** Offsets in UTF-16 units, as `String.prototype.slice` takes them. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly suggestion: {
    /** What to write instead; null where only the author can decide. */
    readonly replace: string | null;
    readonly reason: ReasonKey;
  };
}

/** What a detector hands in: a place, not yet in words. */
export interface Finding {
  readonly kind: IdentifierKind;
  readonly start: number;
  readonly end: number;
  readonly reason: ReasonKey;
  readonly replacement:
    | { readonly key: ReplacementKey; readonly values?: Readonly<Record<string, number>> }
    | { readonly literal: string }
    | null;
}

export interface FindOptions {
  readonly language: Language;
  /** The date that counts as day 1, as `2026-11-07`; dates near it are then suggested as days. */
  readonly anchor?: string;
}

/** Every detector reads the text once and never throws. */
export type Detector = (text: string, options: FindOptions) => Iterable<Finding>;
