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

const SERVER_PARTS = new Set(['summary', 'access', 'rate', 'input', 'output', 'errors']);

export function withoutSchemas(code: string, program: unknown): string {
  const edits: { start: number; end: number; text: string }[] = [];
  visit(program as Node, (node) => {
    if (node.type !== 'CallExpression') return true;
    if (rootOf(node) === 'z') {
      edits.push({ start: node.start, end: node.end, text: 'z' });
      return false;
    }
    const { callee, arguments: [, definition] = [] } = node as unknown as { callee: Node; arguments: Node[] };
    if (callee.type !== 'Identifier' || !['query', 'command'].includes(callee.name as string) || definition?.type !== 'ObjectExpression')
      return true;
    for (const part of definition.properties as Node[]) {
      const key = (part.key as Node | undefined)?.name as string | undefined;
      if (key !== undefined && SERVER_PARTS.has(key))
        edits.push({ start: part.start, end: code.indexOf(',', part.end) === part.end ? part.end + 1 : part.end, text: '' });
    }
    return false;
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: fresh }) => text.slice(0, start) + fresh + text.slice(end), code);
}

/** `a` of `a.b().c(…)`. */
function rootOf(node: Node): string | null {
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  if (node.type === 'MemberExpression') return rootOf(node.object as Node);
  return node.type === 'Identifier' ? (node.name as string) : null;
}

/** Goes no deeper where `enter` answers false. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, enter);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
