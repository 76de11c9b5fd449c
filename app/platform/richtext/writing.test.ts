import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPlainText, plainText, RichText } from './richtext.ts';
import { asTyped, fromEditor, isFormatted, typedSoFar } from './writing.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: string[]) => ({ type: 'text', text: words, marks: marks.map((type) => ({ type })) });

describe('a text in a plain field', () => {
  it('is typed as it was, with lists and citations', () => {
    const typed = 'Admit her [1].\n\n- fluids\n- haematocrit\n\nTwo\nlines';
    expect(asTyped(fromPlainText(typed))).toBe(typed);
    expect(isFormatted(fromPlainText(typed))).toBe(false);
  });

  it('loses something when it has emphasis, links, numbers or mentions', () => {
    const bold = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'now', marks: [{ type: 'bold' }] }] }],
    } as const;
    const mention = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: 'a', label: 'Hana' } }] }],
    } as const;
    expect(isFormatted(RichText.parse(bold))).toBe(true);
    expect(isFormatted(RichText.parse(mention))).toBe(true);
    expect(asTyped(RichText.parse(mention))).toBe('@Hana');
  });

  it('keeps the blank after the last word, and the line that was begun', () => {
    expect(plainTextUntrimmed(typedSoFar('Give '))).toBe('Give ');
    expect(typedSoFar('Give\n').content).toHaveLength(2);
    expect(typedSoFar('').content).toEqual([{ type: 'paragraph' }]);
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (typed) => RichText.safeParse(typedSoFar(typed)).success));
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (typed) => plainText(typedSoFar(typed)) === plainText(fromPlainText(typed))));
  });
});

const plainTextUntrimmed = (doc: RichText) =>
  doc.content
    .flatMap((block) => (block.type === 'paragraph' ? (block.content ?? []) : []))
    .map((node) => (node.type === 'text' ? node.text : ''))
    .join('');

describe('a text from the editor', () => {
  it('has its emphasis on words alone, and no empty lines at its end', () => {
    const doc = fromEditor({
      type: 'doc',
      content: [
        paragraph(
          text('Ask ', 'bold'),
          { type: 'mention', attrs: { id: 'a', label: 'Hana' }, marks: [{ type: 'bold' }] },
          { type: 'hardBreak', marks: [{ type: 'bold' }] },
          { type: 'citation', attrs: { n: 1 }, marks: [{ type: 'link', attrs: { href: 'https://who.int' } }] },
          text('plain'),
        ),
        { type: 'paragraph' },
        { type: 'paragraph', content: [] },
      ],
    });
    expect(RichText.parse(doc)).toEqual(doc);
    expect(doc.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ask ', marks: [{ type: 'bold' }] },
          { type: 'mention', attrs: { id: 'a', label: 'Hana' } },
          { type: 'hardBreak' },
          { type: 'citation', attrs: { n: 1 } },
          { type: 'text', text: 'plain' },
        ],
      },
    ]);
  });
});
