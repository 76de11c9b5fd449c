/** The answer to "how much of it for this patient?", in words of one language. */
import type { Dosage, DosingPatient } from '@kolegia/clinical-dosing/dosage';
import { dose } from '@kolegia/clinical-dosing/dose';
import { type DosingBase, prepareDosing } from '@kolegia/clinical-dosing/prepare';
import { meaningOf } from './drug-meaning.ts';
import { suggested, suggestionsFor } from './drug-names.ts';
import type { DrugTools } from './drug-to-drug.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { plain } from './name-likeness.ts';
import { routeNamed } from './route-names.ts';
import { type Language, type Named, named, type Reviewed, reviewedOf } from './said.ts';

export interface DosageQuestion {
  readonly drug: string;
  readonly indication?: string | undefined;
  readonly route?: string | undefined;
  readonly patient: DosingPatient;
}

export type DosageFound = Omit<InLanguage<Dosage>, 'drug' | 'status'> & {
  readonly status: Dosage['status'] | 'unknownDrug';
  /** Null where the name means no drug of the knowledge, or several. */
  readonly drug: Named | null;
  /** Names like the one that was not understood, or the ingredients of a brand with several. */
  readonly suggestions: readonly Named[];
  readonly reviewed: Reviewed | null;
};

export interface DosageTools extends DrugTools {
  readonly dosing: DosingBase;
}

export const prepareDosageTools = (tools: DrugTools): DosageTools => ({
  ...tools,
  dosing: prepareDosing(tools.knowledge, tools.interactions),
});

const NOTHING = {
  indications: [],
  routes: [],
  inputs: [],
  problems: [],
  missing: [],
  warnings: [],
  regimens: [],
  adjustments: [],
  calculations: [],
  sources: [],
  drafted: false,
  draftedFacts: [],
  compared: [],
} as const;

export function answerDosage(tools: DosageTools, question: DosageQuestion, language: Language): DosageFound {
  const { knowledge, names, dosing } = tools;
  const meant = meaningOf(names, question.drug);
  const ids = meant === null ? [] : dosedAsOne(knowledge, meant.ids);
  const [id, ...others] = ids;
  const unknown = (suggestions: readonly Named[]): DosageFound => ({
    ...NOTHING,
    status: 'unknownDrug',
    drug: null,
    suggestions,
    reviewed: null,
  });
  if (id === undefined) return unknown(suggestionsFor(names, question.drug).map((one) => suggested(knowledge, one, language)));
  // A dose is of one substance: of a brand with several the reader says which.
  if (others.length > 0) return unknown([id, ...others].map((one) => named(knowledge, one, language)));
  const { patient } = question;
  const route =
    question.route === undefined ? meant?.route : (routeNamed(knowledge, question.route, names.routes.get(id) ?? []) ?? question.route);
  const report = dose(dosing, {
    ...question,
    drug: id,
    route,
    patient: {
      ...patient,
      conditions: idsOf(knowledge.terms.conditions, patient.conditions),
      allergies: idsOf(knowledge.allergies, patient.allergies),
    },
  });
  if (report === null) return unknown([]);
  return {
    ...inLanguage(knowledge, report, language),
    drug: named(knowledge, id, language),
    suggestions: [],
    reviewed: reviewedOf(knowledge.drugs[id]?.state),
  };
}

/**
 * Of a combination whose doses stand with one of its ingredients (piperacillin, “with tazobactam”), that one: the others must have no
 * doses of their own, and its indications must name them.
 */
function dosedAsOne({ drugs }: DrugTools['knowledge'], ids: readonly string[]): readonly string[] {
  const dosed = ids.filter((id) => (drugs[id]?.dosing.length ?? 0) > 0);
  const [only, ...more] = dosed;
  if (only === undefined || more.length > 0) return ids;
  const others = ids.filter((id) => id !== only).map((id) => drugs[id]?.names.en.toLowerCase() ?? id);
  const isNamed = drugs[only]?.dosing.some(({ indication: { en } }) => others.every((name) => en.toLowerCase().includes(name)));
  return isNamed === true ? [only] : ids;
}

type Terms = Readonly<Record<string, { readonly en: string; readonly id: string }>>;

const idsOf = (terms: Terms, given: readonly string[] = []): string[] =>
  given.map((text) => {
    const wanted = plain(text);
    return Object.entries(terms).find(([id, term]) => [id, term.en, term.id].some((name) => plain(name) === wanted))?.[0] ?? text;
  });
