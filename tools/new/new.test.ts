/** What the generator writes is held against the checks, in a copy of the repository as it is now. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onDisk } from '../check/clean-product.ts';
import { checkDeadCode } from '../check/dead-code.ts';
import { checkErrorTexts } from '../check/error-texts.ts';
import { checkLocales } from '../check/locales.ts';
import { checkModuleUses } from '../check/module-uses.ts';
import { REPOSITORY, runTool } from '../check/run-tool.ts';
import { modulesOf, type SourceTree, treeFromDisk, treeFromText } from '../check/source-tree.ts';
import { checkStructure } from '../check/structure.ts';
import { checkTableOwners } from '../check/table-owners.ts';
import { checkFormatting, checkTextInCode } from '../check/text-in-code.ts';
import { checkUsedTexts } from '../check/used-texts.ts';
import { checkWalls } from '../check/walls.ts';
import { type Changes, newModule, newOperation, newPage } from './scaffold.ts';
import { camel } from './words.ts';

type Files = Record<string, string>;
type Step = (tree: SourceTree) => Changes;

const repository = treeFromDisk(REPOSITORY);
const copied = repository.files.filter((file) =>
  /^(app|packages)\/.*\.(tsx?|json|css|md)$|^(e2e\/product-pages\.ts|docs\/architecture\.md)$|^(knip\.jsonc|package\.json)$/.test(file),
);
const files: Files = Object.fromEntries(copied.map((file) => [file, repository.read(file)]));

/** The product after `steps`; later steps see what earlier ones wrote. */
function productAfter(...steps: Step[]): Files {
  const product = { ...files };
  for (const step of steps) Object.assign(product, Object.fromEntries(step(treeFromText(product))));
  return product;
}

const FORUM: Step[] = [
  (tree) => newModule(tree, 'test-forums'),
  (tree) => newOperation(tree, 'test-forums', 'forum-topic', 'get'),
  (tree) => newOperation(tree, 'test-forums', 'forum-topic', 'list'),
  (tree) => newOperation(tree, 'test-forums', 'forum-topic', 'create'),
  (tree) => newOperation(tree, 'test-forums', 'forum-topic', 'lock'),
  (tree) => newOperation(tree, 'test-forums', 'forum-reply', 'delete'),
  (tree) => newPage(tree, 'test-forums', 'forum-topic', '/test-forums/:id'),
  (tree) => newPage(tree, 'test-forums', 'forum-topics', '/test-forums'),
];
/** In a module that is there: something new, and a page of it. */
const thingIn = (module: string): Step[] => [
  (tree) => newOperation(tree, module, `test-${module}-thing`, 'lock'),
  (tree) => newPage(tree, module, `test-${module}-thing`, `/test-${module}-things/:id`),
];
/** One that lists its handlers and pages, and two that have but one of them each. */
const ODD_ONES = ['cases', 'moderation', 'promotion'];
const ours = /test-forums|testForums|forum-topic|forumTopic|test-[a-z-]+-thing|test[A-Za-z]+Thing/;

/** What stands between the bracket at the end of `opening` and the one that closes it. */
function listBehind(text: string, opening: string): string {
  const from = text.indexOf(opening) + opening.length;
  let depth = 1;
  let to = from;
  for (; depth > 0 && to < text.length; to++) depth += text[to] === '[' ? 1 : text[to] === ']' ? -1 : 0;
  return text.slice(from, to);
}

describe('a module with operations and pages', () => {
  const product = productAfter(...FORUM);

  test('passes the checks that read files', () => {
    const tree = treeFromText(product);
    const findings = [
      checkStructure,
      checkModuleUses,
      checkTableOwners,
      checkLocales,
      checkErrorTexts,
      checkUsedTexts,
      checkFormatting,
    ].flatMap((check) => check(tree));
    const texts = checkTextInCode(tree, { ceiling: 0, entries: [] });
    expect([...findings, ...texts].filter(({ file, message }) => ours.test(`${file} ${message}`))).toEqual([]);
  }, 60_000);

  test('is mounted', () => {
    expect(product['app/modules.ts']).toContain('testForumsModule]');
    expect(product['docs/architecture.md']).toMatch(/the product: cases [\s\S]* search test-forums\s+translations videos\n/);
    // Before the pages of the frame, of which the last takes every address.
    expect(listBehind(product['app/routes.ts'] ?? '', "layout('./shell/web/page.route.tsx', [")).toMatch(
      /\.\.\.testForumsRoutes,\n +route\(/,
    );
    expect(product['app/modules.ts']).toContain(`from '#modules/test-forums/server/test-forums.module.ts'`);
    expect(product['e2e/product-pages.ts']).toContain(
      `{ pattern: '/test-forums/:id', for: 'anyone', path: '/test-forums/0123456789abcdef' }`,
    );
    expect(product['app/modules/test-forums/server/test-forums.module.ts']).toContain('...forumTopicHandlers, ...forumReplyHandlers');
  });

  test('passes types, walls, the search for dead code and the formatter, as does what is new in modules that were there', () => {
    const grown = productAfter(...FORUM, ...ODD_ONES.flatMap(thingIn));
    onDisk(grown, (root) => {
      const written = Object.keys(grown).filter((file) => grown[file] !== files[file] && !file.endsWith('.md'));
      runTool('biome', ['check', '--write', ...written], root);
      const biome = runTool('biome', ['check', ...written], root);
      const types = ['server', 'web'].map((project) => typesOf(root, project, written));
      const walls = [...checkWalls(root), ...checkDeadCode(root)].map(({ file, message }) => `${file} ${message}`);
      const complaints = [...types.join('\n').split('\n'), ...walls].filter((line) => ours.test(line));
      expect([...complaints, biome.ok ? '' : biome.output + biome.errors]).toEqual(['']);
    });
  }, 600_000);
});

describe('modules that are there', () => {
  test.each(modulesOf(repository))('%s takes a new operation and a new page, and mounts them', (module) => {
    const product = productAfter(...thingIn(module));
    const symbol = camel(`test-${module}-thing`);
    expect(listBehind(product[`app/modules/${module}/server/${module}.module.ts`] ?? '', 'handlers: [')).toContain(`...${symbol}Handlers`);
    expect(listBehind(product['app/routes.ts'] ?? '', "layout('./shell/web/page.route.tsx', [")).toContain(`...${camel(module)}Routes`);
    expect(product[`app/modules/${module}/${module}.routes.ts`]).toContain(`./web/test-${module}-thing.route.tsx`);
  });

  const operations = repository.files.flatMap((file) => {
    const [, module, noun] = /^app\/modules\/([^/]+)\/server\/([^/]+)\.operations\.ts$/.exec(file) ?? [];
    return module === undefined || noun === undefined ? [] : [[module, noun] as const];
  });
  test.each(operations)('%s takes one more operation of %s', (module, noun) => {
    const product = productAfter((tree) => newOperation(tree, module, noun, 'testify'));
    expect(product[`app/modules/${module}/server/${noun}.operations.ts`]).toContain(`handle(${camel(`testify-${noun}`)}, `);
  });
});

/** What is said of the types of these files, and of what they load: the rest of the product is as it was. */
function typesOf(root: string, project: string, written: readonly string[]): string {
  const include = written.filter((file) => /\.tsx?$/.test(file) && file.includes('/web/') === (project === 'web'));
  const own = {
    extends: `./tsconfig.${project}.json`,
    include,
    compilerOptions: { tsBuildInfoFile: `.cache/written-${project}.tsbuildinfo` },
  };
  writeFileSync(join(root, 'tsconfig.written.json'), JSON.stringify(own));
  return runTool('tsc', ['-p', 'tsconfig.written.json', '--pretty', 'false'], root).output;
}

describe('nothing is written over', () => {
  const product = treeFromText(productAfter(...FORUM));

  test.each([
    ['a module', () => newModule(product, 'test-forums'), 'There is a module'],
    ['an operation', () => newOperation(product, 'test-forums', 'forum-topic', 'lock'), 'has an operation lockForumTopic already'],
    ['an operation of another contract', () => newOperation(product, 'videos', 'upload', 'start'), 'has an operation startUpload already'],
    ['an operation of another contract', () => newOperation(product, 'identity', 'otp', 'send'), 'has an operation sendOtp already'],
    [
      'an address',
      () => newOperation(product, 'test-forums', 'forum-topic', 'add'),
      'has an operation at main.post /test-forums/forum-topics',
    ],
    ['a page', () => newPage(product, 'test-forums', 'forum-topic', '/x'), 'There is a page'],
    ['an address', () => newPage(product, 'test-forums', 'other', '/test-forums/:forumId'), 'There is a page at /test-forums/:id already'],
    ['an address', () => newPage(product, 'test-forums', 'other', '/cases/:id?'), 'There is a page at /cases already'],
  ])('%s that exists is refused', (_, write, message) => {
    expect(write).toThrow(message);
  });
});

describe('the command itself', () => {
  const tools = repository.files.filter(
    (file) => /^tools\/(check|new)\/.*(?<!\.test)\.ts$/.test(file) || file.startsWith('tools/new/templates/'),
  );
  const itself: Files = Object.fromEntries(tools.map((file) => [file, repository.read(file)]));

  test('writes what it names, formatted, one after the other, and nothing where it is told nonsense', () => {
    onDisk({ ...files, ...itself }, (root) => {
      const say = (...words: string[]) => {
        const { ok, output, errors } = runTool('node', [join(root, 'tools/new/new.ts'), ...words], root);
        return { ok, errors, named: (output.split('\n\nLeft to do: ')[0] ?? '').split('\n').filter((line) => line !== '') };
      };
      const written = [
        ['module', 'test-forums'],
        ['operation', 'test-forums', 'forum-topic', 'list'],
        ['page', 'test-forums', 'forum-topics', '/test-forums'],
      ].flatMap((words) => {
        const { ok, errors, named } = say(...words);
        expect({ words, ok, errors }).toEqual({ words, ok: true, errors: '' });
        return named;
      });
      expect(written).toEqual(
        expect.arrayContaining([
          'app/modules.ts',
          'app/routes.ts',
          'app/modules/test-forums/README.md',
          'app/modules/test-forums/server/forum-topic.operations.ts',
          'app/modules/test-forums/web/forum-topics.route.tsx',
        ]),
      );
      expect(written.filter((file) => !existsSync(join(root, file)))).toEqual([]);
      const code = written.filter((file) => !file.endsWith('.md'));
      expect(runTool('biome', ['check', ...code], root)).toMatchObject({ ok: true });

      const modules = readFileSync(join(root, 'app/modules.ts'), 'utf8');
      for (const words of [[], ['module'], ['modul', 'x'], ['page', 'test-forums', 'forum-topic']])
        expect(say(...words)).toMatchObject({ ok: false, named: [], errors: expect.stringContaining('npm run new module NAME') });
      expect(say('module', 'test-forums')).toMatchObject({ ok: false, named: [], errors: expect.stringContaining('There is a module') });
      expect(readFileSync(join(root, 'app/modules.ts'), 'utf8')).toBe(modules);
    });
  }, 120_000);
});

describe('what the documents tell to type', () => {
  const documents = repository.files.filter((file) =>
    /^(README\.md|CONTRIBUTING\.md|docs\/guides\/.*\.md|tools\/new\/new\.ts)$/.test(file),
  );
  const commandsIn = (file: string) =>
    [...repository.read(file).matchAll(/npm run new ((?:module|operation|page) [a-z][^`\n]*)/g)].map(([, words = '']) => words.trim());
  const told = documents.flatMap((file) => (commandsIn(file).length === 0 ? [] : [[file, commandsIn(file)] as const]));

  const stepOf =
    (words: string): Step =>
    (tree) => {
      const [kind, first = '', second = '', third = ''] = words.split(' ');
      if (kind === 'module') return newModule(tree, first);
      return kind === 'page' ? newPage(tree, first, second, third) : newOperation(tree, first, second, third);
    };

  test.each(told)('%s: each can be done', (_, commands) => {
    const [, module = ''] = commands[0]?.split(' ') ?? [];
    // A guide that goes on where another ends has its module.
    const before = commands.some((words) => words.startsWith('module ')) ? [] : [`module ${module}`];
    const product = productAfter(...[...before, ...commands].map(stepOf));
    expect(modulesOf(treeFromText(product))).toContain(module);
  });

  test('there is something', () => expect(told.length).toBeGreaterThan(3));
});

test('names that do not fit are refused', () => {
  expect(() => newModule(repository, 'TestForums')).toThrow('kebab-case');
  expect(() => newOperation(repository, 'no-such-module', 'topic', 'lock')).toThrow('npm run new module no-such-module');
  expect(() => newPage(treeFromText(productAfter(...FORUM)), 'test-forums', 'topic', 'forums')).toThrow('not a path');
});
