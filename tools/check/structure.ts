/** Is every file where a reader would look for it, under a name that says what it is, and short enough to read? */
import { error, type Finding, modulesOf, type SourceTree, warning } from './source-tree.ts';
import { importsOf, parseSource } from './syntax.ts';
import { badName, hasRole, misplaced } from './vocabulary.ts';

export function checkStructure(tree: SourceTree): Finding[] {
  return [
    ...tree.files.flatMap((file) => placeAndName(file)),
    ...sameNames(tree),
    ...tree.files.flatMap((file) => size(tree, file)),
    ...tree.files.flatMap((file) => barrel(tree, file)),
    ...tree.files.flatMap((file) => unseenText(tree, file)),
    ...modulesOf(tree).flatMap((module) => completeness(tree, module)),
    ...strayTests(tree),
    ...tree.files.flatMap((file) => mockedModule(tree, file)),
  ];
}

function placeAndName(file: string): Finding[] {
  const complaints = [misplaced(file), badName(file)];
  return complaints.filter((complaint) => complaint !== null).map((complaint) => error(file, complaint));
}

/** An editor's tab shows only the last part of a path. */
function sameNames(tree: SourceTree): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of tree.files.filter((path) => path.startsWith('app/') && hasRole(path))) {
    const name = baseName(file);
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    else findings.push(error(file, `has the same name as ${other}: name it after its noun`));
  }
  return findings;
}

const WARN_LINES = 300;
const MAX_LINES = 500;
const MAX_TEST_LINES = 600;
const MAX_ROUTE_LINES = 250;
const MAX_README_LINES = 60;

function size(tree: SourceTree, file: string): Finding[] {
  if (!/\.(?:tsx?|mjs|cjs|css)$/.test(file) || /^(?:sample|migrations|mobile)\/|\.data\.ts$/.test(file)) return [];
  const lines = lineCount(tree.read(file));
  const limit = /\.test\.tsx?$/.test(file) ? MAX_TEST_LINES : file.endsWith('.route.tsx') ? MAX_ROUTE_LINES : MAX_LINES;
  if (lines > limit) return [error(file, `has ${lines} lines, at most ${limit} are allowed`)];
  return lines > WARN_LINES && limit === MAX_LINES ? [warning(file, `has ${lines} lines; split it before it has ${MAX_LINES}`)] : [];
}

/** A file that only passes on what others export hides where things are. A route is named by its file and a module's public side is a list, so they may. */
function barrel(tree: SourceTree, file: string): Finding[] {
  if (!/^(?:app|packages|tools|bench|e2e)\/.*\.tsx?$/.test(file) || /\.(?:d\.ts|route\.tsx|public\.ts)$/.test(file)) return [];
  const { items } = parseSource(file, tree.read(file));
  const reexports = items.filter((item) => item.type === 'ExportAllDeclaration' || item.type === 'ExportNamedDeclaration');
  const isBarrel = reexports.length > 0 && items.every((item) => item.type === 'ImportDeclaration' || reexports.includes(item));
  return isBarrel ? [error(file, 'only re-exports: import from where things are')] : [];
}

/** What counts characters takes a zero-width space for a text. */
function unseenText(tree: SourceTree, file: string): Finding[] {
  if (!file.endsWith('.contract.ts') || !/\.trim\(\)\s*\.min\(/.test(tree.read(file))) return [];
  return [error(file, 'asks for characters, of which none may be seen: say it by `line` of platform/richtext/line.ts')];
}

function completeness(tree: SourceTree, module: string): Finding[] {
  const folder = `app/modules/${module}`;
  const findings: Finding[] = [];
  const needs = [`${folder}/README.md`, `${folder}/locales/en.json`, `${folder}/locales/id.json`, `${folder}/server/${module}.module.ts`];
  for (const file of needs.filter((path) => !tree.files.includes(path))) findings.push(error(file, 'is missing'));
  const readme = `${folder}/README.md`;
  if (tree.files.includes(readme)) {
    const lines = lineCount(tree.read(readme));
    if (lines > MAX_README_LINES) findings.push(error(readme, `has ${lines} lines, at most ${MAX_README_LINES} are allowed`));
    if (tree.read(readme).trim() === '') findings.push(error(readme, 'is empty'));
  }
  if (!mountedModules(tree).has(module)) findings.push(error('app/modules.ts', `does not list the module ${module}`));
  return findings;
}

function mountedModules(tree: SourceTree): Set<string> {
  const table = 'app/modules.ts';
  if (!tree.files.includes(table)) return new Set();
  const specifiers = importsOf(parseSource(table, tree.read(table))).map(({ specifier }) => specifier);
  return new Set(specifiers.flatMap((specifier) => /modules\/([^/]+)\/server\/\1\.module\.ts$/.exec(specifier)?.[1] ?? []));
}

/** `cases.policy.test.ts` without `cases.policy.ts` beside it tests something that has moved or gone. */
function strayTests(tree: SourceTree): Finding[] {
  return tree.files.flatMap((file) => {
    const subject = /^(app\/.*)\.test\.tsx?$/.exec(file)?.[1];
    if (subject === undefined || !hasRole(`${subject}.ts`)) return [];
    const exists = tree.files.includes(`${subject}.ts`) || tree.files.includes(`${subject}.tsx`);
    return exists ? [] : [error(file, `tests ${baseName(subject)}, which is not beside it`)];
  });
}

/** Files of one worker share what they load: a module that was loaded already is not replaced, and one that was replaced stays so. */
function mockedModule(tree: SourceTree, file: string): Finding[] {
  const shared = /^(?:app|packages|tools\/(?:invariants|search))\/.*\.test\.tsx?$/.test(file) && !/\.alone\.test\.ts$/.test(file);
  if (!shared || !/\bvi\s*\.(?:mock|doMock|resetModules)\(/.test(tree.read(file))) return [];
  return [error(file, 'puts something in the place of a module that other tests share: name it *.alone.test.ts')];
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
