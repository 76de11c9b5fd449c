/** Small additions to files that exist. The formatter puts imports in order and lines in shape afterwards. */

/** What a file must import: names, and the module that has them. */
export type Import = { readonly names: readonly string[]; readonly source: string };

/** Adds names to the import that is there, or an import after the last one: the comment at the head of a file stays with its first. */
export function withImport(text: string, { names, source }: Import): string {
  const existing = /^import \{([^}]*)\} from '([^']*)';/gm;
  for (const match of text.matchAll(existing)) {
    const [statement, list = '', from] = match;
    if (from !== source) continue;
    const known = list.split(',').map((name) => name.trim());
    const all = [...new Set([...known, ...names])].filter((name) => name !== '');
    return text.replace(statement, `import { ${all.join(', ')} } from '${source}';`);
  }
  const line = `import { ${names.join(', ')} } from '${source}';\n`;
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** At the end of the list that `start` opens; `file` is for the message when there is none. */
export function appendToList(file: string, text: string, start: RegExp, item: string): string {
  const opening = start.exec(text);
  if (opening === null) throw new Error(`${file} has no list to which ${item} could be added`);
  const from = opening.index + opening[0].length;
  const end = closingBracket(text, from);
  const before = text.slice(0, end).trimEnd();
  const separator = before.endsWith('[') || before.endsWith(',') ? '' : ',';
  return `${before}${separator} ${item}${text.slice(end)}`;
}

/** As `appendToList`, where the list may also be one that has a name: `handlers: caseHandlers`. */
export function appendToProperty(file: string, text: string, property: string, item: string): string {
  const named = new RegExp(`\\b${property}:\\s*([A-Za-z]\\w*)(?=\\s*[,}\\n])`).exec(text);
  if (named === null) return appendToList(file, text, new RegExp(`\\b${property}:\\s*\\[`), item);
  return `${text.slice(0, named.index)}${property}: [...${named[1]}, ${item}]${text.slice(named.index + named[0].length)}`;
}

/** Behind the last line that is like these, as far in as it is. */
export function behindLast(file: string, text: string, like: RegExp, line: string): string {
  const last = [...text.matchAll(like)].at(-1);
  if (last === undefined) throw new Error(`${file} has no line behind which ${line.trim()} could stand`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${/^ */.exec(last[0])}${line}${text.slice(end)}`;
}

function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '[') depth++;
    if (text[at] === ']' && --depth === 0) return at;
  }
  throw new Error('A list is not closed');
}

type Group = { [key: string]: string | Group };

/** Adds texts under dotted keys; one that is there already stays as it is. */
export function withTexts(json: string, texts: Readonly<Record<string, string>>): string {
  // A locale file is groups of texts; the locale check sees to that.
  const root = JSON.parse(json) as Group;
  for (const [key, text] of Object.entries(texts)) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    let group = root;
    for (const part of path) {
      group[part] ??= {};
      const below = group[part];
      if (typeof below === 'string') throw new Error(`${key} cannot be added: ${part} is a text`);
      group = below;
    }
    group[last] ??= text;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}
