/** What in the texts may tell who the patient is, looked for in the browser a moment after typing. */
import type { Identifier } from '@kolegia/deidentify/identifier';
import { useEffect, useMemo, useState } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import type { FieldText } from '#platform/web/field-path.ts';

export interface DraftFinding extends Identifier {
  readonly path: string;
  /** The same words in the same field are the same finding, wherever in it they stand. */
  readonly id: string;
}

export interface ReadText extends FieldText {
  /** Kinds of findings that say nothing there. */
  readonly allowed?: ReadonlySet<string>;
  /** No words are put in the place of others: it can only be taken away. */
  readonly stands?: boolean;
}

const PAUSE_MS = 400;

type Find = (text: string, options: { language: Language }) => Identifier[];

let finder: Promise<Find> | undefined;

/** Name lists and patterns come once, when the first text is there to be read. */
function loadFinder(): Promise<Find> {
  finder ??= import('@kolegia/deidentify/find-identifiers').then(({ findIdentifiers }) => findIdentifiers);
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

export interface DraftFindings {
  readonly findings: readonly DraftFinding[];
  /** Texts read; null before the first reading. */
  readonly texts: number | null;
}

/** `texts` stays the same while nothing changes. `language`: of the text, and so of what is proposed instead. */
export function useDraftFindings(texts: readonly ReadText[], language: Language): DraftFindings {
  const [found, setFound] = useState<DraftFindings>({ findings: [], texts: null });

  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      loadFinder().then(
        (find) => {
          if (!stale) setFound({ findings: texts.flatMap((text) => findingsIn(text, find, language)), texts: texts.length });
        },
        // Without the lists nothing is marked here; the server reads the texts again before anything is published.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [texts, language]);

  // Of what was fixed or rewritten nothing stays until the next reading.
  return useMemo(() => ({ ...found, findings: found.findings.filter((one) => stillStands(one, texts)) }), [found, texts]);
}

const stillStands = ({ path, text }: DraftFinding, texts: readonly FieldText[]): boolean =>
  texts.some((field) => field.path === path && field.text.includes(text));

const findingsIn = ({ path, text, allowed, stands }: ReadText, find: Find, language: Language): DraftFinding[] =>
  find(text, { language })
    .filter(({ kind }) => allowed?.has(kind) !== true)
    .map((one) => ({
      ...one,
      path,
      id: findingId(path, one.text),
      ...(stands === true && { suggestion: { ...one.suggestion, replace: null } }),
    }));

const findingId = (path: string, text: string): string => `${path}: ${text}`;
