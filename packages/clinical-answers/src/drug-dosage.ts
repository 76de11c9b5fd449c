/** The answer to "how much of it for this patient?", in words of one language. */
import type { Dosage, DosingPatient } from '@kolegia/clinical-dosing/dosage';
import { dose } from '@kolegia/clinical-dosing/dose';
import { indicationsNear } from '@kolegia/clinical-dosing/indications';
import { type DosingBase, prepareDosing } from '@kolegia/clinical-dosing/prepare';
import { meaningOf } from './drug-meaning.ts';
import { suggested, suggestionsFor } from './drug-names.ts';
import type { DrugTools } from './drug-to-drug.ts';
import { readNames } from './given-names.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import { routeNamed } from './route-names.ts';
import { type Language, type Named, named, type Reviewed, reviewedOf } from './said.ts';
import { type OrNull, told } from './told.ts';

export interface DosageQuestion {
  readonly drug: string;
  readonly indication?: string | null | undefined;
  readonly route?: string | null | undefined;
  readonly patient?: OrNull<DosingPatient> | null | undefined;
}

/** A figure that cannot be, or a word that means nothing here: left out, while the rest is answered. */
type Problem = Omit<InLanguage<Dosage>['problems'][number], 'code'> & {
  readonly code: Dosage['problems'][number]['code'] | 'unknownWord';
};

export type DosageFound = Omit<InLanguage<Dosage>, 'drug' | 'status' | 'problems'> & {
  readonly problems: readonly Problem[];
  /** `combination`: a brand with several ingredients, which are suggested. */
  readonly status: Dosage['status'] | 'unknownDrug' | 'combination';
  /** Null where the name means no drug of the knowledge, or several. */
  readonly drug: Named | null;
  /** Names like the one that was not understood, or the ingredients of a brand with several. */
  readonly suggestions: readonly Named[];
  /** Like the indication that was asked for, where it is none of the drug's. */
  readonly nearIndications: readonly Named[];
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

export function answerDosage(tools: DosageTools, asked: DosageQuestion, language: Language): DosageFound {
  const question = told(asked);
  const patient: DosingPatient = told(question.patient ?? {});
  const { knowledge, names, dosing } = tools;
  const meant = meaningOf(names, question.drug);
  const ids = meant === null ? [] : dosedAsOne(knowledge, meant.ids);
  const [id, ...others] = ids;
  const unknown = (suggestions: readonly Named[], status: 'unknownDrug' | 'combination' = 'unknownDrug'): DosageFound => ({
    ...NOTHING,
    status,
    drug: null,
    suggestions,
    nearIndications: [],
    reviewed: null,
  });
  if (id === undefined) return unknown(suggestionsFor(names, question.drug).map((one) => suggested(knowledge, one, language)));
  // A dose is of one substance: of a brand with several the reader says which.
  if (others.length > 0)
    return unknown(
      [id, ...others].map((one) => named(knowledge, one, language)),
      'combination',
    );
  const route =
    question.route === undefined ? meant?.route : (routeNamed(knowledge, question.route, names.routes.get(id) ?? []) ?? question.route);
  const read = readNames(tools, patient, language);
  const report = dose(dosing, {
    ...question,
    drug: id,
    route,
    patient: {
      ...patient,
      conditions: read.conditions,
      allergies: read.allergies,
    },
  });
  if (report === null) return unknown([]);
  const found = inLanguage(knowledge, report, language);
  return {
    ...found,
    problems: [...found.problems, ...read.asks.map(({ field, message }) => ({ field, code: 'unknownWord' as const, text: message }))],
    drug: named(knowledge, id, language),
    suggestions: [],
    nearIndications: nearIndications(tools, id, found.indications, question.indication),
    reviewed: reviewedOf(knowledge.drugs[id]?.state),
  };
}

/** None where one of them was meant. */
function nearIndications({ dosing, knowledge }: DosageTools, drug: string, indications: DosageFound['indications'], asked = ''): Named[] {
  const own = knowledge.drugs[drug];
  if (own === undefined || asked.trim() === '' || indications.some(({ chosen }) => chosen)) return [];
  return indicationsNear(dosing, own, asked).flatMap((id) => {
    const name = indications.find((one) => one.id === id)?.name;
    return name === undefined ? [] : [{ id, name }];
  });
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
