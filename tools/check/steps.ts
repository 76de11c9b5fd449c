/** What `npm run check` looks at, in the order in which it is cheapest to be told. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDeadCode } from './dead-code.ts';
import { checkErrorTexts } from './error-texts.ts';
import { checkLocales } from './locales.ts';
import { checkMigrations } from './migrations.ts';
import { checkModuleUses } from './module-uses.ts';
import { checkOperationNames } from './operation-names.ts';
import { runTool } from './run-tool.ts';
import { type Finding, treeFromDisk } from './source-tree.ts';
import { checkSqlPlaces } from './sql-places.ts';
import { checkStructure } from './structure.ts';
import { checkTableOwners } from './table-owners.ts';
import { type AllowList, checkFormatting, checkTextInCode } from './text-in-code.ts';
import { checkUsedTexts } from './used-texts.ts';
import { checkWalls } from './walls.ts';

export type Outcome = { readonly failures: readonly string[]; readonly warnings: readonly string[] };
export type Step = { readonly name: string; readonly run: (root: string) => Outcome };

export const STEPS: readonly Step[] = [
  {
    name: 'biome',
    run: (root) => {
      const { failures, warnings } = toolOutcome(root, 'biome', ['check', '--max-diagnostics=200', '--colors=off', '.']);
      return { failures: failures.map((said) => `${said}\n\n\`npm run format\` repairs what it can.`), warnings };
    },
  },
  { name: 'types', run: checkTypes },
  {
    name: 'walls',
    run: (root) => {
      const tree = treeFromDisk(root);
      return outcomeOf([...checkWalls(root), ...checkModuleUses(tree), ...checkTableOwners(tree), ...checkSqlPlaces(tree)]);
    },
  },
  {
    name: 'structure',
    run: (root) => {
      const tree = treeFromDisk(root);
      return outcomeOf([...checkStructure(tree), ...checkOperationNames(tree)]);
    },
  },
  {
    name: 'locales',
    run: (root) => {
      const tree = treeFromDisk(root);
      return outcomeOf([...checkLocales(tree), ...checkErrorTexts(tree), ...checkUsedTexts(tree)]);
    },
  },
  { name: 'migrations', run: (root) => outcomeOf(checkMigrations(treeFromDisk(root))) },
  { name: 'dead-code', run: (root) => outcomeOf(checkDeadCode(root)) },
  {
    name: 'invariants',
    run: (root) => {
      const tree = treeFromDisk(root);
      return outcomeOf([...checkTextInCode(tree, readAllowList(root)), ...checkFormatting(tree)]);
    },
  },
];

/** Pages, their rendering and servers are projects of their own: what knows the DOM knows no Node. */
function checkTypes(root: string): Outcome {
  const typegen = existsSync(join(root, 'app/routes.ts')) ? toolOutcome(root, 'react-router', ['typegen']) : NOTHING;
  // The shape is that of a TypeScript solution file.
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { references: readonly { path: string }[] };
  const projects = references.map(({ path }) => toolOutcome(root, 'tsc', ['-p', path, '--pretty', 'false']));
  return { failures: [typegen, ...projects].flatMap(({ failures }) => failures), warnings: [] };
}

const NOTHING: Outcome = { failures: [], warnings: [] };

function toolOutcome(root: string, tool: string, parameters: readonly string[]): Outcome {
  const { ok, output, errors } = runTool(tool, parameters, root);
  if (ok) return NOTHING;
  return { failures: [`${output}${errors}`.trim() || `${tool} ${parameters.join(' ')} failed and said nothing`], warnings: [] };
}

function outcomeOf(findings: readonly Finding[]): Outcome {
  const linesOf = (severity: Finding['severity']) =>
    findings
      .filter((finding) => finding.severity === severity)
      .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
      .map(({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`}  ${message}`);
  return { failures: linesOf('error'), warnings: linesOf('warning') };
}

function readAllowList(root: string): AllowList {
  const file = join(root, 'tools/check/text-allow-list.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AllowList) : { ceiling: 0, entries: [] };
}
