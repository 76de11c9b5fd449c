/**
 * Reads TypeScript and TSX into a plain tree of nodes. TypeScript 7 offers no compiler API, so the parser is swc, whose nodes are
 * plain objects: a generic walk over them needs no visitor per node type.
 */
import { parseSync } from '@swc/core';

export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };
export type Syntax = { readonly items: readonly SyntaxNode[]; lineOf(node: SyntaxNode): number };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function parseSource(file: string, text: string): Syntax {
  let parsed: { body: unknown };
  try {
    parsed = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2024' });
  } catch (cause) {
    throw new Error(`${file} does not parse`, { cause });
  }
  const bytes = Buffer.from(text, 'utf8');
  return {
    items: childrenOf(parsed.body),
    // swc counts bytes, from 1.
    lineOf(node) {
      const start = spanStart(node);
      return start === undefined
        ? 1
        : bytes
            .subarray(0, start - 1)
            .toString('utf8')
            .split('\n').length;
    },
  };
}

/** A property of an object has no span of its own: it begins where its key does. */
function spanStart(node: SyntaxNode): number | undefined {
  const { span } = node;
  if (typeof span === 'object' && span !== null && 'start' in span && typeof span.start === 'number') return span.start;
  const [first] = childrenOf(node);
  return first === undefined ? undefined : spanStart(first);
}

/** The nodes found directly below a value; swc wraps call arguments in objects without a type, so those are looked through. */
export function childrenOf(value: unknown): SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: SyntaxNode[] = [];
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    if (isNode(child)) found.push(child);
    else found.push(...childrenOf(child));
  }
  return found;
}

/** Calls `visit` on every node, outermost first; answering `false` leaves out what is below. */
export function walk(nodes: readonly SyntaxNode[], visit: (node: SyntaxNode) => boolean | undefined): void {
  for (const node of nodes) {
    if (visit(node) !== false) walk(childrenOf(node), visit);
  }
}

export function textOf(node: unknown): string | undefined {
  return isNode(node) && 'value' in node && typeof node.value === 'string' ? node.value : undefined;
}

/** Every module a file imports or re-exports, statically or not, as written. */
export function importsOf(syntax: Syntax): { specifier: string; line: number }[] {
  const found: { specifier: string; line: number }[] = [];
  const add = (node: SyntaxNode, source: unknown) => {
    const specifier = textOf(source);
    if (specifier !== undefined) found.push({ specifier, line: syntax.lineOf(node) });
  };
  walk(syntax.items, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') {
      add(node, node.source);
    } else if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Import') {
      add(node, childrenOf(node.arguments)[0]);
    }
    return undefined;
  });
  return found;
}

/** `cases: [...]` anywhere in the file, whatever object it belongs to. */
export function stringListsNamed(syntax: Syntax, property: string): { values: string[]; line: number }[] {
  const lists: { values: string[]; line: number }[] = [];
  walk(syntax.items, (node) => {
    if (node.type === 'KeyValueProperty' && textOf(node.key) === property) {
      const list = withoutWrapping(node.value);
      if (list?.type === 'ArrayExpression') {
        const values = childrenOf(list.elements).filter((element) => element.type === 'StringLiteral');
        lists.push({ values: values.map((value) => textOf(value) ?? ''), line: syntax.lineOf(list) });
      }
    }
    return undefined;
  });
  return lists;
}

/** The expression inside `( … )`, `… as const`, `… satisfies T` and `…!`. */
export function withoutWrapping(value: unknown): SyntaxNode | undefined {
  let node = value;
  while (isNode(node)) {
    if (!/^(ParenthesisExpression|TsAsExpression|TsConstAssertion|TsSatisfiesExpression|TsNonNullExpression)$/.test(node.type)) return node;
    node = node.expression;
  }
  return undefined;
}

/** The literals an expression may come out as: through conditions, fallbacks, joins and brackets, but not into calls. */
export function literalsOf(value: unknown): SyntaxNode[] {
  const node = withoutWrapping(value);
  switch (node?.type) {
    case 'StringLiteral':
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'BinaryExpression':
      return /^(\+|\|\||&&|\?\?)$/.test(String(node.operator)) ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    default:
      return [];
  }
}
