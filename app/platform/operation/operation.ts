/**
 * One symbol per capability: its name, address, access, rate, input, output and errors.
 * The same symbol is implemented by the server, called by pages and the browser, documented and tested.
 */
import type { z } from 'zod';
import type { CommonErrorCode, Errors } from './errors.ts';

export const BASES = {
  main: '/api/v3',
  cme: '/api/cme',
  lead: '/api/lead',
  payments: '/api/payments',
  patientBuddy: '/api/patient-buddy',
  search: '/api/search',
  digitalRep: '/api/digital-rep',
  ai: '/api/ai',
} as const;
export type Base = keyof typeof BASES;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface HttpBinding {
  readonly method: Method;
  /** Path with its base, parameters as `:name`. */
  readonly path: string;
}

/**
 * Who may call. `verified` and `premium` include being a member; rows a member may not see are refused by the
 * module's own gate, inside the handler.
 */
export type Access = 'anyone' | 'member' | 'verified' | 'premium' | `staff:${string}`;

/** How often one caller may call: the numbers stand in `platform/http/rate-classes.ts`. */
export type RateClass = 'read' | 'search' | 'write' | 'post' | 'upload' | 'auth' | 'file' | 'piece';

export interface OperationDefinition<I extends z.ZodType, O extends z.ZodType, E extends Errors, A extends Access> {
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly http: HttpBinding;
  readonly access: A;
  readonly rate: RateClass;
  readonly input: I;
  readonly output: O;
  readonly errors: E;
  /** Set for operations that take one file as multipart form data; the other fields are the input. */
  readonly upload?: { readonly maxBytes: number };
}

export interface Operation<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  E extends Errors = Errors,
  A extends Access = Access,
> extends OperationDefinition<I, O, E, A> {
  /** `module.verbNoun`, for instance `cases.getCase`. */
  readonly name: string;
  /** A query changes nothing; a command runs in one transaction and is idempotent by key. */
  readonly kind: 'query' | 'command';
}

export type InputOf<Op extends Operation> = z.input<Op['input']>;
export type ParsedInputOf<Op extends Operation> = z.output<Op['input']>;
export type OutputOf<Op extends Operation> = z.output<Op['output']>;
export type ErrorOf<Op extends Operation> = (keyof Op['errors'] & string) | CommonErrorCode;

export function query<I extends z.ZodType, O extends z.ZodType, const E extends Errors, const A extends Access>(
  name: string,
  definition: OperationDefinition<I, O, E, A>,
): Operation<I, O, E, A> {
  return { ...definition, name, kind: 'query' };
}

export function command<I extends z.ZodType, O extends z.ZodType, const E extends Errors, const A extends Access>(
  name: string,
  definition: OperationDefinition<I, O, E, A>,
): Operation<I, O, E, A> {
  return { ...definition, name, kind: 'command' };
}

const base = (root: string) => ({
  get: (path: string): HttpBinding => ({ method: 'GET', path: root + path }),
  post: (path: string): HttpBinding => ({ method: 'POST', path: root + path }),
  patch: (path: string): HttpBinding => ({ method: 'PATCH', path: root + path }),
  delete: (path: string): HttpBinding => ({ method: 'DELETE', path: root + path }),
});

export const main = base(BASES.main);
export const search = base(BASES.search);
export const ai = base(BASES.ai);
