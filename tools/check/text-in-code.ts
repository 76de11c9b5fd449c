/**
 * Words a reader would see, written into code instead of into a locale file: between JSX tags, in the attributes and properties
 * that are shown or read aloud, and in a page's meta data. Also dates and numbers formatted anywhere but in platform/i18n.
 */
import { error, type Finding, type SourceTree } from './source-tree.ts';
import { childrenOf, isNode, literalsOf, parseSource, type Syntax, type SyntaxNode, textOf, walk } from './syntax.ts';

/** A text that stays in the code, and why. */
export type Allowance = { readonly file: string; readonly text: string; readonly reason: string };
/** `ceiling` is the number of entries. It may only go down: a text is moved to a locale file, never a new one let in. */
export type AllowList = { readonly ceiling: number; readonly entries: readonly Allowance[] };

const SHOWN_CODE = /^app\/(?:modules\/[^/]+\/web|shell|ui|platform\/web)\/.*\.tsx?$|^app\/root\.tsx$/;
const SHOWN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'hint',
  'heading',
  'caption',
  'message',
  'summary',
]);
const LETTERS = /\p{L}/u;

export function checkTextInCode(tree: SourceTree, allowList: AllowList): Finding[] {
  const found = tree.files.filter((file) => SHOWN_CODE.test(file) && !/\.test\.tsx?$/.test(file)).flatMap((file) => shownTexts(tree, file));
  const isAllowed = (text: { file: string; text: string }) =>
    allowList.entries.some((entry) => entry.file === text.file && entry.text === text.text);
  return [
    ...found.filter((text) => !isAllowed(text)).map(({ file, line, text }) => error(file, `“${text}” belongs in a locale file`, line)),
    ...allowListFindings(allowList, found),
  ];
}

const ALLOW_LIST_FILE = 'tools/check/text-allow-list.json';

function allowListFindings({ ceiling, entries }: AllowList, found: readonly ShownText[]): Finding[] {
  const stale = entries.filter((entry) => !found.some((text) => text.file === entry.file && text.text === entry.text));
  const findings = stale.map((entry) =>
    error(ALLOW_LIST_FILE, `“${entry.text}” is no longer in ${entry.file}: remove the entry, lower the ceiling`),
  );
  for (const entry of entries.filter(({ reason }) => reason.trim().length < 10)) {
    findings.push(error(ALLOW_LIST_FILE, `“${entry.text}” in ${entry.file} gives no reason`));
  }
  if (entries.length !== ceiling) {
    findings.push(
      error(
        ALLOW_LIST_FILE,
        `has ${entries.length} entries and a ceiling of ${ceiling}; the list may only shrink, and the ceiling with it`,
      ),
    );
  }
  return findings;
}

type ShownText = { readonly file: string; readonly line: number; readonly text: string };

function shownTexts(tree: SourceTree, file: string): ShownText[] {
  const syntax = parseSource(file, tree.read(file));
  const texts: ShownText[] = [];
  const add = (node: SyntaxNode, text: string | undefined) => {
    const shown = text?.trim().replace(/\s+/g, ' ');
    if (shown !== undefined && LETTERS.test(shown)) texts.push({ file, line: syntax.lineOf(node), text: shown });
  };
  const addAll = (value: unknown) => {
    for (const literal of literalsOf(value)) add(literal, literalText(literal));
  };
  walk(syntax.items, (node) => {
    if (node.type === 'JSXText') add(node, textOf(node));
    else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of childrenOf(node.children)) if (child.type === 'JSXExpressionContainer') addAll(child.expression);
    } else if (node.type === 'JSXAttribute' && SHOWN_ATTRIBUTES.has(textOf(node.name) ?? jsxName(node.name))) {
      addAll(isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    } else if (isMeta(node)) {
      addMeta(node, addAll);
    }
    return undefined;
  });
  return texts;
}

/** `xlink:title` and the like have a namespace and a name. */
function jsxName(name: unknown): string {
  return isNode(name) && isNode(name.name) ? (textOf(name.name) ?? '') : '';
}

/** `export function meta()` and `export const meta =` of a page. */
function isMeta(node: SyntaxNode): boolean {
  const named = node.type === 'FunctionDeclaration' ? node.identifier : node.type === 'VariableDeclarator' ? node.id : undefined;
  return textOf(named) === 'meta';
}

function addMeta(node: SyntaxNode, addAll: (value: unknown) => void): void {
  walk(childrenOf(node), (below) => {
    if (below.type === 'KeyValueProperty' && textOf(below.key) === 'title') addAll(below.value);
    if (below.type === 'ObjectExpression') {
      const property = (name: string) => childrenOf(below.properties).find((item) => textOf(item.key) === name)?.value;
      if (/^(description|og:title|og:description)$/.test(textOf(property('name')) ?? textOf(property('property')) ?? ''))
        addAll(property('content'));
    }
    return undefined;
  });
}

function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return textOf(node);
  return childrenOf(node.quasis)
    .map((quasi) => (typeof quasi.raw === 'string' ? quasi.raw : ''))
    .join(' ');
}

const FORMATTED_ELSEWHERE = /^app\/platform\/i18n\/|\.test\.tsx?$/;

/** One place formats for people, so that a date reads the same on the page, in a mail and in the other language. */
export function checkFormatting(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => /^(?:app|packages)\/.*\.tsx?$/.test(file) && !FORMATTED_ELSEWHERE.test(file))
    .flatMap((file) => {
      const syntax = parseSource(file, tree.read(file));
      return formattingIn(syntax).map(({ node, name }) => error(file, `${name}: format with platform/i18n`, syntax.lineOf(node)));
    });
}

function formattingIn(syntax: Syntax): { node: SyntaxNode; name: string }[] {
  const found: { node: SyntaxNode; name: string }[] = [];
  walk(syntax.items, (node) => {
    if (node.type !== 'MemberExpression') return undefined;
    const name = textOf(node.property) ?? '';
    if (/^toLocale(Date|Time)?String$/.test(name)) found.push({ node, name });
    if (textOf(node.object) === 'Intl' && /Format$|^PluralRules$/.test(name)) found.push({ node, name: `Intl.${name}` });
    return undefined;
  });
  return found;
}
