import { describe, expect, it } from 'vitest';
import { fromPlainText, plainText, type RichText } from '#platform/richtext/richtext.ts';
import { PostContent } from '../post-content.contract.ts';
import { contentOf, formOf, textsOf, withBodyReplaced } from './post-form.tsx';

describe('the form of a post', () => {
  it('takes any draft, and gives what was in it back', () => {
    for (const content of [{}, { title: 3, body: 'x', images: {}, files: [1], poll: [] }, { poll: { options: [1, 2, 3, 4, 5, 6] } }]) {
      const form = formOf(content);
      expect(form.poll.options).toHaveLength(4);
      expect(contentOf(formOf(contentOf(form)))).toEqual(contentOf(form));
    }
    const whole = {
      title: 'A headline',
      body: fromPlainText('A text'),
      images: [{ mediaId: 'm', caption: 'C', alt: 'A' }],
      files: [{ id: 'f', name: 'a.pdf', bytes: 3 }],
      poll: { question: 'Q?', options: ['A', 'B', 'C'], openDays: null },
    };
    expect(contentOf(formOf(whole))).toEqual(whole);
    expect(PostContent.safeParse(contentOf(formOf(whole))).success).toBe(true);
  });

  it('leaves out options that were left empty at the end, and keeps gaps for the check', () => {
    const form = { ...formOf({}), poll: { asked: true, question: 'Q?', options: ['A', '', 'C', ''], openDays: 7 } };
    expect(contentOf(form).poll).toMatchObject({ options: ['A', '', 'C'] });
    expect(contentOf({ ...form, poll: { ...form.poll, asked: false } }).poll).toBeNull();
  });
});

describe('its texts', () => {
  const body: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'mention', attrs: { id: 'a', label: 'Budi Santoso' } },
          { type: 'text', text: ' saw Mr Smith' },
        ],
      },
    ],
  };

  it('are what readers see, without colleagues who are named', () => {
    const texts = textsOf({ ...formOf({}), title: 'T', body });
    expect(texts).toEqual([
      { path: 'title', text: 'T' },
      { path: 'body', text: '@… saw Mr Smith' },
    ]);
  });

  it('are replaced inside the text, and nowhere else', () => {
    expect(plainText(withBodyReplaced(body, 'Mr Smith', 'a man in his forties'))).toBe('@Budi Santoso saw a man in his forties');
    expect(withBodyReplaced(body, 'Budi', 'X')).toEqual(body);
    expect(plainText(withBodyReplaced(fromPlainText('A$&B'), 'A', '$&'))).toBe('$&$&B');
  });
});
