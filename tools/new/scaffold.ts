/**
 * Writes the first version of a module, an operation or a page, in the pattern the others follow, and mounts it. Works on a tree
 * and answers with the files to write, so that it can be tried without touching anything.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from '../check/operation-names.ts';
import { modulesOf, type SourceTree } from '../check/source-tree.ts';
import { appendToList, appendToProperty, behindLast, withImport, withTexts } from './insert.ts';
import { operationValues } from './operation-values.ts';
import { camel, heading, pascal } from './words.ts';

/** New text by path. */
export type Changes = ReadonlyMap<string, string>;

const MODULES = 'app/modules.ts';
const ROUTES = 'app/routes.ts';
/** The pages of modules, within the layout of pages: outside of it, one that fails has no frame, and an address too many no page that says so. */
const PAGES = /^ *\.\.\.\w+Routes(?:\(.*\))?,\n/gm;
const ARCHITECTURE = 'docs/architecture.md';
/** The browser tests visit every page that is listed there, and fail for one that is not. */
const VISITED = 'e2e/product-pages.ts';

export function newModule(tree: SourceTree, module: string): Changes {
  assertName(module);
  if (modulesOf(tree).includes(module)) throw new Error(`There is a module ${module} already`);
  const folder = `app/modules/${module}`;
  const symbol = `${camel(module)}Module`;
  const table = withImport(tree.read(MODULES), { names: [symbol], source: `#modules/${module}/server/${module}.module.ts` });
  return new Map([
    [`${folder}/README.md`, fill('readme.md', { Module: pascal(module) })],
    [`${folder}/server/${module}.module.ts`, fill('module.ts', { module: camel(module), 'module-name': module })],
    [`${folder}/locales/en.json`, '{}\n'],
    [`${folder}/locales/id.json`, '{}\n'],
    [MODULES, appendToList(MODULES, table, /export const modules\b[^=]*=\s*\[/i, symbol)],
    [ARCHITECTURE, drawn(tree.read(ARCHITECTURE), module)],
  ]);
}

const DRAWING_WIDTH = 120;
const INDENT = ' '.repeat(16);

/** Among the names of modules in the drawing, which stand in the order of the alphabet. */
function drawn(text: string, module: string): string {
  return text.replace(/^(app\/modules\/ +the product:)([\s\S]*?)(?=\napp\/)/m, (_, head: string, names: string) => {
    let lines = head;
    let width = head.length;
    for (const name of [...names.trim().split(/\s+/), module].sort()) {
      const fits = width + 1 + name.length <= DRAWING_WIDTH;
      lines += fits ? ` ${name}` : `\n${INDENT}${name}`;
      width = (fits ? width + 1 : INDENT.length) + name.length;
    }
    return lines;
  });
}

export function newOperation(tree: SourceTree, module: string, noun: string, verb: string): Changes {
  assertModule(tree, module);
  assertName(noun);
  assertName(verb);
  const values = operationValues(module, noun, verb);
  const folder = `app/modules/${module}`;
  const read = (file: string, template: string) =>
    tree.files.includes(file) ? tree.read(file) : fill(template, { 'module-name': module, noun: camel(noun) });

  const contract = `${folder}/${module}.contract.ts`;
  const contractText = read(contract, 'contract.ts');
  assertFree(tree, module, values);
  const imports = values.contractImports.reduce(withImport, contractText);

  const operations = `${folder}/server/${noun}.operations.ts`;
  const handlers = `${camel(noun)}Handlers`;
  const text = read(operations, 'operations.ts');
  // A file may hold steps that other handlers take, and no list of its own.
  const hasList = listOf(handlers).test(text);
  const withList = hasList ? text : `${text}\nexport const ${handlers} = [];\n`;
  const withHandler = appendToList(operations, withList, listOf(handlers), values.handler);
  const operationsText = values.handlerImports.reduce(withImport, withHandler);

  const changes = new Map([
    [contract, imports + fill('operation.ts', values.template)],
    [operations, operationsText],
  ]);
  if (!tree.files.includes(operations) || !hasList) {
    const moduleFile = `${folder}/server/${module}.module.ts`;
    const mounted = appendToProperty(moduleFile, tree.read(moduleFile), 'handlers', `...${handlers}`);
    changes.set(moduleFile, withImport(mounted, { names: [handlers], source: `./${noun}.operations.ts` }));
  }
  if (values.notFound !== null) {
    for (const language of ['en', 'id'] as const) {
      const file = `${folder}/locales/${language}.json`;
      changes.set(file, withTexts(tree.read(file), { [`error.${values.notFound}`]: NOT_FOUND[language] }));
    }
  }
  return changes;
}

/** A module has several contracts, and an address may be anybody's. */
function assertFree(tree: SourceTree, module: string, { operation, template }: ReturnType<typeof operationValues>): void {
  const all = operationsOf(tree);
  const declares = tree.files.find(
    (file) =>
      file.startsWith(`app/modules/${module}/`) && file.endsWith('.contract.ts') && tree.read(file).includes(`export const ${operation} `),
  );
  const named = declares ?? all.find(({ name }) => name === `${module}.${operation}`)?.file;
  if (named !== undefined) throw new Error(`${named} has an operation ${operation} already`);
  const address = `main.${template.method} ${template.path}`;
  const same = all.find((other) => other.address !== null && withoutNames(other.address) === withoutNames(address));
  if (same !== undefined) throw new Error(`${same.file} has an operation at ${address} already: ${same.name}`);
}

const withoutNames = (address: string) => address.replaceAll(/:\w+/g, ':');

const NOT_FOUND = {
  en: 'What you are looking for does not exist, or not any more.',
  id: 'Yang Anda cari tidak ada atau sudah tidak tersedia.',
};

export function newPage(tree: SourceTree, module: string, noun: string, path: string): Changes {
  assertModule(tree, module);
  assertName(noun);
  if (!/^(?:\/(?::[a-z][A-Za-z0-9]*|[a-z0-9-]+)\??)+$/.test(path)) throw new Error(`${path} is not a path: /cases/:id`);
  const folder = `app/modules/${module}`;
  const page = `${folder}/web/${noun}.route.tsx`;
  if (tree.files.includes(page)) throw new Error(`There is a page ${page} already`);
  const taken = [...tree.read(VISITED).matchAll(/pattern: '([^']+)'/g)].map(([, pattern = '']) => pattern);
  const same = taken.find((pattern) => shapesOf(pattern).some((shape) => shapesOf(path).includes(shape)));
  if (same !== undefined) throw new Error(`There is a page at ${same} already`);

  const routes = `${folder}/${module}.routes.ts`;
  const symbol = `${camel(module)}Routes`;
  const known = tree.files.includes(routes) ? tree.read(routes) : fill('routes.ts', { module: camel(module), 'module-name': module });
  // One that has only what stands at the staff desk has no pages of its own yet.
  const isNew = !tree.files.includes(routes) || !listOf(symbol).test(known);
  const routesText = listOf(symbol).test(known) ? known : `${known}\nexport const ${symbol} = [];\n`;
  const changes = new Map([
    [page, fill('page.tsx', { 'module-name': module, noun: camel(noun), Noun: pascal(noun) })],
    [routes, appendToList(routes, routesText, listOf(symbol), `route('${path.slice(1)}', './web/${noun}.route.tsx')`)],
  ]);
  if (isNew) {
    const composed = behindLast(ROUTES, tree.read(ROUTES), PAGES, `...${symbol},\n`);
    changes.set(ROUTES, withImport(composed, { names: [symbol], source: `./modules/${module}/${module}.routes.ts` }));
  }
  // A page of one thing is visited as it answers for one that is not there, until somebody names one of the sample world.
  const visit = `{ pattern: '${path}', for: 'anyone', path: '${path.replaceAll(/:[a-z]\w*\??/gi, '0123456789abcdef')}' }`;
  changes.set(VISITED, appendToList(VISITED, tree.read(VISITED), /export async function productPages\([\s\S]*?\n {2}return \[/, visit));
  for (const language of ['en', 'id'] as const) {
    const file = `${folder}/locales/${language}.json`;
    const title = heading(noun);
    changes.set(file, withTexts(tree.read(file), { [`${camel(noun)}.title`]: title, [`${camel(noun)}.description`]: title }));
  }
  return changes;
}

/** An address as the router tells it from others: without the names of its parameters, and once for each of those that may be missing. */
function shapesOf(path: string): string[] {
  let shapes = [''];
  for (const part of path.split('/').slice(1)) {
    const longer = shapes.map((shape) => `${shape}/${part.startsWith(':') ? ':' : part.replace(/\?$/, '')}`);
    shapes = part.endsWith('?') ? [...shapes, ...longer] : longer;
  }
  return shapes;
}

/** A list, or what makes one of what it is given. */
const listOf = (symbol: string) => new RegExp(`export const ${symbol}\\b[^=]*=\\s*(?:\\([^)]*\\)\\s*=>\\s*)?\\[`);

function assertName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`“${name}” is not kebab-case`);
}

function assertModule(tree: SourceTree, module: string): void {
  if (!modulesOf(tree).includes(module)) throw new Error(`There is no module ${module}; begin with: npm run new module ${module}`);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.template`), 'utf8');
  return text.replaceAll(/__([A-Za-z-]+?)__/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template ${template} asks for ${whole}`);
    return value;
  });
}
