import type { Context, MemberContext } from './context.ts';
import type { Access, Operation, OutputOf, ParsedInputOf } from './operation.ts';

/**
 * JSON text that PostgreSQL built to the output's shape. It is passed on as it is; outside production the pipeline
 * still parses it against the contract.
 */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An output assembled from stored, already checked parts: parsed against the contract outside production only. */
export class Checked<Output> {
  readonly value: Output;
  constructor(value: Output) {
    this.value = value;
  }
}

type ContextFor<A extends Access> = A extends 'anyone' ? Context : MemberContext;

export interface Handler {
  readonly operation: Operation;
  readonly run: (context: Context, input: unknown) => Promise<unknown>;
}

/** Binds an operation to what it does. */
export function handle<Op extends Operation>(
  operation: Op,
  run: (context: ContextFor<Op['access']>, input: ParsedInputOf<Op>) => Promise<OutputOf<Op> | Checked<OutputOf<Op>> | JsonText>,
): Handler {
  // The pipeline has parsed the input and checked the access before it runs a handler.
  return { operation, run: run as Handler['run'] };
}
