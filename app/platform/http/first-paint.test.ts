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

const page = (links: string) =>
  `<html><head><title>A case</title>${links}</head><body><link rel="stylesheet" href="/assets/body.css"/></body>`;

it('puts the styles of a page into its head, in their order, and lets neither their files nor its code hold it up', () => {
  const firstPaint = createFirstPaint(folder);
  const html = page(
    '<link rel="modulepreload" href="/assets/case.js"/><link nonce="n" rel="stylesheet" href="/assets/frame.css#"/><link nonce="n" rel="preload" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/case.css"/>',
  );
  const expected =
    '<html><head><title>A case</title><link rel="modulepreload" fetchpriority="low" href="/assets/case.js"/>' +
    '<link nonce="n" rel="stylesheet" href="/assets/frame.css#" media="print"/>' +
    '<link nonce="n" rel="preload" href="/assets/frame.css"/><link nonce="n" rel="stylesheet" href="/assets/case.css" media="print"/>' +
    '<style nonce="a nonce">.frame{color:red}.case{color:blue}</style></head><body><link rel="stylesheet" href="/assets/body.css"/></body>';
  expect(firstPaint(html, 'a nonce').join('')).toBe(expected);
  // The second page of its kind.
  expect(firstPaint(html, 'a nonce').join('')).toBe(expected);
});

it('leaves a document without such links, and what is no page, as it is', () => {
  const firstPaint = createFirstPaint(folder);
  expect(firstPaint(page(''), 'n').join('')).toBe(page(''));
  expect(firstPaint('', 'n').join('')).toBe('');
  expect(firstPaint('<svg/>', 'n').join('')).toBe('<svg/>');
});
