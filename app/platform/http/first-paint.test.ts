import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirstPaint } from './first-paint.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-styles-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/frame.css'), '.frame{color:red}');
  writeFileSync(path.join(folder, 'assets/case.css'), '.case{color:blue}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = '<script nonce="n" type="module" async="">import("/assets/entry.js")</script>';
const page = (links: string) =>
  `<html><head><title>A case</title>${links}</head><body><link rel="stylesheet" href="/assets/body.css"/>${SCRIPT}`;
const END = '</body></html>';
const PRINTED =
  '<link nonce="n" rel="stylesheet" href="/assets/frame.css#" media="print"/>' +
  '<link nonce="n" rel="preload" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/case.css" media="print"/>';
const LINKS = PRINTED.replaceAll(' media="print"', '');

it('puts the styles of a page into its head, in their order, and lets neither their files nor its code hold it up', () => {
  const firstPaint = createFirstPaint(folder);
  const pieces = [
    page(`<link rel="modulepreload" href="/assets/case.js"/><link rel="preload" as="fetch" href="/locales/en/shell.json"/>${LINKS}`),
    Buffer.from('<p>Kept</p>'),
    END,
  ];
  const [begin = '', rest = ''] = firstPaint(pieces, 'n', false).join('').split('</head>');
  expect(begin).toBe(
    '<html><head><title>A case</title><link data-rel="modulepreload" href="/assets/case.js"/>' +
      '<link data-rel="preload" as="fetch" href="/locales/en/shell.json"/>' +
      `${PRINTED}<style nonce="n">.frame{color:red}.case{color:blue}</style>`,
  );
  const waiting = SCRIPT.replace('type="module" async=""', 'type="later"');
  expect(rest.startsWith(`<body><link rel="stylesheet" href="/assets/body.css"/>${waiting}<p>Kept</p><script nonce="n">(() => {`)).toBe(
    true,
  );
  expect(rest.endsWith(`</script>${END}`)).toBe(true);
  // The second page of its kind.
  expect(firstPaint(pieces, 'n', false).join('')).toBe(`${begin}</head>${rest}`);
});

it('links a member, who has the files, to the styles of the page, and leaves its code as it is', () => {
  const pieces = [page(`<link rel="modulepreload" href="/assets/case.js"/>${LINKS}`), END];
  const own = '<link nonce="n" rel="stylesheet" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/case.css"/>';
  const html = createFirstPaint(folder)(pieces, 'n', true).join('');
  const expected = page(`<link rel="modulepreload" href="/assets/case.js"/>${PRINTED}${own}`);
  expect(html.slice(0, expected.length)).toBe(expected);
  expect(html.slice(expected.length)).toMatch(/^<script nonce="n">addEventListener\('click', [^<]+<\/script><\/body><\/html>$/);
});

it('leaves a document without such links, and what is no page, as it is', () => {
  const firstPaint = createFirstPaint(folder);
  for (const html of [page(''), '', '<svg/>']) expect(firstPaint([html], 'n', false).join('')).toBe(html);
  expect(firstPaint([Buffer.from('a page')], 'n', false).join('')).toBe('a page');
});
