/**
 * Does every module leave the tables of others alone? Tables as Drizzle knows them cannot be imported (the walls see to that), but SQL may
 * name any. Views that others may read are functions in a module's `public`, so nothing but the owner has a reason to name a table.
 */
import { error, type Finding, type SourceTree } from './source-tree.ts';
import { parseSource, type SyntaxNode, walk } from './syntax.ts';

const SCHEMA_FILE = /^app\/.*\.schema\.ts$/;
/** Modules, and the platform, whose own tables are `platform`. */
const OWNED_FILE = /^app\/(?:modules\/([^/]+)\/|(platform)\/).*\.tsx?$/;
const TEST = /\.test\.tsx?$/;

export function checkTableOwners(tree: SourceTree): Finding[] {
  const owners = tableOwners(tree);
  if (owners.size === 0) return [];
  return tree.files.filter((file) => ownerOf(file) !== null && !TEST.test(file)).flatMap((file) => namedIn(tree, file, owners));
}

function namedIn(tree: SourceTree, file: string, owners: ReadonlyMap<string, string>): Finding[] {
  const syntax = parseSource(file, tree.read(file));
  const findings: Finding[] = [];
  walk(syntax.items, (node) => {
    for (const [, schema = '', table = ''] of literalIn(node).matchAll(/(?<![\w.])"?([a-z_]+)"?\."?([a-z_]+)"?(?![\w.])/g)) {
      const owner = owners.get(`${schema}.${table}`);
      if (owner === undefined || owner === ownerOf(file)) continue;
      findings.push(error(file, `names the table ${schema}.${table} of ${owner}: ask what is public there`, syntax.lineOf(node)));
    }
    return undefined;
  });
  return findings;
}

const ownerOf = (file: string): string | null => {
  const [, module, platform] = OWNED_FILE.exec(file) ?? [];
  return module ?? platform ?? null;
};

/** A piece of a template, or a whole string; imports aside, whose paths are no SQL. */
function literalIn(node: SyntaxNode): string {
  if (node.type === 'TemplateElement') return typeof node.raw === 'string' ? node.raw : '';
  return node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : '';
}

/** The module by `schema.table`, from every `….table('name', …)` of what `pgSchema('schema')` made. */
function tableOwners(tree: SourceTree): Map<string, string> {
  const files = tree.files.filter((file) => SCHEMA_FILE.test(file));
  const schemas = new Map(
    files.flatMap((file) =>
      [...tree.read(file).matchAll(/\b(\w+) = pgSchema\('(\w+)'\)/g)].map(([, name = '', schema = '']) => [name, schema] as const),
    ),
  );
  const owners = new Map<string, string>();
  for (const file of files) {
    for (const [, name = '', table = ''] of tree.read(file).matchAll(/\b(\w+)\.(?:table|view|materializedView|sequence)\(\s*'(\w+)'/g)) {
      const schema = schemas.get(name);
      if (schema !== undefined) owners.set(`${schema}.${table}`, ownerOf(file) ?? '');
    }
  }
  return owners;
}
