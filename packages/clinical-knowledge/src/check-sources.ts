/** Every `src` names a source of its file, every source of a file is used and stands in the catalogue. */
import type { Content, Entry } from './content.ts';
import { nearestName } from './nearest-name.ts';
import type { SourceReference } from './shared-schema.ts';
import type { Problem, Steps } from './yaml-file.ts';

export function checkSources(content: Content): Problem[] {
  return content.files.flatMap((file) => sourcesOf(file).flatMap((sources) => checkFile(content, file, sources)));
}

function sourcesOf({ value }: Entry<unknown>): Record<string, SourceReference>[] {
  const holds = value !== null && typeof value === 'object' && 'state' in value && 'sources' in value;
  return holds ? [value.sources as Record<string, SourceReference>] : [];
}

function checkFile(content: Content, file: Entry<unknown>, sources: Record<string, SourceReference>): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  walk(file.value, [], (steps, keys) => {
    for (const key of keys) {
      used.add(key);
      if (!(key in sources))
        problems.push(file.problem(steps, `src “${key}” is not among the sources of this file: ${Object.keys(sources).join(', ')}`));
    }
  });
  for (const [key, source] of Object.entries(sources)) {
    const steps = ['sources', key];
    if (!used.has(key)) problems.push(file.problem(steps, `source “${key}” is listed but no fact names it`));
    const known = content.sources.get(source.ref)?.value;
    if (known === undefined) {
      const meant = nearestName(source.ref, content.sources.keys());
      problems.push(file.problem(steps, `sources/ has no “${source.ref}”${meant === null ? '' : `; is it “${meant}”?`}`));
      continue;
    }
    if (known.section && source.section === undefined)
      problems.push(file.problem(steps, `needs its section: ${source.ref} / 4 Contraindications`));
    if (known.perDrug && source.of === undefined && !file.path.startsWith('drugs/'))
      problems.push(file.problem(steps, `says whose label: ${source.ref}[simvastatin] / …`));
  }
  return problems;
}

function walk(value: unknown, steps: Steps, visit: (steps: Steps, keys: readonly string[]) => void) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, [...steps, index], visit);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'src' && Array.isArray(inner)) visit([...steps, key], inner as string[]);
    else if (key !== 'sources') walk(inner, [...steps, key], visit);
  }
}
