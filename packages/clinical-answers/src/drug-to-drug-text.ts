/** A check of drugs as JSON: what `answerDrugToDrug` answers, written at once. */
import type { Burden, Interaction, Reason } from '@kolegia/clinical-interactions/finding';
import { keep } from '@kolegia/clinical-interactions/kept';
import { checkedDrugs, type DrugToDrugQuestion, type DrugTools, levelOf, wordsOf } from './drug-to-drug.ts';
import { drugText, figure, kept, list, perLanguage, quoted, sourceText } from './json-text.ts';
import { type Language, reviewedOf } from './said.ts';

export interface WrittenCheck {
  /**
   * The members of the answer without the braces around them, so that a caller may add its own; one part behind the other. What two
   * drugs do is the greater part of it and the same for all who ask: kept as the bytes that are sent.
   */
  readonly members: readonly (string | Uint8Array)[];
  /** Ids of the drugs that were recognised, as they stand in the question. */
  readonly drugs: readonly string[];
}

/**
 * A list that is asked about once is asked about again: as it is typed on, for the next patient, on the next page. It is written once. Only
 * of drugs: nothing is kept of which a patient is a part, nor with a word that is no name, dose or route of a drug.
 */
export function writtenCheck(tools: DrugTools, question: DrugToDrugQuestion, language: Language): WrittenCheck {
  const key = question.patient == null ? JSON.stringify([language, question.drugs]) : '';
  if (key === '' || key.length > LONGEST_LIST) return writeCheck(tools, question, language).written;
  return keptChecks(tools.interactions.judged.era).get(
    key,
    () => {
      const { written, isOfDrugsOnly } = writeCheck(tools, question, language);
      return { ...written, members: [inOnePiece(written.members)], isOfDrugsOnly };
    },
    ({ members: [all], isOfDrugsOnly }) => isOfDrugsOnly && (all?.length ?? 0) <= LARGEST_ANSWER,
  );
}

/** As it was typed. */
const LONGEST_LIST = 2000;
/** Bytes; ten drugs have some 40,000. */
const LARGEST_ANSWER = 65_536;
/** In one of two halves: at most five megabytes in all. */
const MOST_CHECKS = 40;

/** For as long as what the pairs were judged by. */
const keptChecks = kept((_era: object) => keep<WrittenCheck & { readonly isOfDrugsOnly: boolean }>(MOST_CHECKS));

function writeCheck(tools: DrugTools, question: DrugToDrugQuestion, language: Language) {
  const { recognised, unrecognised, asks, report } = checkedDrugs(tools, question, language);
  const { interaction, burden, plain } = writersOf(tools.knowledge, language);
  const written: WrittenCheck = {
    members: [
      `"recognised":${JSON.stringify(recognised)},"unrecognised":${JSON.stringify(unrecognised)},"interactions":[`,
      // Each begins with a comma.
      ...report.interactions.map((one, at) => (at === 0 ? interaction(one).subarray(1) : interaction(one))),
      `],"duplicates":${JSON.stringify(report.duplicates.map(plain.duplicate))},"cumulative":${list(report.burdens, burden)},` +
        `"alerts":${JSON.stringify(report.alerts.map(plain.alert))},"checkedPairs":${report.checkedPairs},` +
        `"asks":${JSON.stringify(asks)},"drafted":${report.drafted}`,
    ],
    drugs: recognised.map(({ id }) => id),
  };
  return { written, isOfDrugsOnly: unrecognised.length === 0 && asks.length === 0 };
}

const bytes = new TextEncoder();

function inOnePiece(parts: WrittenCheck['members']): Uint8Array {
  const pieces = parts.map((part) => (typeof part === 'string' ? bytes.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const writersOf = perLanguage((knowledge, language) => {
  const { terms, pairs } = knowledge;
  const source = sourceText(knowledge, language);
  const drug = drugText(knowledge, language);
  const name = (id: string) => quoted(knowledge.drugs[id]?.names[language] ?? id);
  const words = (texts: Reason['because']) => list(texts, (text) => quoted(text[language]));
  const monitoring = kept((ids: readonly string[]) => list(ids, (id) => quoted(terms.monitoring[id]?.[language] ?? id)));
  const said = (text: Reason['effect']) => quoted(text[language]);

  const why = (reason: Reason): string =>
    `"kind":"${reason.kind}","severity":"${reason.severity}","interruptive":${reason.interruptive},"effect":${said(reason.effect)},` +
    `"mechanism":${said(reason.mechanism)},"management":${reason.management === undefined ? '""' : said(reason.management)},` +
    `"onset":${reason.onset === undefined ? null : quoted(reason.onset)},"evidence":${quoted(reason.evidence)},` +
    `"monitoring":${monitoring(reason.monitoring)},"alternatives":${list(reason.alternatives, drug)},"because":${words(reason.because)},` +
    `"disagreement":${words(reason.disagreement)},"sources":${list(reason.sources, source)},"drafted":${reason.drafted},` +
    `"reviewed":${JSON.stringify(reason.kind === 'pair' ? reviewedOf(pairs[reason.id]?.state) : null)}`;

  return {
    // The engine gives the same object for the same pair as long as nothing in the patient changes its grade.
    interaction: kept(({ drugs: [a, b], reasons: [first, ...rest] }: Interaction) => {
      const further = list(rest, (reason) => `{${why(reason)}}`);
      return bytes.encode(`,{"drugs":[${quoted(a)},${quoted(b)}],"names":[${name(a)},${name(b)}],${why(first)},"further":${further}}`);
    }),
    burden: ({ effect, total, drugs, grade, ...rest }: Burden): string =>
      `{"effect":${quoted(effect)},"name":${quoted(terms.effects[effect]?.[language] ?? effect)},"total":${figure(total)},` +
      `"level":"${levelOf(grade)}","severity":${grade === undefined ? null : `"${grade.severity}"`},` +
      `"interruptive":${grade?.interruptive ?? false},` +
      `"drugs":${list(drugs, ({ id, weight }) => `${drug(id).slice(0, -1)},"weight":${figure(weight)}}`)},` +
      `"management":${said(rest.management)},"monitoring":${monitoring(rest.monitoring)},"sources":${list(rest.sources, source)}}`,
    plain: wordsOf(knowledge, language),
  };
});
