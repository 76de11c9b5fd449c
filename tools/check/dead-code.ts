/** Files, exports and dependencies that nothing uses: runs knip and reads its answer. */
import { runTool } from './run-tool.ts';
import { error, type Finding } from './source-tree.ts';

const MEANING: Readonly<Record<string, string>> = {
  files: 'nothing imports this file',
  exports: 'is exported and not imported',
  types: 'is exported and not imported',
  namespaceMembers: 'is exported and not imported',
  enumMembers: 'is never used',
  duplicates: 'is exported twice',
  dependencies: 'is a dependency nothing imports',
  devDependencies: 'is a dependency nothing imports',
  optionalPeerDependencies: 'is imported as an optional peer only',
  unlisted: 'is imported and not in package.json',
  binaries: 'is run and not in package.json',
  unresolved: 'leads nowhere',
};

type KnipIssue = { readonly name: string; readonly line?: number };

export function checkDeadCode(root: string): Finding[] {
  const { output, errors } = runTool('knip', ['--no-progress', '--reporter', 'json'], root);
  let issues: readonly Record<string, unknown>[];
  try {
    // The shape is that of knip's JSON reporter: one object per file, one list per kind of issue.
    ({ issues } = JSON.parse(output) as { issues: readonly Record<string, unknown>[] });
  } catch (cause) {
    throw new Error(`knip gave no result: ${errors || output}`.slice(0, 2000), { cause });
  }
  const notes = errors.split('\n').filter((line) => line.trim() !== '');
  return [...issues.flatMap(findingsOf), ...notes.map((note) => error('knip.jsonc', note))];
}

function findingsOf(issue: Record<string, unknown>): Finding[] {
  const file = String(issue.file);
  return Object.entries(issue).flatMap(([kind, list]) => {
    if (!Array.isArray(list)) return [];
    return (list.flat() as KnipIssue[]).map(({ name, line }) => {
      const meaning = MEANING[kind] ?? kind;
      return error(file, kind === 'files' ? meaning : `${name} ${meaning}`, line);
    });
  });
}
