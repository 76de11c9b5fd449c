/** The answer to "what do these do together?", in words of one language. */
import { checkInteractions, MAX_DRUGS } from '@kolegia/clinical-interactions/check';
import type { Burden, Duplicate, Interaction, PatientAlert, Reason, Report, Severity } from '@kolegia/clinical-interactions/finding';
import { type Base, prepareInteractions } from '@kolegia/clinical-interactions/prepare';
import type { Citation, Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type DrugNames, prepareDrugNames } from './drug-names.ts';
import { type PatientFacts, readPatient } from './patient-facts.ts';
import { type Ask, type Language, type Named, named, type Reviewed, reviewedOf, type Source, sourceOf } from './said.ts';
import { type AskedDrug, type Recognised, readDrugs, type Unrecognised } from './taken-drugs.ts';

/** Everything a check needs at hand, made once. */
export interface DrugTools {
  readonly knowledge: Knowledge;
  readonly names: DrugNames;
  readonly interactions: Base;
}

export const prepareDrugTools = (knowledge: Knowledge): DrugTools => ({
  knowledge,
  names: prepareDrugNames(knowledge),
  interactions: prepareInteractions(knowledge),
});

export interface DrugToDrugQuestion {
  readonly drugs: readonly (string | AskedDrug)[];
  readonly patient?: PatientFacts | null | undefined;
}

interface Graded {
  readonly severity: Severity;
  readonly interruptive: boolean;
}

export interface WhyInteraction extends Graded {
  readonly kind: Reason['kind'];
  readonly effect: string;
  readonly mechanism: string;
  readonly management: string;
  readonly onset: string | null;
  readonly evidence: string;
  readonly monitoring: readonly string[];
  readonly alternatives: readonly Named[];
  readonly because: readonly string[];
  readonly disagreement: readonly string[];
  readonly sources: readonly Source[];
  readonly drafted: boolean;
  /** Of what was written about these two. */
  readonly reviewed: Reviewed | null;
}
export interface FoundInteraction extends WhyInteraction {
  readonly drugs: readonly [string, string];
  readonly names: readonly [string, string];
  /** Other reasons than the gravest, which stands above. */
  readonly further: readonly WhyInteraction[];
}

export interface FoundDuplicate extends Graded {
  readonly class: string;
  readonly drugs: readonly Named[];
  readonly sources: readonly Source[];
}

export interface FoundBurden {
  readonly effect: string;
  readonly name: string;
  readonly total: number;
  /** Low where nothing needs to be done for the sum of it. */
  readonly level: 'low' | 'raised' | 'high';
  readonly severity: Severity | null;
  readonly interruptive: boolean;
  readonly drugs: readonly (Named & { readonly weight: number })[];
  readonly management: string;
  readonly monitoring: readonly string[];
  readonly sources: readonly Source[];
}

export interface FoundAlert extends Graded {
  readonly kind: PatientAlert['kind'];
  readonly drug: Named;
  readonly about: string;
  readonly note: string | null;
  readonly sources: readonly Source[];
  readonly drafted: boolean;
}

export interface DrugToDrugAnswer {
  readonly recognised: readonly Recognised[];
  readonly unrecognised: readonly Unrecognised[];
  readonly interactions: readonly FoundInteraction[];
  readonly duplicates: readonly FoundDuplicate[];
  readonly cumulative: readonly FoundBurden[];
  readonly alerts: readonly FoundAlert[];
  readonly checkedPairs: number;
  /** What was given and cannot be: said at its field, left out of the check. */
  readonly asks: readonly Ask[];
  /** Rests on knowledge that nobody has reviewed yet; that nothing is known rests on the files of the drugs. */
  readonly drafted: boolean;
}

/** Thrown when a list, brands taken apart, is longer than can be checked together. */
export class TooManyDrugs extends Error {}

/** What was read of a question, and what the engine says to it. */
export interface Checked extends Pick<DrugToDrugAnswer, 'recognised' | 'unrecognised' | 'asks'> {
  readonly report: Report;
}

export function checkedDrugs(tools: DrugTools, question: DrugToDrugQuestion, language: Language): Checked {
  const { recognised, unrecognised, taken, asks: asksOfDrugs } = readDrugs(tools, question.drugs, language);
  if (taken.length > MAX_DRUGS) throw new TooManyDrugs();
  const { patient, asks } = readPatient(tools, question.patient ?? {}, language);
  const report = checkInteractions(tools.interactions, { drugs: taken, patient });
  return { recognised, unrecognised, asks: [...asksOfDrugs, ...asks], report };
}

export function answerDrugToDrug(tools: DrugTools, question: DrugToDrugQuestion, language: Language): DrugToDrugAnswer {
  const { recognised, unrecognised, asks, report } = checkedDrugs(tools, question, language);
  const say = wordsOf(tools.knowledge, language);
  return {
    recognised,
    unrecognised,
    interactions: report.interactions.map((one) => inWords(one, language, say.interaction)),
    duplicates: report.duplicates.map((one) => say.duplicate(one)),
    cumulative: report.burdens.map((one) => say.burden(one)),
    alerts: report.alerts.map((one) => say.alert(one)),
    checkedPairs: report.checkedPairs,
    asks,
    drafted: report.drafted,
  };
}

/** What was worded before: the engine gives the same object for the same pair as long as nothing in the patient changes its grade. */
const worded: Readonly<Record<Language, WeakMap<Interaction, FoundInteraction>>> = { en: new WeakMap(), id: new WeakMap() };

function inWords(interaction: Interaction, language: Language, say: (one: Interaction) => FoundInteraction): FoundInteraction {
  const found = worded[language].get(interaction) ?? say(interaction);
  worded[language].set(interaction, found);
  return found;
}

const sources: Readonly<Record<Language, WeakMap<Citation, Source>>> = { en: new WeakMap(), id: new WeakMap() };

/** As with interactions: a source is one object wherever the engine cites it. */
function sourceInWords(knowledge: Knowledge, citation: Citation, language: Language): Source {
  const found = sources[language].get(citation) ?? sourceOf(knowledge, citation, language);
  sources[language].set(citation, found);
  return found;
}

export function wordsOf(knowledge: Knowledge, language: Language) {
  const sources = (list: Reason['sources']) => list.map((citation) => sourceInWords(knowledge, citation, language));
  const monitoring = (ids: readonly string[]) => ids.map((id) => knowledge.terms.monitoring[id]?.[language] ?? id);
  const why = (reason: Reason): WhyInteraction => ({
    kind: reason.kind,
    severity: reason.severity,
    interruptive: reason.interruptive,
    effect: reason.effect[language],
    mechanism: reason.mechanism[language],
    management: reason.management?.[language] ?? '',
    onset: reason.onset ?? null,
    evidence: reason.evidence,
    monitoring: monitoring(reason.monitoring),
    alternatives: reason.alternatives.map((id) => named(knowledge, id, language)),
    because: reason.because.map((text) => text[language]),
    disagreement: reason.disagreement.map((text) => text[language]),
    sources: sources(reason.sources),
    drafted: reason.drafted,
    reviewed: reason.kind === 'pair' ? reviewedOf(knowledge.pairs[reason.id]?.state) : null,
  });
  return {
    interaction({ drugs: [a, b], reasons: [first, ...rest] }: Interaction): FoundInteraction {
      const names = [named(knowledge, a, language).name, named(knowledge, b, language).name] as const;
      return { drugs: [a, b], names, ...why(first), further: rest.map(why) };
    },
    duplicate: ({ class: id, drugs, severity, interruptive, sources: from }: Duplicate): FoundDuplicate => ({
      class: knowledge.classes[id]?.[language] ?? named(knowledge, id, language).name,
      drugs: drugs.map((drug) => named(knowledge, drug, language)),
      severity,
      interruptive,
      sources: sources(from),
    }),
    burden({ effect, total, drugs, grade, ...rest }: Burden): FoundBurden {
      return {
        effect,
        name: knowledge.terms.effects[effect]?.[language] ?? effect,
        total,
        level: levelOf(grade),
        severity: grade?.severity ?? null,
        interruptive: grade?.interruptive ?? false,
        drugs: drugs.map(({ id, weight }) => ({ ...named(knowledge, id, language), weight })),
        management: rest.management[language],
        monitoring: monitoring(rest.monitoring),
        sources: sources(rest.sources),
      };
    },
    alert: ({ kind, drug, about, severity, interruptive, note, drafted, ...rest }: PatientAlert): FoundAlert => ({
      kind,
      drug: named(knowledge, drug, language),
      about: aboutOf(knowledge, about, language),
      severity,
      interruptive,
      note: note?.[language] ?? null,
      sources: sources(rest.sources),
      drafted,
    }),
  };
}

export function levelOf(grade: Graded | undefined): FoundBurden['level'] {
  if (grade === undefined) return 'low';
  return grade.severity === 'major' || grade.severity === 'contraindicated' ? 'high' : 'raised';
}

/** A condition, an allergy, an effect or a drug by its name; limits as they are. */
function aboutOf({ terms, allergies, drugs }: Knowledge, about: string, language: Language): string {
  const term = terms.conditions[about] ?? allergies[about] ?? terms.effects[about] ?? drugs[about]?.names;
  return term?.[language] ?? about;
}
