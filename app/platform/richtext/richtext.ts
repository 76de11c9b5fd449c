/**
 * Rich text as structured JSON, in the shape the editor (ProseMirror) reads and writes.
 * Only what is listed here can be stored, so what is rendered can never carry markup of its own.
 */
import { z } from 'zod';
import { isUnseen } from './line.ts';

/** Only addresses a reader may safely follow: no `javascript:`, no `data:`. */
export const SafeUrl = z
  .string()
  .max(2000)
  .refine((value) => /^https?:\/\/[^\s]+$/i.test(value), { error: 'validation.url' });

/** Of the name in a mention. */
const MENTION_LENGTH = 80;

/** What a text is made of, at most. What is more is said of the whole text, by a message that names the number. */
export const RICH_TEXT_LIMITS = { blocks: 300, items: 100, paragraphs: 10, inlines: 500, mentions: 50 };

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: SafeUrl }) }),
]);

const Inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks: z.array(Mark).max(5).optional() }),
  z.strictObject({ type: z.literal('hardBreak') }),
  /** A colleague named in the text: `id` is their member id, `label` the name as it was shown. */
  z.strictObject({
    type: z.literal('mention'),
    attrs: z.strictObject({ id: z.string().max(40), label: z.string().min(1, { error: 'validation.invalid' }).max(MENTION_LENGTH) }),
  }),
  /** Points at the n-th reference (from 1) of the item the text belongs to. */
  z.strictObject({ type: z.literal('citation'), attrs: z.strictObject({ n: z.int().min(1).max(50) }) }),
]);

const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(Inline).max(RICH_TEXT_LIMITS.inlines, { error: 'validation.longParagraph' }).optional(),
});
type Paragraph = z.infer<typeof Paragraph>;
const ListItem = z.strictObject({
  type: z.literal('listItem'),
  content: z.array(Paragraph).min(1).max(RICH_TEXT_LIMITS.paragraphs, { error: 'validation.longItem' }),
});
const ListItems = z.array(ListItem).min(1).max(RICH_TEXT_LIMITS.items, { error: 'validation.longList' });
const Block = z.discriminatedUnion('type', [
  Paragraph,
  z.strictObject({ type: z.literal('bulletList'), content: ListItems }),
  z.strictObject({ type: z.literal('orderedList'), content: ListItems }),
]);

const Doc = z.strictObject({
  type: z.literal('doc'),
  content: z.array(Block).max(RICH_TEXT_LIMITS.blocks, { error: 'validation.manyBlocks' }),
});
export type RichText = z.infer<typeof Doc>;
export const RichText = Doc.refine((doc) => mentions(doc) <= RICH_TEXT_LIMITS.mentions, { error: 'validation.manyMentions' });
export type RichBlock = z.infer<typeof Block>;
export type RichInline = z.infer<typeof Inline>;

/** A rich text bounded by the number of characters a reader sees. */
export const richText = (max: number) => RichText.refine((doc) => isWithin(doc, max), { error: 'validation.tooLong' });

/** Whether a reader sees at most so many characters. */
export const isWithin = (doc: RichText, max: number): boolean => plainText(doc).length <= max;

/** The text a reader sees, blocks parted by a blank line: for search, counting, descriptions and mail. */
export function plainText(doc: RichText): string {
  return doc.content.map(blockText).join('\n\n').trim();
}

/** True when a reader would see nothing. */
export const isBlank = (doc: RichText) => isUnseen(plainText(doc));

/** Every member id mentioned, each once. */
export function mentionedIds(doc: RichText): string[] {
  const ids = new Set<string>();
  for (const node of inlines(doc)) if (node.type === 'mention') ids.add(node.attrs.id);
  return [...ids];
}

/** Where its links lead, each address once: a reader follows them, and the words do not tell. */
export function linkTargets(doc: RichText): string[] {
  const targets = new Set<string>();
  for (const node of inlines(doc))
    if (node.type === 'text') for (const mark of node.marks ?? []) if (mark.type === 'link') targets.add(mark.attrs.href);
  return [...targets];
}

/** Each mention with the name that is known for its id; of whom nothing is known, the text that stood there. */
export function withMentionNames(doc: RichText, names: ReadonlyMap<string, string>): RichText {
  const named = (node: RichInline): RichInline => {
    if (node.type !== 'mention') return node;
    const name = names.get(node.attrs.id);
    return name === undefined
      ? { type: 'text', text: `@${node.attrs.label}` }
      : { type: 'mention', attrs: { id: node.attrs.id, label: name.slice(0, MENTION_LENGTH) } };
  };
  const inParagraph = (paragraph: Paragraph): Paragraph =>
    paragraph.content === undefined ? paragraph : { ...paragraph, content: paragraph.content.map(named) };
  const inBlock = (block: RichBlock): RichBlock =>
    block.type === 'paragraph'
      ? inParagraph(block)
      : { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map(inParagraph) })) };
  return { ...doc, content: doc.content.map(inBlock) };
}

/** For whoever looks for patients: a colleague who is named with `@` is none. */
export const withoutMentionNames = (doc: RichText): RichText => withMentionNames(doc, new Map(mentionedIds(doc).map((id) => [id, '…'])));

/** Words of the text in another wording; only where they stand in one piece. */
export function withWordsReplaced(doc: RichText, words: string, replacement: string): RichText {
  return JSON.parse(JSON.stringify(doc), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' && value.includes(words) ? value.replace(words, () => replacement) || ' ' : value,
  ) as RichText;
}

/**
 * Plain text to a document: blank lines part paragraphs, lines that start with `- ` make a list,
 * `[n]` becomes a citation.
 */
export function fromPlainText(text: string): RichText {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);
  return { type: 'doc', content: blocks.map(toBlock) };
}

function toBlock(block: string): RichBlock {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return {
      type: 'bulletList',
      content: lines.map((line) => ({ type: 'listItem', content: [{ type: 'paragraph', content: toInline(line.slice(2)) }] })),
    };
  }
  const content = lines.flatMap((line, i): RichInline[] => (i === 0 ? toInline(line) : [{ type: 'hardBreak' }, ...toInline(line)]));
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
}

function toInline(line: string): RichInline[] {
  return line
    .split(/(\[\d{1,2}\])/)
    .filter(Boolean)
    .map((part): RichInline => {
      const n = Number(/^\[(\d{1,2})\]$/.exec(part)?.[1] ?? 0);
      return n >= 1 && n <= 50 ? { type: 'citation', attrs: { n } } : { type: 'text', text: part };
    });
}

function mentions(doc: RichText): number {
  let count = 0;
  for (const node of inlines(doc)) if (node.type === 'mention') count++;
  return count;
}

function* inlines(doc: RichText): Generator<RichInline> {
  for (const block of doc.content) {
    if (block.type === 'paragraph') yield* block.content ?? [];
    else for (const item of block.content) for (const paragraph of item.content) yield* paragraph.content ?? [];
  }
}

function blockText(block: RichBlock): string {
  if (block.type === 'paragraph') return inlineText(block.content ?? []);
  return block.content.map((item) => item.content.map((p) => inlineText(p.content ?? [])).join('\n')).join('\n');
}

function inlineText(nodes: RichInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'mention') return `@${node.attrs.label}`;
      return node.type === 'hardBreak' ? '\n' : '';
    })
    .join('');
}
