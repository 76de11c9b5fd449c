/** Does each module declare exactly the modules its server imports, and do the declarations form no circle? */
import { posix } from 'node:path';
import { error, type Finding, modulesOf, type SourceTree } from './source-tree.ts';
import { importsOf, parseSource, stringListsNamed } from './syntax.ts';

export function checkModuleUses(tree: SourceTree): Finding[] {
  const findings: Finding[] = [];
  const declared = new Map<string, readonly string[]>();
  for (const module of modulesOf(tree)) {
    const file = `app/modules/${module}/server/${module}.module.ts`;
    if (!tree.files.includes(file)) continue; // The structure check says so.
    const lists = stringListsNamed(parseSource(file, tree.read(file)), 'uses');
    const [list] = lists;
    if (lists.length !== 1 || list === undefined) {
      findings.push(error(file, 'declares no list `uses` of the modules it imports'));
      continue;
    }
    declared.set(module, list.values);
    const imported = importedModules(tree, module);
    for (const [other, by] of imported) {
      if (!list.values.includes(other)) findings.push(error(file, `uses ${other} (${by}) without declaring it`, list.line));
    }
    for (const other of list.values.filter((name) => !imported.has(name))) {
      findings.push(error(file, `declares ${other}, which its server does not import`, list.line));
    }
  }
  return [...findings, ...circles(declared)];
}

/** Modules whose files this module's server imports, each with one file that does. */
function importedModules(tree: SourceTree, module: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of tree.files) {
    if (!file.startsWith(`app/modules/${module}/server/`) || !file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    for (const { specifier, line } of importsOf(parseSource(file, tree.read(file)))) {
      const other = moduleOf(file, specifier);
      if (other !== undefined && other !== module && !found.has(other)) found.set(other, `${file}:${line}`);
    }
  }
  return found;
}

function moduleOf(importer: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : specifier.replace(/^#/, 'app/');
  return /^app\/modules\/([^/]+)\//.exec(path.replace(/^app\/app\//, 'app/'))?.[1];
}

function circles(declared: ReadonlyMap<string, readonly string[]>): Finding[] {
  const done = new Set<string>();
  const findings: Finding[] = [];
  const visit = (module: string, trail: readonly string[]) => {
    const start = trail.indexOf(module);
    if (start !== -1) {
      const circle = [...trail.slice(start), module].join(' → ');
      findings.push(error(`app/modules/${module}/server/${module}.module.ts`, `uses itself: ${circle}`));
      return;
    }
    if (done.has(module)) return;
    for (const other of declared.get(module) ?? []) visit(other, [...trail, module]);
    done.add(module);
  };
  for (const module of declared.keys()) visit(module, []);
  return findings;
}
