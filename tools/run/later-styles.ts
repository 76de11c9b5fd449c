/**
 * A part that comes alive after the first view has been rendered by the server, so its styles belong to the page and not to the
 * scripts that are still to come. Files named `later-*.tsx` load such parts.
 */

/** What is read of a chunk of a build. */
export interface StyledChunk {
  readonly type: 'chunk';
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> } | undefined;
}

type Bundle = Readonly<Record<string, StyledChunk | { readonly type: 'asset' }>>;

const LOADS_LATER = /\/later-[^/]+\.tsx$/;

/** `partsOf`: the modules that a module loads by `import()`. */
export function addLaterStyles(bundle: Bundle, partsOf: (moduleId: string) => readonly string[]): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const homeOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  for (const chunk of chunks) {
    const parts = chunk.moduleIds.filter((id) => LOADS_LATER.test(id)).flatMap(partsOf);
    for (const part of parts) for (const style of stylesOf(homeOf.get(part), bundle)) chunk.viteMetadata?.importedCss.add(style);
  }
}

/** Of a chunk and of all that it imports, in the order in which a page would have them. */
function stylesOf(chunk: StyledChunk | undefined, bundle: Bundle, seen = new Set<StyledChunk>()): string[] {
  if (chunk === undefined || seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((file) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? stylesOf(output, bundle, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}
