import type { Member } from '../session/viewer.ts';
import type { Context, MemberContext, PreparingContext } from './context.ts';
import type { Access, Operation, OutputOf, ParsedInputOf } from './operation.ts';

/**
 * JSON text in the output's shape, built by PostgreSQL or of parts that were written before. It is passed on as it is; outside
 * production the pipeline still parses it against the contract.
 */
export class JsonText {
  /** One behind the other; as bytes what is kept between answers, so that it is not encoded for each. */
  readonly parts: readonly JsonPart[];
  constructor(...parts: readonly JsonPart[]) {
    this.parts = parts;
  }
  get text(): string {
    const [first, ...more] = this.parts;
    return more.length === 0 && typeof first === 'string' ? first : encoded(this.parts).toString();
  }
}

export type JsonPart = string | Uint8Array;

/** In one piece, as it is sent. Texts that stand side by side are encoded together. */
export function encoded(parts: readonly JsonPart[]): Buffer {
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (text !== '') pieces.push(Buffer.from(text));
    text = '';
    pieces.push(part);
  }
  const end = Buffer.from(text);
  return pieces.length === 0 ? end : Buffer.concat([...pieces, end]);
}

/** An output assembled from stored, already checked parts: parsed against the contract outside production only. */
export class Checked<Output> {
  readonly value: Output;
  constructor(value: Output) {
    this.value = value;
  }
}

type ContextFor<A extends Access> = A extends 'anyone' ? Context : MemberContext;
type PreparingContextFor<A extends Access> = A extends 'anyone' ? PreparingContext : PreparingContext & { readonly viewer: Member };

export interface Handler {
  readonly operation: Operation;
  /** Of a command: makes what takes long, before the transaction. */
  readonly prepare?: (context: PreparingContext, input: unknown) => Promise<unknown>;
  /** Takes back what was prepared and not used: the transaction refused, or the same command had been answered meanwhile. */
  readonly discard?: ((context: PreparingContext, prepared: unknown) => Promise<void>) | undefined;
  readonly run: (context: Context, input: unknown, prepared?: unknown) => Promise<unknown>;
}

type Result<Op extends Operation> = Promise<OutputOf<Op> | Checked<OutputOf<Op>> | JsonText>;

/** Binds an operation to what it does. */
export function handle<Op extends Operation>(
  operation: Op,
  run: (context: ContextFor<Op['access']>, input: ParsedInputOf<Op>) => Result<Op>,
): Handler {
  // The pipeline has parsed the input and checked the access before it runs a handler.
  return { operation, run: run as Handler['run'] };
}

/**
 * As `handle`, for a command of which a part takes long and writes no row: it is done before the transaction, which takes what it made.
 * What the transaction does not take is discarded.
 */
export function handlePrepared<Op extends Operation, Prepared>(
  operation: Op,
  prepare: (context: PreparingContextFor<Op['access']>, input: ParsedInputOf<Op>) => Promise<Prepared>,
  run: (context: ContextFor<Op['access']>, input: ParsedInputOf<Op>, prepared: Prepared) => Result<Op>,
  discard: (context: PreparingContext, prepared: Prepared) => Promise<void>,
): Handler {
  return {
    operation,
    prepare: prepare as NonNullable<Handler['prepare']>,
    run: run as Handler['run'],
    discard: discard as NonNullable<Handler['discard']>,
  };
}
