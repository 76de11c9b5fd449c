/** The narrative as the author types it: the way back from structured text. `fromPlainText` is the way there. */
import type { RichBlock, RichInline, RichText } from '#platform/richtext/richtext.ts';

/** Blank lines between paragraphs, "- " before the items of a list, [n] for a citation. */
export const toPlainText = (doc: RichText): string => doc.content.map(blockText).filter(Boolean).join('\n\n');

function blockText(block: RichBlock): string {
  if (block.type === 'paragraph') return inlineText(block.content ?? []);
  const items = block.content.map((item) => item.content.map((paragraph) => inlineText(paragraph.content ?? [])).join(' '));
  return items.map((item, i) => (block.type === 'bulletList' ? `- ${item}` : `${i + 1}. ${item}`)).join('\n');
}

const inlineText = (nodes: readonly RichInline[]): string => nodes.map(pieceText).join('');

function pieceText(node: RichInline): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return '\n';
    case 'mention':
      return `@${node.attrs.label}`;
    case 'citation':
      return `[${node.attrs.n}]`;
  }
}
