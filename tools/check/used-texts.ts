/**
 * Does every text that code asks for exist? Follows `const t = useTexts('cases')` to `t('list.title')` in the same file; keys that
 * are put together at run time cannot be followed and are left to the pages' own tests.
 */
import { readTexts } from './locales.ts';
import { error, type Finding, type SourceTree } from './source-tree.ts';
import { childrenOf, isNode, literalsOf, parseSource, type Syntax, type SyntaxNode, textOf, walk, withoutWrapping } from './syntax.ts';

export function checkUsedTexts(tree: SourceTree): Finding[] {
  const keys = keysByNamespace(tree);
  return tree.files
    .filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return text.includes('useTexts(') ? missingIn(file, parseSource(file, text), keys) : [];
    });
}

function missingIn(file: string, syntax: Syntax, keys: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  const namespaces = translatorsOf(syntax);
  const findings: Finding[] = [];
  for (const namespace of new Set([...namespaces.values()].flat())) {
    if (!keys.has(namespace)) findings.push(error(file, `there are no texts named ${namespace}`));
  }
  walk(syntax.items, (node) => {
    const call = literalCall(node);
    const candidates = call === null ? undefined : namespaces.get(call.name);
    if (call === null || candidates === undefined) return undefined;
    for (const key of call.literals) {
      const exists = candidates.some((namespace) => keys.get(namespace)?.has(key) ?? true);
      if (!exists) findings.push(error(file, `${candidates.join(' or ')} has no text ${key}`, syntax.lineOf(node)));
    }
    return undefined;
  });
  return findings;
}

/** Names of translators in a file. Two functions may use one name for two namespaces; then either will do. */
function translatorsOf(syntax: Syntax): Map<string, string[]> {
  const namespaces = new Map<string, string[]>();
  walk(syntax.items, (node) => {
    if (node.type !== 'VariableDeclarator') return undefined;
    const name = textOf(node.id);
    const call = literalCall(withoutWrapping(node.init));
    if (name !== undefined && call?.name === 'useTexts') namespaces.set(name, [...(namespaces.get(name) ?? []), ...call.literals]);
    return undefined;
  });
  return namespaces;
}

/** `name('this', …)` and `name(open ? 'this' : 'that')`: what the first argument may be, where that can be read off. */
function literalCall(node: SyntaxNode | undefined): { name: string; literals: string[] } | null {
  if (node?.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') return null;
  const name = textOf(node.callee);
  const [first] = childrenOf(node.arguments);
  const isJoined = first?.type === 'BinaryExpression' && first.operator === '+';
  const literals = isJoined ? [] : literalsOf(first).flatMap((literal) => textOf(literal) ?? []);
  return name === undefined ? null : { name, literals };
}

function keysByNamespace(tree: SourceTree): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const file of tree.files) {
    const namespace = /^app\/(?:modules\/)?([^/]+)\/locales\/en\.json$/.exec(file)?.[1];
    if (namespace === undefined) continue;
    const names = [...readTexts(file, tree.read(file)).texts.keys()];
    keys.set(namespace, new Set([...names, ...names.map((name) => name.replace(/_(?:one|other)$/, ''))]));
  }
  return keys;
}
