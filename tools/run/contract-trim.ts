/**
 * Contracts are shared with browsers, where Zod is a stub and an operation is its name and address. Schemas are cut down to
 * the stub and operations to what a caller needs, so that bundlers can leave out the rest.
 */

/** The parts of an ESTree node this needs to know of. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SERVER_PARTS = new Set(['summary', 'access', 'rate', 'input', 'output', 'errors']);
const PURE = '/* @__PURE__ */ ';

export function withoutSchemas(code: string, program: unknown): string {
  const edits = editsOf(program as Node, code, false);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: fresh }) => text.slice(0, start) + fresh + text.slice(end), code);
}

function editsOf(node: Node, code: string, inFunction: boolean): Edit[] {
  if (node.type !== 'CallExpression')
    return childrenOf(node).flatMap((child) => editsOf(child, code, inFunction || /Function/.test(node.type)));
  if (rootOf(node) === 'z') return [{ start: node.start, end: node.end, text: 'z' }];
  const cuts = isOperation(node) ? serverPartsOf(node, code) : [];
  const inside = childrenOf(node)
    .flatMap((child) => editsOf(child, code, inFunction))
    // Neither what is cut away, nor the same mark twice where a chain of calls begins.
    .filter(({ start, end }) => !cuts.some((cut) => start >= cut.start && end <= cut.end) && (start !== node.start || end !== start));
  // A contract only makes words: whatever it makes and nobody uses may be left out.
  return inFunction ? [...cuts, ...inside] : [...cuts, ...inside, { start: node.start, end: node.start, text: PURE }];
}

function isOperation({ callee }: Node): boolean {
  const { type, name } = callee as Node;
  return type === 'Identifier' && (name === 'query' || name === 'command');
}

function serverPartsOf(call: Node, code: string): Edit[] {
  const [, definition] = call.arguments as Node[];
  if (definition?.type !== 'ObjectExpression') return [];
  return (definition.properties as Node[])
    .filter((part) => SERVER_PARTS.has(String((part.key as Node | undefined)?.name)))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
}

/** `a` of `a.b().c(…)`. */
function rootOf(node: Node): string | null {
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  if (node.type === 'MemberExpression') return rootOf(node.object as Node);
  return node.type === 'Identifier' ? (node.name as string) : null;
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
