import { describe, expect, it } from 'vitest';
import { fromPlainText, plainText, type RichText, withWordsReplaced } from '#platform/richtext/richtext.ts';
import { filled } from '#platform/testing/filled-schema.ts';
import { PostContent } from '../post-content.contract.ts';
import { contentOf, formOf, textsOf, withVoted } from './post-form.tsx';

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

it('has the poll that was voted in as it was published, whatever stands in its place', () => {
  const voted = { question: 'Q?', options: ['A', 'B'], openDays: null };
  for (const poll of [null, { ...voted, options: ['C', 'D', 'E'] }])
    expect(contentOf(withVoted(formOf({ poll }), voted)).poll).toEqual(voted);
  expect(withVoted(formOf({}), null)).toEqual(formOf({}));
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

  it('are all that readers see, and lead to their fields', () => {
    const { value, words } = filled(PostContent);
    const form = formOf(value as Record<string, unknown>);
    const texts = textsOf(form);
    const unread = [...words].filter(([path, word]) => !texts.some((field) => field.path === path && field.text.includes(word)));
    // Ids are no words.
    expect(unread.map(([path]) => path)).toEqual(['images.0.mediaId', 'images.1.mediaId', 'files.0.id', 'files.1.id']);
    // The name of a file is that of the file: it is taken away with it, and not rewritten.
    expect(texts.filter(({ stands }) => stands).map(({ path }) => path)).toEqual(['files.0.name', 'files.1.name']);
  });

  it('are replaced inside the text, and nowhere else', () => {
    expect(plainText(withWordsReplaced(body, 'Mr Smith', 'a man in his forties'))).toBe('@Budi Santoso saw a man in his forties');
    expect(withWordsReplaced(body, 'Budi', 'X')).toEqual(body);
    expect(plainText(withWordsReplaced(fromPlainText('A$&B'), 'A', '$&'))).toBe('$&$&B');
  });
});
