/** Rich text on its way through the fields it is written in: a plain one, and the editor that takes over from it. */
import { fromPlainText, type RichBlock, type RichInline, type RichText } from './richtext.ts';

/** The way back from `fromPlainText`: lists and citations as they are typed, without emphasis and without links. */
export function asTyped(doc: RichText): string {
  const inlines = (nodes: readonly RichInline[] | undefined) => (nodes ?? []).map(inlineAsTyped).join('');
  const item = ({ content }: Extract<RichBlock, { type: 'bulletList' }>['content'][number]) =>
    `- ${content.map((paragraph) => inlines(paragraph.content)).join(' ')}`;
  return doc.content
    .map((block) => (block.type === 'paragraph' ? inlines(block.content) : block.content.map(item).join('\n')))
    .join('\n\n');
}

function inlineAsTyped(node: RichInline): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  return node.type === 'citation' ? `[${node.attrs.n}]` : `@${node.attrs.label}`;
}

/** True when a plain field could not hold this text without losing something. */
export const isFormatted = (doc: RichText): boolean => JSON.stringify(fromPlainText(asTyped(doc))) !== JSON.stringify(doc);

/** What stands in a plain field while somebody types in it: the blanks at its end are the beginning of the next word. */
export function typedSoFar(text: string): RichText {
  const { type, content } = fromPlainText(text);
  const blanks = /\s*$/.exec(text)?.[0] ?? '';
  const last = content.at(-1);
  if (blanks.includes('\n') || last === undefined) return { type, content: [...content, { type: 'paragraph' }] };
  if (blanks === '' || last.type !== 'paragraph') return { type, content };
  return { type, content: [...content.slice(0, -1), { ...last, content: [...(last.content ?? []), { type: 'text', text: blanks }] }] };
}

/** A node as editors have it. */
export interface EditorNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly EditorNode[] | undefined;
  readonly text?: string | undefined;
  readonly content?: readonly EditorNode[] | undefined;
}

/**
 * The editor's document as it is stored. Its schema is the closed list already; what is left is that editors put emphasis
 * on mentions, citations and line breaks too, and that empty paragraphs at the end are not part of a text.
 */
export function fromEditor(doc: EditorNode): RichText {
  const content = [...(doc.content ?? [])];
  while (content.at(-1)?.type === 'paragraph' && (content.at(-1)?.content ?? []).length === 0) content.pop();
  return { type: 'doc', content: content.map(stored) as unknown as RichBlock[] };
}

function stored({ type, attrs, marks, text, content }: EditorNode): EditorNode {
  return {
    type,
    ...(attrs !== undefined && { attrs }),
    ...(text !== undefined && { text }),
    ...(type === 'text' && marks !== undefined && marks.length > 0 && { marks }),
    ...(content !== undefined && { content: content.map(stored) }),
  };
}

/** Of what was stored without a check, such as a draft: it looks like a text of ours. */
export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value &&
  Array.isArray(value.content);
