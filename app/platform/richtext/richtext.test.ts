import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPlainText, isBlank, mentionedIds, plainText, RichText, richText } from './richtext.ts';

describe('rich text', () => {
  it('turns blank lines into paragraphs, dashes into a list and [n] into a citation', () => {
    const doc = fromPlainText('Admit her [1].\n\n- fluids\n- haematocrit again\n\nSecond line\nof one paragraph');
    expect(doc.content.map((block) => block.type)).toEqual(['paragraph', 'bulletList', 'paragraph']);
    expect(doc.content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Admit her ' },
        { type: 'citation', attrs: { n: 1 } },
        { type: 'text', text: '.' },
      ],
    });
    expect(plainText(doc)).toBe('Admit her .\n\nfluids\nhaematocrit again\n\nSecond line\nof one paragraph');
  });

  it('makes a storable document of any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => RichText.safeParse(fromPlainText(text)).success));
  });

  it('refuses links that run code and nodes it does not know', () => {
    const link = (href: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] }],
    });
    expect(RichText.safeParse(link('https://who.int')).success).toBe(true);
    for (const href of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'https://a b', '//evil.example'])
      expect(RichText.safeParse(link(href)).success).toBe(false);
    expect(RichText.safeParse({ type: 'doc', content: [{ type: 'html', html: '<img onerror=x>' }] }).success).toBe(false);
  });

  it('counts what a reader sees against its limit', () => {
    expect(richText(5).safeParse(fromPlainText('12345')).success).toBe(true);
    expect(richText(5).safeParse(fromPlainText('123456')).success).toBe(false);
  });

  it('knows a blank document and names each mentioned colleague once', () => {
    expect(isBlank(fromPlainText(' \n\n '))).toBe(true);
    expect(isBlank(fromPlainText('\u200b\u2060 \u0007\ufe0f'))).toBe(true);
    expect(isBlank(fromPlainText('\u200b.'))).toBe(false);
    const mention = { type: 'mention', attrs: { id: 'a', label: 'Hana' } } as const;
    expect(mentionedIds({ type: 'doc', content: [{ type: 'paragraph', content: [mention, mention] }] })).toEqual(['a']);
  });
});
