import { answerDifferential } from '@kolegia/clinical-answers/differential-diagnosis';
import { differentialMembers } from '@kolegia/clinical-answers/differential-text';
import type { Language } from '#platform/i18n/languages.ts';
import { Checked, handle } from '#platform/operation/handler.ts';
import { type DifferentialFound, type DifferentialQuestion, differentiate, getDifferentialExample } from '../differential.contract.ts';
import { type Subject, spend, withUse } from './allowance.store.ts';
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

  handle(getDifferentialExample, async ({ language }) => new Checked(anExample(language))),
];

/** Asked once after each start as well: much of what texts are read with is made as the first one is read, and its reader would wait for that. */
export function anExample(language: Language) {
  const question = differentialExample(language);
  return { question, answer: answerDifferential(differentialTools(), question, language) as DifferentialFound };
}

/** The history as it begins, and what was ticked: age or region do not make it another patient. A word or two tell nothing yet. */
function subjectOf({ text, findings }: DifferentialQuestion): Subject {
  const said = (text ?? '').trim();
  const ticked = [...new Set((findings ?? []).map((one) => `finding ${typeof one === 'string' ? one : one.id}`))].sort();
  return { parts: [...beginningsOf(said), ...ticked], whole: JSON.stringify([said, ticked]) };
}
