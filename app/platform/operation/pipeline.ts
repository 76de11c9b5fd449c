/**
 * The one way into the product: parse input, check access, open a transaction for commands, run the handler, parse
 * its output. Pages call it in the same process, the HTTP API calls it for everyone else.
 */
import type { z } from 'zod';
import { type Database, isMisfit, isUnavailable, type PageReading } from '../db/database.ts';
import { badCursor } from '../db/keyset.ts';
import { addEvent } from '../db/platform.store.ts';
import { mayAskPrimary, type Replica } from '../db/replica.ts';
import type { EventDefinition, PayloadOf } from '../events/event.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';
import { assertCaller } from './access.ts';
import { type AfterCommit, runAll } from './after-commit.ts';
import { storable } from './clean-input.ts';
import type { Context, CookieToSet, PreparingContext, RequestInfo, UploadedFile } from './context.ts';
import { Failure, isCommonError } from './failure.ts';
import { Checked, type Handler, JsonText } from './handler.ts';
import { earlierAnswer, intentOf, once } from './idempotency.ts';
import { fieldsOf } from './invalid-input.ts';

export interface Call {
  readonly request: RequestInfo;
  readonly input: unknown;
  readonly file?: UploadedFile | null;
  /** Of the page that asks, beside its other operations. */
  readonly reading?: PageReading;
}

export interface Answer {
  /** The output, or JSON text of it. */
  readonly response: unknown;
  readonly cookies: readonly CookieToSet[];
}

export interface PipelineOptions {
  readonly services: Services;
  /** Where queries read from, as long as it is current. */
  readonly replica: Replica | null;
  readonly handlers: readonly Handler[];
  /** Names of the subscribers of each event. */
  readonly subscribersOf: (eventName: string) => readonly string[];
  /** Called once events have been committed. */
  readonly onCommitted: () => void;
  readonly log: Logger;
  /** Also parse JSON that PostgreSQL built: in development and tests. */
  readonly strict: boolean;
}

export interface Pipeline {
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Throws `Failure` with a declared or common code, and nothing else. */
  run(name: string, call: Call): Promise<Answer>;
}

export function createPipeline(options: PipelineOptions): Pipeline {
  const handlers = new Map<string, Handler>();
  for (const handler of options.handlers) {
    if (handlers.has(handler.operation.name)) throw new Error(`Two handlers for ${handler.operation.name}`);
    handlers.set(handler.operation.name, handler);
  }
  return {
    handlers,
    async run(name, call) {
      const handler = handlers.get(name);
      if (handler === undefined) throw new Failure('request.notFound');
      try {
        return await runHandler(options, handler, call);
      } catch (error) {
        throw toDeclared(error, handler, call, options.log);
      }
    },
  };
}

async function runHandler(options: PipelineOptions, handler: Handler, call: Call): Promise<Answer> {
  const { operation } = handler;
  assertCaller(operation, call.request);
  const input = storable(call.input);
  const parsed = operation.input.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new Failure('request.invalid', { fields: fieldsOf(parsed.error, input) });
  if (operation.upload !== undefined && !call.file) throw new Failure('request.invalid', { fields: { file: 'validation.required' } });

  if (operation.kind === 'query') return read(options, handler, call, parsed.data);
  return write(options, handler, call, parsed.data);
}

async function write(options: PipelineOptions, handler: Handler, call: Call, input: unknown): Promise<Answer> {
  const { database, settings } = options.services;
  const intent = intentOf(settings, handler.operation.name, call.request, input, call.file);
  if (intent !== null && handler.prepare !== undefined) {
    const earlier = await earlierAnswer(database.db, intent);
    if (earlier !== null) return earlier;
  }
  const preparing = preparingContext(options, call);
  const prepared = await handler.prepare?.(preparing, input);
  const committed: AfterCommit[] = [];
  let isUsed = false;
  const transacted = database.transaction((db) => {
    const work = () => {
      isUsed = true;
      return execute(options, handler, call, { db, committed, prepared }, input);
    };
    return (intent === null ? work() : once(db, intent, work)).catch(refusedButKept);
  });
  const answer = await transacted.catch(async (error: unknown) => {
    // Of anything but a refusal nobody knows whether it was committed.
    if (error instanceof Failure) await handler.discard?.(preparing, prepared);
    throw error;
  });
  if (!isUsed) await handler.discard?.(preparing, prepared);
  call.reading?.forget();
  options.onCommitted();
  if (answer instanceof Failure) throw answer;
  await runAll(committed, options.log);
  return answer;
}

async function read(options: PipelineOptions, handler: Handler, call: Call, input: unknown): Promise<Answer> {
  const { replica, services, log } = options;
  if (replica !== null && !call.request.mayHaveWritten && replica.isCurrent()) {
    try {
      return await execute(options, handler, call, { db: readFrom(replica.db, call) }, input);
    } catch (error) {
      if (error instanceof Failure || !mayAskPrimary(error)) throw error;
      if (isUnavailable(error)) replica.distrust();
      log.warn(
        { err: error, requestId: call.request.requestId, operation: handler.operation.name },
        'the primary is asked instead of the replica',
      );
    }
  }
  return execute(options, handler, call, { db: readFrom(services.database.db, call) }, input);
}

const readFrom = (db: Database, { reading }: Call): Database => reading?.from(db) ?? db;

/** Lets the transaction end well when the refusal asks for that. */
function refusedButKept(error: unknown): Failure {
  if (error instanceof Failure && error.keepsWrites) return error;
  throw error;
}

interface Where {
  readonly db: Database;
  /** Of a command: what is to be done once it is committed. */
  readonly committed?: AfterCommit[];
  /** What was made before the transaction. */
  readonly prepared?: unknown;
}

const preparingContext = ({ services, log }: PipelineOptions, { request, file }: Call): PreparingContext => ({
  ...request,
  db: services.database.db,
  services,
  log,
  file: file ?? null,
});

async function execute(options: PipelineOptions, handler: Handler, call: Call, where: Where, input: unknown): Promise<Answer> {
  const { db, committed } = where;
  const cookies: CookieToSet[] = [];
  const { services, log } = options;
  // A query may state that something was looked at, wherever it reads from.
  const outbox = handler.operation.kind === 'query' ? services.database.db : db;
  const context: Context = {
    ...preparingContext(options, call),
    db,
    emit: (event, payload) => emitEvent(options, outbox, call.request.requestId, event, payload),
    setCookie: (cookie) => void cookies.push(cookie),
    // A query has nothing to commit.
    afterCommit: (work) => void (committed === undefined ? runAll([work], log) : committed.push(work)),
  };
  const output = await handler.run(context, input, where.prepared);
  return { response: checkedOutput(handler.operation.output, output, options.strict), cookies };
}

export async function emitEvent<E extends EventDefinition>(
  options: Pick<PipelineOptions, 'subscribersOf'>,
  db: Database,
  requestId: string,
  event: E,
  payload: PayloadOf<E>,
): Promise<void> {
  const pending = options.subscribersOf(event.name);
  if (pending.length > 0) await addEvent(db, { name: event.name, payload: event.payload.parse(payload), requestId, pending });
}

function checkedOutput(schema: z.ZodType, output: unknown, strict: boolean): unknown {
  if (output instanceof JsonText) {
    if (strict) schema.parse(JSON.parse(output.text));
    return output;
  }
  if (output instanceof Checked) return strict ? schema.parse(output.value) : output.value;
  return schema.parse(output);
}

/** Nothing undeclared leaves: what is not a declared code becomes `server.unexpected`, logged with its request id. */
function toDeclared(error: unknown, handler: Handler, { request, input }: Call, log: Logger): Failure {
  const { operation } = handler;
  if (error instanceof Failure && (isCommonError(error.code) || Object.hasOwn(operation.errors, error.code))) return error;
  // Forged, or of another list or order: its parts are no moment or no number where the list needs one.
  if (isMisfit(error) && hasCursor(input)) return badCursor();
  const fields = { requestId: request.requestId, operation: operation.name, err: error };
  if (isUnavailable(error)) {
    log.warn(fields, 'the database cannot be reached');
    return new Failure('server.unavailable', { cause: error });
  }
  log.error(fields, 'an operation failed');
  return new Failure('server.unexpected', { cause: error });
}

const hasCursor = (input: unknown) => typeof input === 'object' && input !== null && 'cursor' in input && input.cursor !== undefined;
