import type { Translate } from '#platform/i18n/translator.ts';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import type { DrugChip } from './drug-field.tsx';

/** What was typed, with what it was understood as: a brand keeps its name and says what is in it, and the dose and route that were read. */
export function chipsOf(drugs: readonly string[], answer: DrugToDrugFound | null): DrugChip[] {
  return drugs.map((input) => {
    const meant = answer?.recognised.filter((one) => one.input === input) ?? [];
    const unknown = answer?.unrecognised.some((one) => one.input === input) ?? false;
    const [first] = meant;
    if (first === undefined) return { input, name: input, detail: null, unknown };
    const names = meant.map(({ name }) => name).join(' + ');
    if (first.by === 'name') {
      const detail = input.toLowerCase() === names.toLowerCase() ? null : (first.read ?? ownPart(input, names));
      return { input, name: names, detail, unknown };
    }
    return { input, name: first.brand ?? input, detail: first.read === undefined ? names : `${names}, ${first.read}`, unknown };
  });
}

/** Of "simvastatin 40 mg" the dose; of another spelling nothing. */
const ownPart = (input: string, name: string) =>
  input.toLowerCase().startsWith(`${name.toLowerCase()} `) ? input.slice(name.length).trim() : null;

const drugInWords = ({ name, detail }: DrugChip) => (detail === null ? name : `${name} (${detail})`);

const MOST_PAIRS = 6;

export interface InteractionsInWords {
  /** As they were asked. */
  readonly drugs: readonly string[];
  readonly patientLine: string;
  readonly terms: readonly string[];
  readonly answer: DrugToDrugFound;
}

/** The question and what was found, as the first words of a case. */
export function interactionCaseLines(t: Translate, { drugs, patientLine, terms, answer }: InteractionsInWords): string[] {
  const pairs = answer.interactions
    .slice(0, MOST_PAIRS)
    .map(({ names: [a, b], severity, effect }) => `${t('list.pair', { a, b })}: ${t(`severity.${severity}`)}. ${effect}`);
  return [
    t('case.drugs', { drugs: chipsOf(drugs, answer).map(drugInWords).join(', ') }),
    answer.unrecognised.length === 0 ? '' : t('drugs.notChecked', { names: answer.unrecognised.map(({ input }) => input).join(', ') }),
    patientLine === '' ? '' : t('case.patient', { patient: patientLine }),
    ...terms,
    t('case.found'),
    ...pairs,
  ];
}
