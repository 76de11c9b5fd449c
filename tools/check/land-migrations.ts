/** `npm run land`: from now on the migrations that are there are not changed any more. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMigrations, hashOf, LANDED, readJournal, readLanded } from './migrations.ts';
import { REPOSITORY } from './run-tool.ts';
import { treeFromDisk } from './source-tree.ts';

const tree = treeFromDisk(REPOSITORY);
const faults = checkMigrations(tree);
if (faults.length > 0) {
  console.error(faults.map(({ file, message }) => `${file}  ${message}`).join('\n'));
  process.exit(1);
}
const before = readLanded(tree);
const names = readJournal(tree).map((tag) => `${tag}.sql`);
const landed = Object.fromEntries(names.map((name) => [name, hashOf(tree.read(`migrations/${name}`))]));
writeFileSync(path.join(REPOSITORY, LANDED), `${JSON.stringify(landed, null, 2)}\n`);
const fresh = names.filter((name) => before[name] === undefined);
console.log(fresh.length === 0 ? 'Everything has landed already' : `Landed: ${fresh.join(', ')}`);
