/** What the server found in a text and its author keeps: asked about once, for the words as they stand. */
import { useState } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import type { IdentifierFinding } from '../../draft.contract.ts';

/** Every kind's module refuses with its own code, and with the same details. */
export const isAboutIdentifiers = (failure: CallFailure | null): boolean => failure?.code.endsWith('.identifiersRemain') === true;

export const foundIn = (failure: CallFailure | null): readonly IdentifierFinding[] =>
  isAboutIdentifiers(failure) ? ((failure?.body.details?.identifiers ?? []) as readonly IdentifierFinding[]) : [];

export interface KeptIdentifiers {
  readonly found: readonly IdentifierFinding[];
  readonly accepted: boolean;
  readonly accept: (accepted: boolean) => void;
  /** Paths of the fields they stand in. */
  readonly paths: readonly string[];
}

/** `written` is another object with every change: what was accepted are the words of before. */
export function useKeptIdentifiers(failure: CallFailure | null, written: object): KeptIdentifiers {
  const [acceptedOf, setAcceptedOf] = useState<object | null>(null);
  const found = foundIn(failure);
  return {
    found,
    accepted: acceptedOf === written,
    accept: (accepted) => setAcceptedOf(accepted ? written : null),
    paths: [...new Set(found.map(({ field }) => field))],
  };
}
