import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichBlock, RichInline, RichText } from '../richtext/richtext.ts';
import { bodyHtml, bodyText } from './mail-body.ts';

const look = { paragraph: 'class="p"', list: 'class="l"', item: 'class="i"', link: 'class="a"', line: 'class="h"' };
const doc = (...content: RichBlock[]): RichText => ({ type: 'doc', content });
const p = (...content: RichInline[]): RichBlock => ({ type: 'paragraph', content });
type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];
const text = (words: string, ...marks: Mark[]): RichInline => ({ type: 'text', text: words, marks });
const link = (href: string): Mark => ({ type: 'link', attrs: { href } });
const html = (...content: RichBlock[]) => bodyHtml([doc(...content)], look);
const words = (...content: RichBlock[]) => bodyText([doc(...content)]);

const list = (type: 'bulletList' | 'orderedList', ...items: string[]): RichBlock => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: item }] }] })),
});

describe('a mail', () => {
  it('has paragraphs, lists, emphasis, breaks, mentions and citations, in both of its parts', () => {
    const content = [
      p(
        text('Give '),
        text('nothing', { type: 'bold' }),
        text(' more', { type: 'italic' }),
        { type: 'hardBreak' },
        text('CO'),
        text('2', { type: 'subscript' }),
      ),
      list('bulletList', 'fluids', 'haematocrit'),
      list('orderedList', 'first', 'second'),
      p({ type: 'mention', attrs: { id: 'a', label: 'Hana' } }, text(' said '), { type: 'citation', attrs: { n: 2 } }),
    ];
    expect(html(...content)).toBe(
      [
        '<p class="p">Give <strong>nothing</strong><em> more</em><br>CO<sub>2</sub></p>',
        '<ul class="l"><li class="i">fluids</li><li class="i">haematocrit</li></ul>',
        '<ol class="l"><li class="i">first</li><li class="i">second</li></ol>',
        '<p class="p">@Hana said [2]</p>',
      ].join('\n'),
    );
    expect(words(...content)).toBe('Give nothing more\nCO2\n\n- fluids\n- haematocrit\n\n1. first\n2. second\n\n@Hana said [2]');
  });

  it('has links behind their words, once, and not twice where the words are the address', () => {
    const who = link('https://who.int/a');
    expect(html(p(text('this', who, { type: 'bold' })))).toBe(
      '<p class="p"><strong><a href="https://who.int/a" class="a">this</a></strong></p>',
    );
    expect(words(p(text('Read '), text('this ', who), text('now', who, { type: 'bold' }), text('.')))).toBe(
      'Read this now <https://who.int/a>.',
    );
    expect(words(p(text('https://who.int/a', who)))).toBe('https://who.int/a');
    expect(words(p(text('one', who), text('other', link('https://who.int/b'))))).toBe('one <https://who.int/a>other <https://who.int/b>');
  });

  it('is parted by lines', () => {
    expect(bodyHtml([doc(p(text('a'))), doc(p(text('b')))], look)).toBe('<p class="p">a</p>\n<hr class="h">\n<p class="p">b</p>');
    expect(bodyText([doc(p(text('a'))), doc(p()), doc(p(text('b')))])).toBe('a\n\nb');
  });
});

describe('whatever is written', () => {
  it('is shown as it is written', () => {
    const hostile = `<script>alert("1")</script><img src=x onerror='x'>&amp;\u202e</p><a href="https://evil.example">`;
    expect(html(p(text(hostile)))).toBe(
      '<p class="p">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;x&#39;&gt;&amp;amp;\u202e&lt;/p&gt;&lt;a href=&quot;https://evil.example&quot;&gt;</p>',
    );
    expect(words(p(text(hostile)))).toBe(hostile);
    expect(html(p({ type: 'mention', attrs: { id: 'a', label: '<b>' } }))).toBe('<p class="p">@&lt;b&gt;</p>');
    expect(html(list('bulletList', '</li></ul><script>'))).toContain('&lt;/li&gt;&lt;/ul&gt;&lt;script&gt;');
  });

  it('leads nowhere but to the web, and cannot leave its attribute', () => {
    for (const href of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc',
      '//evil.example',
      'nowhere',
    ])
      expect(html(p(text('x', link(href))))).toBe('<p class="p">x</p>');
    expect(html(p(text('x', link(`https://a.example/"onmouseover="x'><script>`))))).toMatch(
      /^<p class="p"><a href="[^"<>]*" class="a">x<\/a><\/p>$/,
    );
  });

  it('says where a link leads whose words name another place', () => {
    const evil = link('https://evil.example/login');
    expect(html(p(text('https://kolegia.example/login', evil)))).toContain('</a> (evil.example)</p>');
    expect(html(p(text('kolegia.example', evil)))).toContain('</a> (evil.example)</p>');
    expect(html(p(text('www.kolegia.example', evil)))).toContain('</a> (evil.example)</p>');
    expect(html(p(text('Evil.example/login', evil)))).not.toContain('(evil.example)');
    expect(html(p(text('https://www.evil.example.', evil)))).not.toContain('(evil.example)');
    expect(html(p(text('A trial of 0.9% saline, e.g. in sepsis', evil)))).not.toContain('(evil.example)');
  });

  it('is not taken in by an address that holds the one it leads to, in its name or behind it', () => {
    for (const [words, href, host] of [
      ['https://who.int/outbreaks', 'https://who.in/outbreaks', 'who.in'],
      ['https://kolegia.example/login?to=evil.example', 'https://evil.example/login', 'evil.example'],
      ['kolegia.example/evil.example', 'https://evil.example', 'evil.example'],
      ['https://kolegia.example@evil.example', 'https://evil.example', 'evil.example'],
    ] as const)
      expect(html(p(text(words, link(href)))), words).toContain(`</a> (${host})</p>`);
  });

  it('is not taken in by an address of which one half is bold', () => {
    const evil = link('https://evil.example/login');
    const drawn = html(p(text('https:', evil), text('//kolegia', { type: 'bold' }, evil), text('.example', evil), text(' and so on')));
    expect(drawn).toContain('.example</a> (evil.example) and so on</p>');
    expect(drawn.split('(evil.example)')).toHaveLength(2);
  });

  it('has no other tags than those it may have, and the same words in both parts', () => {
    const inline = fc.record({ type: fc.constant('text' as const), text: fc.string({ unit: 'binary', minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(fc.array(inline, { maxLength: 4 }), { maxLength: 4 }), (paragraphs) => {
        const content = paragraphs.map((nodes) => p(...nodes));
        const tags = html(...content).match(/<\/?[^>]*>?/g) ?? [];
        expect(tags.every((tag) => ['<p class="p">', '</p>', '<br>'].includes(tag))).toBe(true);
      }),
    );
  });
});
