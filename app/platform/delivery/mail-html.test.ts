import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';

const html = (text: string) =>
  mailHtml({ language: 'en', subject: 'Your case <1>', text, product: 'Kolegia', publicUrl: 'https://kolegia.example' });

test('a code stands out, paragraphs stay apart, and signs of HTML are shown as signs', () => {
  const page = html('Dear Dr <b>Anna</b>,\n\n482913\n\nfirst line\nsecond line');
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Your case &lt;1&gt;</title>');
  expect(page).toContain('Dear Dr &lt;b&gt;Anna&lt;/b&gt;,</p>');
  expect(page).toMatch(/<p class="code"[^>]*>482913<\/p>/);
  expect(page).toContain('first line<br>second line');
});

test('the front page below is in the language of the mail', () => {
  const of = (language: 'en' | 'id') =>
    mailHtml({ language, subject: 'Kode', text: '1234', product: 'Kolegia', publicUrl: 'https://kolegia.example' });
  expect(of('en')).toContain('href="https://kolegia.example"');
  expect(of('id')).toContain('href="https://kolegia.example/id"');
});

test('only our own addresses become links, and nothing is fetched', () => {
  const page = html('Read https://kolegia.example/cases/1. Not https://kolegia.example.evil.example/ nor https://evil.example/');
  expect(page.match(/href="[^"]*"/g)).toEqual(['href="https://kolegia.example/cases/1"', 'href="https://kolegia.example"']);
  expect(page).not.toMatch(/\ssrc=|url\(|@import/);
});
