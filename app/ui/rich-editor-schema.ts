/** What may stand in a written text, for Tiptap: the closed list of platform/richtext and nothing beside it. */
import { type Extensions, InputRule, Mark, Node, wrappingInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { pastedStyle } from './pasted-html.ts';

const MAX_CITATION = 50;
const MAX_LABEL = 80;

/** An address a reader may follow, or null: no scheme but http and https is one. Without a scheme it gets https. */
export function safeHref(typed: string): string | null {
  const address = typed.trim();
  const whole = /^https?:\/\//i.test(address) ? address : /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? '' : `https://${address}`;
  return whole.length <= 2000 && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(whole) ? whole : null;
}

const Link = Mark.create({
  name: 'link',
  // Goes on in the middle of its words, and ends where they end.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute('href') ?? '');
        return href === null ? false : { href };
      },
    },
  ],
  // No address here: what is written is not there to be followed, and a click sets the cursor.
  renderHTML: () => ['a', 0],
});

const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

const list = (name: 'bulletList' | 'orderedList', tag: 'ul' | 'ol', key: string, find: RegExp) =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(name, 'listItem') };
    },
    addInputRules() {
      return [wrappingInputRule({ find, type: this.type })];
    },
  });

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  // Tab stays what it is everywhere: the way to the next field.
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem('listItem') };
  },
});

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
  },
});

const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: '' }, label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-mention]',
      getAttrs: (element) => ({
        id: (element.dataset.mention ?? '').slice(0, 40),
        label: (element.textContent ?? '').replace(/^@/, '').slice(0, MAX_LABEL),
      }),
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-mention': node.attrs.id }, `@${node.attrs.label}`],
  renderText: ({ node }) => `@${node.attrs.label}`,
});

const citationNumber = (text: string | null): { n: number } | false => {
  const n = Number(text);
  return Number.isInteger(n) && n >= 1 && n <= MAX_CITATION ? { n } : false;
};

const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ n: { default: 1 } }),
  parseHTML: () => [{ tag: 'span[data-citation]', getAttrs: (element) => citationNumber(element.dataset.citation ?? null) }],
  renderHTML: ({ node }) => ['span', { 'data-citation': node.attrs.n }, `[${node.attrs.n}]`],
  renderText: ({ node }) => `[${node.attrs.n}]`,
  addInputRules() {
    return [
      new InputRule({
        find: /\[(\d{1,2})\]$/,
        handler: ({ chain, range, match }) => {
          const attrs = citationNumber(match[1] ?? null);
          if (attrs === false) return null;
          chain().insertContentAt(range, { type: 'citation', attrs }).run();
          return undefined;
        },
      }),
    ];
  },
});

/** Tiptap's own look at styles, which `withoutStyles` has put aside. */
const emphasis = (look: 'bold' | 'italic', tags: string) => [
  { tag: tags, getAttrs: (element: HTMLElement) => (pastedStyle(element.dataset.style)[look] === false ? (false as const) : null) },
  { tag: 'span[data-style]', getAttrs: (element: HTMLElement) => (pastedStyle(element.dataset.style)[look] ? null : (false as const)) },
];

export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  list('bulletList', 'ul', 'Mod-Shift-8', /^\s*[-*]\s$/),
  list('orderedList', 'ol', 'Mod-Shift-7', /^1[.)]\s$/),
  ListItem,
  Bold.extend({ parseHTML: () => emphasis('bold', 'b, strong') }),
  Italic.extend({ parseHTML: () => emphasis('italic', 'i, em') }),
  raised('subscript', 'sub', 'Mod-,'),
  raised('superscript', 'sup', 'Mod-.'),
  Link,
  Mention,
  Citation,
  UndoRedo,
];
