import { answerDifferential } from '@kolegia/clinical-answers/differential-diagnosis';
import type { Language } from '#platform/i18n/languages.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { type DifferentialFound, type DifferentialQuestion, differentiate, getDifferentialExample } from '../differential.contract.ts';
import { spend } from './allowance.store.ts';
import { differentialTools } from './knowledge.data.ts';
import { withReviews } from './reviewed-knowledge.store.ts';
import { beginningsOf } from './sitting.policy.ts';
import { differentialExample } from './worked-examples.data.ts';

export const differentialHandlers = [
  handle(differentiate, async (context, question) => {
    await withReviews(context.services.database.db);
    const answer = answerTo(question, context.language);
    return new Checked({ ...answer, ...(await spend(context, 'differential', subjectOf(question))) });
  }),

  handle(getDifferentialExample, async ({ language }) => {
    const question = differentialExample(language);
    return new Checked({ question, answer: answerTo(question, language) });
  }),
];

const answerTo = (question: DifferentialQuestion, language: Language): DifferentialFound =>
  answerDifferential(differentialTools(), question, language) as DifferentialFound;

/** The history: findings ticked on the way, age or region do not make it another patient. Without one the first finding does. */
function subjectOf({ text = '', findings = [] }: DifferentialQuestion): string[] {
  const [first] = findings;
  if (text.trim() !== '') return beginningsOf(text);
  return first === undefined ? [] : [`finding ${typeof first === 'string' ? first : first.id}`];
}
