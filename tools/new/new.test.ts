/** What the generator writes is held against the checks, in a copy of the repository as it is now. */
import { describe, expect, test } from 'vitest';
import { onDisk } from '../check/clean-product.ts';
import { checkDeadCode } from '../check/dead-code.ts';
import { checkErrorTexts } from '../check/error-texts.ts';
import { checkLocales } from '../check/locales.ts';
import { checkModuleUses } from '../check/module-uses.ts';
import { REPOSITORY, runTool } from '../check/run-tool.ts';
import { type SourceTree, treeFromDisk, treeFromText } from '../check/source-tree.ts';
import { checkStructure } from '../check/structure.ts';
import { checkTableOwners } from '../check/table-owners.ts';
import { checkFormatting, checkTextInCode } from '../check/text-in-code.ts';
import { checkUsedTexts } from '../check/used-texts.ts';
import { checkWalls } from '../check/walls.ts';
import { type Changes, newModule, newOperation, newPage } from './scaffold.ts';

type Files = Record<string, string>;
type Step = (tree: SourceTree) => Changes;

const repository = treeFromDisk(REPOSITORY);
const copied = repository.files.filter((file) =>
  /^(app|packages)\/.*\.(tsx?|json|css|md)$|^e2e\/product-pages\.ts$|^(knip\.jsonc|package\.json)$/.test(file),
);
const files: Files = Object.fromEntries(copied.map((file) => [file, repository.read(file)]));

/** The product after `steps`; later steps see what earlier ones wrote. */
function after(...steps: Step[]): Files {
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
const ours = /test-forums|testForums|forum-topic|forumTopic/;

describe('a module with operations and pages', () => {
  const product = after(...FORUM);

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
  });

  test('is mounted', () => {
    expect(product['app/modules.ts']).toContain('testForumsModule]');
    expect(product['app/routes.ts']).toContain('...testForumsRoutes');
    expect(product['e2e/product-pages.ts']).toContain(
      `{ pattern: '/test-forums/:id', for: 'anyone', path: '/test-forums/0123456789abcdef' }`,
    );
    expect(product['app/modules/test-forums/server/test-forums.module.ts']).toContain('...forumTopicHandlers, ...forumReplyHandlers');
  });

  test('passes types, walls, the search for dead code and the formatter', () => {
    onDisk(product, (root) => {
      const written = Object.keys(product).filter((file) => file.includes('test-forums') && !file.endsWith('.md'));
      runTool('biome', ['check', '--write', ...written], root);
      const biome = runTool('biome', ['check', ...written], root);
      const types = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.ssr.json'].map(
        (project) => runTool('tsc', ['-p', project, '--pretty', 'false'], root).output,
      );
      const walls = [...checkWalls(root), ...checkDeadCode(root)].map(({ file, message }) => `${file} ${message}`);
      const complaints = [...types.join('\n').split('\n'), ...walls].filter((line) => ours.test(line));
      expect([...complaints, biome.ok ? '' : biome.output + biome.errors]).toEqual(['']);
    });
  }, 240_000);
});

describe('nothing is written over', () => {
  const product = treeFromText(after(...FORUM));

  test.each([
    ['a module', () => newModule(product, 'test-forums'), 'There is a module'],
    ['an operation', () => newOperation(product, 'test-forums', 'forum-topic', 'lock'), 'has an operation lockForumTopic already'],
    ['a page', () => newPage(product, 'test-forums', 'forum-topic', '/x'), 'There is a page'],
  ])('%s that exists is refused', (_, write, message) => {
    expect(write).toThrow(message);
  });
});

test('names that do not fit are refused', () => {
  expect(() => newModule(repository, 'TestForums')).toThrow('kebab-case');
  expect(() => newOperation(repository, 'no-such-module', 'topic', 'lock')).toThrow('npm run new module no-such-module');
  expect(() => newPage(treeFromText(after(...FORUM)), 'test-forums', 'topic', 'forums')).toThrow('not a path');
});
