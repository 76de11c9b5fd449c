/** A check of drugs worked out in this browser, refused where the server would refuse it. */
import type { Language } from '#platform/i18n/languages.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { DrugToDrugFound, DrugToDrugQuestion } from '../clinical-tools.contract.ts';
import { drugToolsHere } from './knowledge-here.tsx';

export const interactionEngine = () =>
  Promise.all([import('@kolegia/clinical-answers/drug-to-drug'), import('@kolegia/clinical-answers/drug-names')] as const);

/** `tooMany`: what is said of a list that is too long once its brands are taken apart. */
export async function checkedHere(asked: DrugToDrugQuestion, language: Language, tooMany: string): Promise<DrugToDrugFound> {
  const [tools, [{ answerDrugToDrug, TooManyDrugs }]] = await Promise.all([drugToolsHere(), interactionEngine()]);
  try {
    return answerDrugToDrug(tools, asked, language) as DrugToDrugFound;
  } catch (error) {
    if (!(error instanceof TooManyDrugs)) throw error;
    throw new CallFailure(422, { code: 'clinical-tools.tooManyDrugs', message: tooMany, requestId: '' });
  }
}
