import { answerDifferential } from '@kolegia/clinical-answers/differential-diagnosis';
import { differentialMembers } from '@kolegia/clinical-answers/differential-text';
import { Checked, handle } from '#platform/operation/handler.ts';
import { type DifferentialFound, type DifferentialQuestion, differentiate, getDifferentialExample } from '../differential.contract.ts';
import { spend, withUse } from './allowance.store.ts';
import { differentialTools } from './knowledge.data.ts';
import { withReviews } from './reviewed-knowledge.store.ts';
import { beginningsOf } from './sitting.policy.ts';
import { differentialExample } from './worked-examples.data.ts';

export const differentialHandlers = [
  handle(differentiate, async (context, question) => {
    await withReviews(context.services.database.db);
    const members = differentialMembers(differentialTools(), question, context.language);
    return withUse([members], await spend(context, 'differential', subjectOf(question)));
  }),

  handle(getDifferentialExample, async ({ language }) => {
    const question = differentialExample(language);
    return new Checked({ question, answer: answerDifferential(differentialTools(), question, language) as DifferentialFound });
  }),
];

/** The history: findings ticked on the way, age or region do not make it another patient. Without one the first finding does. */
function subjectOf({ text = '', findings = [] }: DifferentialQuestion): string[] {
  const [first] = findings;
  if (text.trim() !== '') return beginningsOf(text);
  return first === undefined ? [] : [`finding ${typeof first === 'string' ? first : first.id}`];
}
