/** An engine's report in one language: every text it holds in two becomes one, every citation what a reader reads. */
import type { Citation, Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Language, type Source, sourceOf } from './said.ts';

interface Text {
  readonly en: string;
  readonly id: string;
}

export type InLanguage<T> = T extends Text
  ? string
  : T extends Citation
    ? Source
    : T extends readonly [infer A, infer B]
      ? readonly [InLanguage<A>, InLanguage<B>]
      : T extends readonly (infer E)[]
        ? readonly InLanguage<E>[]
        : T extends object
          ? { readonly [K in keyof T]: InLanguage<T[K]> }
          : T;

export function inLanguage<T>(knowledge: Knowledge, value: T, language: Language): InLanguage<T> {
  return convert(knowledge, value, language) as InLanguage<T>;
}

function convert(knowledge: Knowledge, value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => convert(knowledge, one, language));
  if (isText(value)) return value[language];
  if (isCitation(value)) return sourceOf(knowledge, value, language);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convert(knowledge, one, language)]));
}

const isText = (value: object): value is Text =>
  Object.keys(value).length === 2 && 'en' in value && 'id' in value && typeof value.en === 'string';

const isCitation = (value: object): value is Citation => 'publisher' in value && 'title' in value;
