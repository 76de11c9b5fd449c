import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import css from './rich-editor.module.css';
import { CitePanel, LinkPanel, type LinkPanelLabels } from './rich-editor-panel.tsx';
import type { TextState } from './use-rich-editor.ts';

export interface ToolbarLabels extends LinkPanelLabels {
  toolbar: string;
  bold: string;
  italic: string;
  bulletList: string;
  orderedList: string;
  link: string;
  cite: string;
}

export interface RichEditorToolbarProps {
  editor: Editor;
  state: TextState;
  labels: ToolbarLabels;
  /** Titles of the references that can be cited; left out where there are none to be had. */
  citations?: readonly string[] | undefined;
}

/** The tools over a text. Arrows go from one to the next, and the text keeps its selection. */
export function RichEditorToolbar({ editor, state, labels, citations }: RichEditorToolbarProps) {
  const [panel, setPanel] = useState<'link' | 'cite' | null>(null);
  const toggle = (one: 'link' | 'cite') => setPanel(panel === one ? null : one);

  function close() {
    setPanel(null);
    editor.commands.focus();
  }

  function handleLink(href: string) {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && state.href === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
    setPanel(null);
  }

  function handleUnlink() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    setPanel(null);
  }

  function handleCite(n: number) {
    editor.chain().focus().insertContent({ type: 'citation', attrs: { n } }).run();
    setPanel(null);
  }

  const tool = (icon: IconName, label: string, pressed: boolean, onClick: () => void) => (
    <Toolbar.Button
      render={<IconButton icon={icon} label={label} title={label} aria-pressed={pressed} className={css.tool} />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
  const opener = (icon: IconName, label: string, one: 'link' | 'cite', onClick: () => void, disabled = false) => (
    <Toolbar.Button
      disabled={disabled}
      render={<IconButton icon={icon} label={label} title={label} aria-expanded={panel === one} className={css.tool} />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );

  return (
    <>
      <Toolbar.Root aria-label={labels.toolbar} className={css.toolbar}>
        {tool('bold', labels.bold, state.bold, () => editor.chain().focus().toggleBold().run())}
        {tool('italic', labels.italic, state.italic, () => editor.chain().focus().toggleItalic().run())}
        {tool('list', labels.bulletList, state.bulletList, () => editor.chain().focus().toggleList('bulletList', 'listItem').run())}
        {tool('list-numbers', labels.orderedList, state.orderedList, () =>
          editor.chain().focus().toggleList('orderedList', 'listItem').run(),
        )}
        {opener('link', labels.link, 'link', () => toggle('link'))}
        {citations !== undefined &&
          opener('quote', labels.cite, 'cite', () => (citations.length === 1 ? handleCite(1) : toggle('cite')), citations.length === 0)}
      </Toolbar.Root>
      {panel === 'link' && (
        <LinkPanel key={state.href} labels={labels} href={state.href} onApply={handleLink} onRemove={handleUnlink} onClose={close} />
      )}
      {panel === 'cite' && citations !== undefined && citations.length > 0 && (
        <CitePanel label={labels.cite} citations={citations} onCite={handleCite} onClose={close} />
      )}
    </>
  );
}
