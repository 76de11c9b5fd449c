import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { MessageAttachment } from './message-attachment.tsx';

const image = { id: 'picture', width: 960, height: 540, widths: [480, 960], blur: '' };
const file = { id: 'file', name: 'Price list.pdf', bytes: 1 };
const shown = (message: Parameters<typeof MessageAttachment>[0]) =>
  renderToString(inLanguage('en', createElement(MessageAttachment, message)));

it('is shown small and opened large, or saved; there is nothing where words came alone', () => {
  const picture = shown({ id: 'm1', image, file: null });
  expect(picture).toContain('src="/chat-files/m1/480.webp"');
  expect(picture).toContain('href="/chat-files/m1/960.webp"');
  const document = shown({ id: 'm1', image: null, file });
  expect(document).toContain('href="/chat-files/m1/document.pdf"');
  expect(document).toContain('Price list.pdf');
  expect(shown({ id: 'm1', image: null, file: null })).toBe('');
});
