/** Reads one file: YAML, then the schema, with every complaint at its line. */
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export interface SourceText {
  /** Relative to the package: drugs/warfarin.yaml */
  readonly path: string;
  readonly text: string;
}

export interface Problem {
  readonly path: string;
  readonly line: number;
  /** Where in the file: dosing.0.regimens.1.dose */
  readonly at: string;
  readonly message: string;
}

export type Steps = readonly (string | number)[];

export interface Parsed<T> {
  readonly value: T | null;
  readonly problems: readonly Problem[];
  /** The same for what is found out later, when files are compared. */
  readonly problem: (steps: Steps, message: string) => Problem;
}

type Issue = z.core.$ZodIssue;

const read = new WeakMap<SourceText, { readonly schema: z.ZodType; readonly parsed: Parsed<unknown> }>();

/** The same text of the same reader is not read again: whoever compares many versions of one file reads the others once. */
export function parseYaml<S extends z.ZodType>(file: SourceText, schema: S): Parsed<z.output<S>> {
  const before = read.get(file);
  // What was parsed by a schema is what that schema gives.
  if (before?.schema === schema) return before.parsed as Parsed<z.output<S>>;
  const parsed = parseText(file, schema);
  read.set(file, { schema, parsed });
  return parsed;
}

function parseText<S extends z.ZodType>({ path, text }: SourceText, schema: S): Parsed<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });

  /** A section that is written once is a list of one for the schema, so a step may have no node. */
  const offsetOf = (steps: Steps): number => {
    let node: unknown = document.contents;
    let offset = rangeStart(node) ?? 0;
    for (const step of steps) {
      if (isMap(node)) {
        const pair = node.items.find((item) => String(keyOf(item.key)) === String(step));
        if (pair === undefined) continue;
        offset = rangeStart(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof step === 'number') {
        node = node.items[step];
        offset = rangeStart(node) ?? offset;
      }
    }
    return offset;
  };
  const problem = (steps: Steps, message: string): Problem => ({
    path,
    line: lines.linePos(offsetOf(steps)).line,
    at: steps.join('.'),
    message,
  });

  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      path,
      line: lines.linePos(error.pos[0]).line,
      at: '',
      message: `is not YAML: ${error.message.split('\n')[0]}`,
    }));
    return { value: null, problems, problem };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, problems: [], problem };
  const problems = result.error.issues.flatMap(innermost).map((issue) => problem(stepsOf(issue), explain(issue)));
  return { value: null, problems, problem };
}

const keyOf = (key: unknown): unknown => (key !== null && typeof key === 'object' && 'value' in key ? key.value : key);

const rangeStart = (node: unknown): number | undefined =>
  node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range) ? node.range[0] : undefined;

/** Of a choice that nothing fits, the complaints of the choice that came nearest say more than “Invalid input”. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input' || issue.errors.length === 0) return [issue];
  const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

const stepsOf = (issue: Issue): Steps => issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));

function explain(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `has no place for ${issue.keys.join(', ')}: see docs/knowledge.md for the fields`;
  if (issue.code === 'invalid_type' && issue.input === undefined && /undefined$/.test(issue.message)) return 'is missing';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return issue.message.replace(/received undefined/, 'it is missing');
}
