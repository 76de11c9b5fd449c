/**
 * Does SQL stand in stores only? Drizzle cannot be imported elsewhere (the walls see to that), but whoever is given a `db` could ask it
 * by hand, in a handler or a job, where nobody looks for what reads and writes a table.
 */
import { error, type Finding, type SourceTree } from './source-tree.ts';
import { isNode, parseSource, type SyntaxNode, textOf, walk } from './syntax.ts';

const ASKS_NOTHING = /^app\/modules\/[^/]+\/server\/(?!.*\.(?:store|schema|test)\.ts$).*\.ts$/;
/** What a database, a connection or a pool is called, as a name or as a part of something. */
const DATABASES = new Set(['db', 'client', 'pool']);
const QUESTIONS = new Set(['query', 'execute', 'select', 'selectDistinct', 'insert', 'update', 'delete', '$count']);
/** What `platform/db` has for stores. */
const STATEMENTS = new Set(['prepared', 'preparedOnce', 'lastly', 'queryByOnePlan']);

export function checkSqlPlaces(tree: SourceTree): Finding[] {
  return tree.files.filter((file) => ASKS_NOTHING.test(file)).flatMap((file) => asked(tree, file));
}

function asked(tree: SourceTree, file: string): Finding[] {
  const syntax = parseSource(file, tree.read(file));
  const findings: Finding[] = [];
  walk(syntax.items, (node) => {
    if (node.type === 'CallExpression' && isNode(node.callee) && isQuestion(node.callee))
      findings.push(error(file, 'asks the database: SQL stands in a *.store.ts', syntax.lineOf(node)));
    return undefined;
  });
  return findings;
}

function isQuestion(callee: SyntaxNode): boolean {
  if (callee.type === 'Identifier') return STATEMENTS.has(nameOf(callee));
  return callee.type === 'MemberExpression' && QUESTIONS.has(nameOf(callee.property)) && DATABASES.has(nameOf(callee.object));
}

/** Of a name itself; of a part of something, the name of that part. */
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : (textOf(node) ?? ''));
