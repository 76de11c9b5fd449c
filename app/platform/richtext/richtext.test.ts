import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '../operation/invalid-input.ts';
import { fromPlainText, isBlank, mentionedIds, plainText, RICH_TEXT_LIMITS, RichText, richText } from './richtext.ts';

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

  const complaints = (shape: z.ZodRawShape, input: unknown) => {
    const { error } = z.strictObject(shape).safeParse(input, { reportInput: true });
    return error === undefined ? {} : fieldsOf(error, input);
  };
  const many = <Node>(count: number, node: Node) => Array.from({ length: count }, () => node);
  const words = { type: 'text', text: 'x' };
  const paragraph = (content: unknown[] = [words]) => ({ type: 'paragraph', content });
  const item = (content: unknown[] = [paragraph()]) => ({ type: 'listItem', content });
  const { blocks, items, paragraphs, inlines, mentions } = RICH_TEXT_LIMITS;
  it.each([
    ['manyBlocks', blocks, (count: number) => many(count, paragraph())],
    ['longList', items, (count: number) => [{ type: 'orderedList', content: many(count, item()) }]],
    ['longItem', paragraphs, (count: number) => [{ type: 'bulletList', content: [item(many(count, paragraph()))] }]],
    ['longParagraph', inlines, (count: number) => [paragraph(many(count, words))]],
    ['manyMentions', mentions, (count: number) => [paragraph(many(count, { type: 'mention', attrs: { id: 'a', label: 'Hana' } }))]],
  ] as const)('says of the whole text that it is too much: %s', (key, most, of) => {
    const check = (content: unknown[]) => complaints({ presentation: richText(9000) }, { presentation: { type: 'doc', content } });
    expect(check(of(most))).toEqual({});
    expect(check(of(most + 1))).toEqual({ presentation: `validation.${key}` });
  });

  it('says of the whole text what is wrong deep inside it', () => {
    const step = (...content: unknown[]) => ({ text: { type: 'doc', content: [paragraph(content)] } });
    const steps = { steps: [step(words), step(words, { type: 'html' })] };
    expect(complaints({ steps: z.array(z.strictObject({ text: RichText })) }, steps)).toEqual({ 'steps.1.text': 'validation.invalid' });
  });
});
