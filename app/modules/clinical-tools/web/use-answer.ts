/** The answer to a question that changes while it is typed: from the server, and without a network from the same engine here. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import type { UseLeft } from '../clinical-tools.contract.ts';

const PAUSE_MS = 250;
/** A network that answers as slowly as this is none: the engine here is quicker. */
const PATIENCE_MS = 8000;

/** Why it was worked out on this device: no network led to the server, or the server could not answer. */
export type WorkedOutHere = 'network' | 'server';

interface Answered<Answer, Question> {
  /** The last one, also while the next is on its way. */
  readonly answer: Answer | null;
  /** What it answers. */
  readonly asked: Question | null;
  readonly failure: CallFailure | null;
  /** Null for an answer of the server. */
  readonly offline: WorkedOutHere | null;
  /** What the day still holds after it; null where nobody counted. */
  readonly left: UseLeft | null;
}

export interface Answering<Answer, Question = unknown> extends Answered<Answer, Question> {
  readonly pending: boolean;
  /** The answer is about what was asked before: the reader must not take it for the new one. */
  readonly outdated: boolean;
  readonly retry: () => void;
}

interface Asking<Op extends Operation, Answer> {
  readonly operation: Op;
  /** Null while there is nothing to ask. */
  readonly question: InputOf<Op> | null;
  readonly fromServer: (output: Awaited<ReturnType<typeof callOverHttp<Op>>>) => Answer & UseLeft;
  readonly here: (question: InputOf<Op>) => Promise<Answer>;
}

const NOTHING = { answer: null, asked: null, failure: null, offline: null, left: null };

export function useAnswer<Op extends Operation, Answer>({
  operation,
  question,
  fromServer,
  here,
}: Asking<Op, Answer>): Answering<Answer, InputOf<Op>> {
  const [state, setState] = useState<Answered<Answer, InputOf<Op>>>(NOTHING);
  const [pending, setPending] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const text = question === null ? null : JSON.stringify(question);
  const latest = useRef({ question, fromServer, here });
  latest.current = { question, fromServer, here };
  const failed = state.failure !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (text === null) {
      setState(NOTHING);
      setPending(false);
      return;
    }
    const controller = new AbortController();
    setPending(true);
    const ask = async () => {
      const { question: asked, ...how } = latest.current;
      if (asked === null) return;
      const next = await answered(operation, asked, how, controller.signal);
      if (controller.signal.aborted) return;
      setState((before) => (next.answer === null ? { ...before, failure: next.failure } : next));
      setPending(false);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [operation, text, tries]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const outdated = state.answer !== null && text !== null && JSON.stringify(state.asked) !== text;
  return { ...state, pending, outdated, retry };
}

export async function answered<Op extends Operation, Answer>(
  operation: Op,
  question: InputOf<Op>,
  { fromServer, here }: Pick<Asking<Op, Answer>, 'fromServer' | 'here'>,
  signal: AbortSignal,
): Promise<Answered<Answer, InputOf<Op>>> {
  try {
    const output = await callOverHttp(operation, question, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) });
    const answer = fromServer(output);
    const left = answer.perDay === null ? null : { remaining: answer.remaining, perDay: answer.perDay };
    return { answer, asked: question, failure: null, offline: null, left };
  } catch (error) {
    if (signal.aborted) return NOTHING;
    if (!(error instanceof CallFailure)) throw error;
    const why = whyHere(error);
    if (why === null) return { ...NOTHING, failure: error };
    return await here(question).then(
      (answer) => ({ answer, asked: question, failure: null, offline: why, left: null }),
      // What is refused here would be refused there.
      (refusal: unknown) => ({ ...NOTHING, failure: refusal instanceof CallFailure ? refusal : error }),
    );
  }
}

/** What a server refuses is refused here too; one that cannot answer, or a proxy in its place, has said nothing about the question. */
function whyHere({ code, status }: CallFailure): WorkedOutHere | null {
  if (code === 'network.unreachable') return 'network';
  return status >= 500 || code === 'server.unexpected' ? 'server' : null;
}
