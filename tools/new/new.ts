/**
 * `npm run new module NAME` · `npm run new operation MODULE NOUN VERB` · `npm run new page MODULE NOUN /path`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY, runTool } from '../check/run-tool.ts';
import { treeFromDisk } from '../check/source-tree.ts';
import { type Changes, newModule, newOperation, newPage } from './scaffold.ts';

const USAGE = `npm run new module NAME                 npm run new module surveys
npm run new operation MODULE NOUN VERB  npm run new operation surveys survey close
npm run new page MODULE NOUN /path      npm run new page surveys survey /surveys/:id`;

/** What no template can know. */
const LEFT: Readonly<Record<string, string>> = {
  module: 'its README (docs/guides/adding-a-module.md)',
  operation: `input, output and access in the contract, the handler, a test beside it; of a command that names something by an id, whose
that is in tools/invariants/ownership.ts (docs/guides/adding-an-operation.md)`,
  page: `its title in both languages; in e2e/product-pages.ts who may see it, and one of the sample world; whether search engines find it
(docs/guides/adding-a-page.md)`,
};

function changesFor([kind, ...names]: readonly string[]): Changes | null {
  const tree = treeFromDisk(REPOSITORY);
  const [first, second, third] = names;
  if (kind === 'module' && names.length === 1 && first !== undefined) return newModule(tree, first);
  if (names.length !== 3 || first === undefined || second === undefined || third === undefined) return null;
  if (kind === 'operation') return newOperation(tree, first, second, third);
  return kind === 'page' ? newPage(tree, first, second, third) : null;
}

try {
  const changes = changesFor(process.argv.slice(2));
  if (changes === null) {
    console.error(USAGE);
    process.exitCode = 2;
  } else {
    for (const [file, text] of changes) {
      mkdirSync(dirname(join(REPOSITORY, file)), { recursive: true });
      writeFileSync(join(REPOSITORY, file), text);
      console.log(file);
    }
    runTool('biome', ['check', '--write', ...[...changes.keys()].filter((file) => !file.endsWith('.md'))], REPOSITORY);
    console.log(`\nLeft to do: ${LEFT[process.argv[2] ?? '']}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
