import { answerDosage } from '@kolegia/clinical-answers/drug-dosage';
import type { Language } from '#platform/i18n/languages.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { type DosageFound, type DosageQuestion, findDosage, getDosageExample } from '../dosage.contract.ts';
import { spend } from './allowance.store.ts';
import { dosageTools } from './knowledge.data.ts';
import { withReviews } from './reviewed-knowledge.store.ts';
import { DOSAGE_EXAMPLE } from './worked-examples.data.ts';

export const dosageHandlers = [
  handle(findDosage, async (context, question) => {
    await withReviews(context.services.database.db);
    const answer = answerTo(question, context.language);
    return new Checked({ ...answer, ...(await spend(context, 'dosage', { parts: answer.drug === null ? [] : [answer.drug.id] })) });
  }),

  handle(getDosageExample, async ({ language }) => new Checked({ question: DOSAGE_EXAMPLE, answer: answerTo(DOSAGE_EXAMPLE, language) })),
];

const answerTo = (question: DosageQuestion, language: Language): DosageFound =>
  answerDosage(dosageTools(), question, language) as DosageFound;
