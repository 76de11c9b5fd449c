/** The history of the database is one line, and what has landed in it has run somewhere: it is added to, never rewritten. */
import { createHash } from 'node:crypto';
import { error, type Finding, type SourceTree } from './source-tree.ts';

const JOURNAL = 'migrations/meta/_journal.json';
/** Names of the files that have landed, with the SHA-256 of each. */
export const LANDED = 'migrations/landed.json';

export function checkMigrations(tree: SourceTree): Finding[] {
  const files = tree.files.filter((file) => /^migrations\/[^/]+\.sql$/.test(file));
  if (files.length === 0 && !tree.files.includes(LANDED)) return [];
  if (!tree.files.includes(LANDED)) return [error(LANDED, 'is missing: it names the migrations that have landed')];
  return [...rewritten(tree), ...offTheLine(tree, files)];
}

/** Changed or removed after landing. */
function rewritten(tree: SourceTree): Finding[] {
  return Object.entries(readLanded(tree)).flatMap(([name, hash]) => {
    const file = `migrations/${name}`;
    if (!tree.files.includes(file)) return [error(file, 'has landed and is gone: bring it back')];
    if (hashOf(tree.read(file)) === hash) return [];
    return [error(file, 'has landed and was changed: put it back as it was, and write a new migration')];
  });
}

/** The journal says what is applied, in which order; what has landed comes first in it. */
function offTheLine(tree: SourceTree, files: readonly string[]): Finding[] {
  const line = readJournal(tree).map((tag) => `${tag}.sql`);
  const landed = Object.keys(readLanded(tree));
  const findings = files
    .filter((file) => !line.includes(file.slice('migrations/'.length)))
    .map((file) => error(file, `is not in ${JOURNAL}, so nothing applies it`));
  for (const name of line.filter((name) => !files.includes(`migrations/${name}`)))
    findings.push(error(`migrations/${name}`, `is in ${JOURNAL} and not here`));
  const began = line.slice(0, landed.length);
  if (began.some((name) => !landed.includes(name)))
    findings.push(error(JOURNAL, `applies something before what has landed: ${began.filter((name) => !landed.includes(name)).join(', ')}`));
  return findings;
}

export function readLanded(tree: SourceTree): Readonly<Record<string, string>> {
  return JSON.parse(tree.read(LANDED)) as Record<string, string>;
}

/** What is applied, oldest first, without `.sql`. */
export function readJournal(tree: SourceTree): string[] {
  if (!tree.files.includes(JOURNAL)) return [];
  const { entries } = JSON.parse(tree.read(JOURNAL)) as { entries: readonly { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
