import { type DrugToDrugQuestion as AskedDrugs, answerDrugToDrug, TooManyDrugs } from '@kolegia/clinical-answers/drug-to-drug';
import { type WrittenCheck, writtenCheck } from '@kolegia/clinical-answers/drug-to-drug-text';
import type { Language } from '#platform/i18n/languages.ts';
import { Failure } from '#platform/operation/failure.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { checkDrugs, type DrugToDrugFound, getDrugsExample } from '../clinical-tools.contract.ts';
import { spend, withUse } from './allowance.store.ts';
import { drugTools } from './knowledge.data.ts';
import { withReviews } from './reviewed-knowledge.store.ts';
import { DRUGS_EXAMPLE } from './worked-examples.data.ts';

export const drugHandlers = [
  handle(checkDrugs, async (context, question) => {
    await withReviews(context.services.database.db);
    const { members, drugs } = checked(question, context.language);
    return withUse(members, await spend(context, 'interactions', subjectOf(drugs)));
  }),

  handle(getDrugsExample, async ({ language }) => {
    // The engine's answer is read-only all through; the contract's type is what a caller may do with its own copy.
    const answer = answerDrugToDrug(drugTools(), DRUGS_EXAMPLE, language) as DrugToDrugFound;
    return new Checked({ question: DRUGS_EXAMPLE, answer });
  }),
];

function checked(question: AskedDrugs, language: Language): WrittenCheck {
  try {
    return writtenCheck(drugTools(), question, language);
  } catch (error) {
    if (error instanceof TooManyDrugs) throw new Failure('clinical-tools.tooManyDrugs');
    throw error;
  }
}

/** The drugs in any order: the same list for another patient, or typed in again, is the same check. Names nobody knows are none. */
const subjectOf = (drugs: readonly string[]) => ({ parts: [...new Set(drugs)].sort() });
