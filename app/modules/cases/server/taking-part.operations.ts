import { countAnswer, refusalToRespond } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { answerCase, openStep as openStepOperation } from '../cases.contract.ts';
import { isAsRead, isNextStep, readsAll, resultsOf } from './case.policy.ts';
import { addAnswer, keepRecord, lockConsented, openedStepsOf, openStep, talliesOf } from './case.store.ts';
import { accessCase } from './reading.operations.ts';

/** Members without a speciality are counted as general practitioners. */
const NO_SPECIALITY = 'general-practice';

export const takingPartHandlers = [
  handle(answerCase, async ({ db, viewer }, { id, option, read }) => {
    const item = await accessCase(db, viewer, id);
    // Locked: a question that is being changed is answered as it was, or as it will be.
    const record = await lockConsented(db, id);
    if (record === null) throw new Failure('cases.notFound');
    const { question } = record.content;
    // Authors know the answer: their own vote would only blur the picture.
    if (question === undefined || item.authorId === viewer.id || item.status !== 'published') throw new Failure('cases.noQuestion');
    if (read !== undefined && !isAsRead(question, option, read)) throw new Failure('cases.questionChanged');
    if (option >= question.options.length) throw new Failure('request.invalid', { fields: { option: 'validation.invalid' } });
    const refusal = await refusalToRespond(db, item, viewer);
    if (refusal !== null) throw new Failure('library.mayNotRespond', { details: { reason: refusal } });
    const added = await addAnswer(db, { caseId: id, memberId: viewer.id, option, speciality: viewer.specialityId ?? NO_SPECIALITY });
    if (!added) throw new Failure('cases.alreadyAnswered');
    await countAnswer(db, id);
    return { myAnswer: option, answer: question.answer ?? null, results: resultsOf(question.options.length, await talliesOf(db, id)) };
  }),

  handle(openStepOperation, async ({ db, viewer }, { id, kind }) => {
    const item = await accessCase(db, viewer, id);
    const record = await keepRecord(db, id);
    if (record === null) throw new Failure('cases.notFound');
    const steps = record.content.disclosure;
    const step = steps.find((candidate) => candidate.kind === kind);
    if (step === undefined) throw new Failure('cases.noSuchStep');
    if (!step.held || readsAll(item, viewer)) return { kind, text: step.text };
    if (!isNextStep(steps, kind, await openedStepsOf(db, id, viewer.id))) throw new Failure('cases.stepsBefore');
    await openStep(db, id, viewer.id, kind);
    return { kind, text: step.text };
  }),
];
