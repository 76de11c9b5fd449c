/** Rich text as elements. What may be stored is a closed list (platform/richtext), so nothing here ever handles markup. */
import type { ReactNode } from 'react';
import type { RichBlock, RichInline, RichText as RichTextDoc } from '../richtext/richtext.ts';
import { useLocalise } from './link.tsx';

export interface RichTextProps {
  doc: RichTextDoc;
  /** Where the n-th reference stands in the page: `#ref-3`. */
  referenceId?: ((n: number) => string) | undefined;
  /** Address of a member's page; in the page's language where it is not said. */
  memberHref?: ((id: string) => string) | undefined;
}

interface Links {
  referenceId: (n: number) => string;
  memberHref: (id: string) => string;
}

export function RichText({ doc, referenceId, memberHref }: RichTextProps) {
  const localise = useLocalise();
  const links: Links = {
    referenceId: referenceId ?? ((n) => `ref-${n}`),
    memberHref: memberHref ?? ((id) => localise(`/profile/${id}`)),
  };
  return doc.content.map((block, i) => renderBlock(block, i, links));
}

// Functions rather than components: a discussion has hundreds of paragraphs, and each component costs on the server.
function renderBlock(block: RichBlock, key: number, links: Links): ReactNode {
  if (block.type === 'paragraph') return <p key={key}>{renderInlines(block.content, links)}</p>;
  const items = block.content.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored text does not change its order while it is shown
    <li key={i}>
      {item.content.map((paragraph, n) =>
        item.content.length === 1 ? renderInlines(paragraph.content, links) : renderBlock(paragraph, n, links),
      )}
    </li>
  ));
  return block.type === 'bulletList' ? <ul key={key}>{items}</ul> : <ol key={key}>{items}</ol>;
}

function renderInlines(nodes: readonly RichInline[] | undefined, links: Links): ReactNode {
  const [first] = nodes ?? [];
  if (nodes?.length === 1 && first?.type === 'text' && first.marks === undefined) return first.text;
  return nodes?.map((node, i) => renderInline(node, i, links));
}

function renderInline(node: RichInline, key: number, links: Links): ReactNode {
  switch (node.type) {
    case 'hardBreak':
      return <br key={key} />;
    case 'mention':
      return (
        <a key={key} href={links.memberHref(node.attrs.id)}>
          @{node.attrs.label}
        </a>
      );
    case 'citation':
      return (
        <sup key={key}>
          <a href={`#${links.referenceId(node.attrs.n)}`}>{node.attrs.n}</a>
        </sup>
      );
    case 'text':
      return node.marks === undefined ? node.text : <MarkedText key={key} node={node} />;
  }
}

function MarkedText({ node }: { node: Extract<RichInline, { type: 'text' }> }) {
  let inner: ReactNode = node.text;
  for (const mark of node.marks ?? []) inner = marked(mark, inner);
  return inner;
}

type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];

function marked(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'subscript':
      return <sub>{inner}</sub>;
    case 'superscript':
      return <sup>{inner}</sup>;
    case 'link':
      return (
        <a href={mark.attrs.href} rel="nofollow ugc noopener" target="_blank">
          {inner}
        </a>
      );
  }
}
