import { expect, it } from 'vitest';
import { linksIn } from './links.ts';
import { fromPlainText } from './richtext.ts';

it('finds the addresses of a text, each once', () => {
  const body = fromPlainText('See https://who.int/a, http://example.org/x?y=1. Again https://who.int/a and ftp://no.');
  expect(linksIn(body, 3)).toEqual(['https://who.int/a', 'http://example.org/x?y=1']);
  expect(linksIn(body, 1)).toHaveLength(1);
  const marked = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          {
            type: 'text' as const,
            text: 'here',
            marks: [{ type: 'link' as const, attrs: { href: 'https://id.wikipedia.org/wiki/Dengue"x' } }],
          },
        ],
      },
    ],
  };
  expect(linksIn(marked, 3)).toEqual(['https://id.wikipedia.org/wiki/Dengue%22x']);
});
