import { type DrugToDrugQuestion as AskedDrugs, answerDrugToDrug, TooManyDrugs } from '@kolegia/clinical-answers/drug-to-drug';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle, JsonText } from '#platform/operation/handler.ts';
import { checkDrugs, type DrugToDrugFound, type FoundInteraction, getDrugsExample, type UseLeft } from '../clinical-tools.contract.ts';
import { spend } from './allowance.store.ts';
import { drugTools } from './knowledge.data.ts';
import { withReviews } from './reviewed-knowledge.store.ts';
import { DRUGS_EXAMPLE } from './worked-examples.data.ts';

export const drugHandlers = [
  handle(checkDrugs, async (context, question) => {
    await withReviews(context.services.database.db);
    const answer = answerTo(question, context.language);
    return new JsonText(textOf({ ...answer, ...(await spend(context, 'interactions', subjectOf(answer))) }));
  }),

  handle(getDrugsExample, async ({ language }) => new Checked({ question: DRUGS_EXAMPLE, answer: answerTo(DRUGS_EXAMPLE, language) })),
];

function answerTo(question: AskedDrugs, language: Language): DrugToDrugFound {
  try {
    // The engine's answer is read-only all through; the contract's type is what a caller may do with its own copy.
    return answerDrugToDrug(drugTools(), question, language) as DrugToDrugFound;
  } catch (error) {
    if (error instanceof TooManyDrugs) throw new Failure('clinical-tools.tooManyDrugs');
    throw error;
  }
}

/** The drugs in any order: the same list for another patient, or typed in again, is the same check. Names nobody knows are none. */
const subjectOf = ({ recognised }: DrugToDrugFound) => [...new Set(recognised.map(({ id }) => id))].sort();

/** What two drugs do is the greater part of an answer, and the same object for all who ask: written once. */
const written = new WeakMap<FoundInteraction, string>();

function textOf({ interactions, ...rest }: DrugToDrugFound & UseLeft): string {
  const texts = interactions.map((one) => {
    const text = written.get(one) ?? JSON.stringify(one);
    written.set(one, text);
    return text;
  });
  return `{"interactions":[${texts.join()}],${JSON.stringify(rest).slice(1)}`;
}
