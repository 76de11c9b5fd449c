import type { z } from 'zod';
import { isRichText } from '../richtext/writing.ts';

/**
 * Translation key by field path. A schema names its own key (`identity.validation.firstNameLong`); Zod's own issues
 * become the general keys of the shell's `validation` texts. `input`: what was refused. Whoever writes a rich text has one field for
 * it: what is wrong deep inside is said of the whole.
 */
export function fieldsOf(error: z.ZodError, input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of flatten(error.issues)) {
    for (const path of pathsOf(issue)) fields[path.slice(0, depthOfField(path, input)).join('.') || 'input'] ??= keyOf(issue);
  }
  return fields;
}

/** Names that nobody chose but the caller: as many, and as much of each, as somebody would read. */
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 60;

/** Where it stands. What is not known is told by name: of a whole form nobody would find it. */
function pathsOf(issue: Issue): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.slice(0, MOST_UNKNOWN).map((key) => [...issue.path, key.slice(0, LONGEST_NAME)]);
}

/** How many steps of a path lead to a field: all, or as far as the rich text that they enter. */
function depthOfField(path: readonly PropertyKey[], input: unknown): number {
  let value = input;
  for (const [depth, key] of path.entries()) {
    if (isRichText(value)) return depth;
    value = (value as Partial<Record<PropertyKey, unknown>> | null | undefined)?.[key];
  }
  return path.length;
}

type Issue = z.core.$ZodIssue;

/** A union's issues lie in its branches: the branch that came furthest says most. */
function flatten(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const furthest = issue.errors.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
    return flatten(furthest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

function keyOf(issue: Issue): string {
  if (isKey(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'validation.required' : 'validation.type';
    case 'too_small':
      return issue.origin === 'string' && (issue.minimum === 1 || issue.input === '') ? 'validation.required' : 'validation.tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'validation.tooLong' : 'validation.tooBig';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? 'validation.required' : 'validation.invalid';
    case 'unrecognized_keys':
      return 'validation.unknownField';
    default:
      return 'validation.invalid';
  }
}

const isKey = (message: string) => /^[a-z]+(?:-[a-z]+)*(?:\.[a-zA-Z]+)+$/.test(message);
