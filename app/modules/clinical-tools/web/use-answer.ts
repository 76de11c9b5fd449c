/** The answer to a question that changes while it is typed: from the server, and without a network from the same engine here. */
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';

const PAUSE_MS = 250;

export interface Answering<Answer, Question = unknown> {
  /** The last one, also while the next is on its way. */
  readonly answer: Answer | null;
  /** What it answers. */
  readonly asked: Question | null;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
  /** It was worked out here, because no server could be reached. */
  readonly offline: boolean;
}

interface Asking<Op extends Operation, Answer> {
  readonly operation: Op;
  /** Null while there is nothing to ask. */
  readonly question: InputOf<Op> | null;
  readonly fromServer: (output: Awaited<ReturnType<typeof callOverHttp<Op>>>) => Answer;
  readonly here: (question: InputOf<Op>) => Promise<Answer>;
}

const NOTHING = { answer: null, asked: null, pending: false, failure: null, offline: false };

export function useAnswer<Op extends Operation, Answer>({
  operation,
  question,
  fromServer,
  here,
}: Asking<Op, Answer>): Answering<Answer, InputOf<Op>> {
  const [state, setState] = useState<Answering<Answer, InputOf<Op>>>(NOTHING);
  const text = question === null ? null : JSON.stringify(question);
  const latest = useRef({ question, fromServer, here });
  latest.current = { question, fromServer, here };

  useEffect(() => {
    if (text === null) {
      setState(NOTHING);
      return;
    }
    const controller = new AbortController();
    setState((before) => ({ ...before, pending: true }));
    const ask = async () => {
      const { question: asked, ...how } = latest.current;
      if (asked === null) return;
      const next = await answered(operation, asked, how, controller.signal);
      if (!controller.signal.aborted)
        setState((before) => (next.answer === null ? { ...next, answer: before.answer, asked: before.asked } : next));
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [operation, text]);

  return state;
}

async function answered<Op extends Operation, Answer>(
  operation: Op,
  question: InputOf<Op>,
  { fromServer, here }: Pick<Asking<Op, Answer>, 'fromServer' | 'here'>,
  signal: AbortSignal,
): Promise<Answering<Answer, InputOf<Op>>> {
  try {
    const output = await callOverHttp(operation, question, { signal });
    return { answer: fromServer(output), asked: question, pending: false, failure: null, offline: false };
  } catch (error) {
    if (signal.aborted) return { ...NOTHING, pending: true };
    if (!(error instanceof CallFailure)) throw error;
    if (error.code !== UNREACHABLE) return { ...NOTHING, failure: error };
    return await here(question).then(
      (answer) => ({ answer, asked: question, pending: false, failure: null, offline: true }),
      () => ({ ...NOTHING, failure: error }),
    );
  }
}

const UNREACHABLE = 'network.unreachable';
