/** Has every operation a name of its own? Handlers, documents and answers that are kept know operations by their names. */
import { error, type Finding, type SourceTree } from './source-tree.ts';

export interface NamedOperation {
  readonly name: string;
  /** `main.post /cases/:id`; null where it is not written out. */
  readonly address: string | null;
  readonly file: string;
  readonly line: number;
}

const OPERATION = /\b(?:query|command)\(\s*'([^']+)'(?:(?:(?!\b(?:query|command)\()[\s\S])*?\bhttp:\s*(\w+\.\w+)\('([^']+)'\))?/g;

/** As contracts declare them. */
export function operationsOf(tree: SourceTree): NamedOperation[] {
  return tree.files
    .filter((file) => /^app\/modules\/.*\.contract\.ts$/.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(OPERATION)].map(({ 1: name = '', 2: method, 3: path, index }) => ({
        name,
        address: method === undefined || path === undefined ? null : `${method} ${path}`,
        file,
        line: text.slice(0, index).split('\n').length,
      }));
    });
}

export function checkOperationNames(tree: SourceTree): Finding[] {
  const first = new Map<string, NamedOperation>();
  return operationsOf(tree).flatMap((operation) => {
    const other = first.get(operation.name);
    if (other === undefined) first.set(operation.name, operation);
    return other === undefined
      ? []
      : [error(operation.file, `has a second operation ${operation.name}: see ${other.file}`, operation.line)];
  });
}
