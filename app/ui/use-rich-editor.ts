import { Editor, type JSONContent } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withoutStyles } from './pasted-html.ts';
import { EXTENSIONS } from './rich-editor-schema.ts';

/** A text, or a part of one, as Tiptap reads and writes it. */
export interface EditorDoc {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly EditorDoc[] | undefined;
  readonly text?: string | undefined;
  readonly content?: readonly EditorDoc[] | undefined;
}

/** What the tools show of the place where the cursor is. */
export interface TextState {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly bulletList: boolean;
  readonly orderedList: boolean;
  /** Empty where there is no link. */
  readonly href: string;
}

const PLAIN: TextState = { bold: false, italic: false, bulletList: false, orderedList: false, href: '' };

export interface RichEditorOptions {
  value: EditorDoc;
  onChange: (doc: EditorDoc) => void;
  /** After every change of text or cursor. */
  onLook: (editor: Editor) => void;
  onKey: (event: KeyboardEvent) => boolean;
  attributes: Record<string, string>;
  /** Where to set the cursor at once; null leaves the focus where it is. */
  caret: EditorDoc | 'end' | null;
}

/** One editor for as long as the element stands; whatever is given anew reaches it without losing the text. */
export function useRichEditor(mount: RefObject<HTMLElement | null>, { value, attributes, caret, ...on }: RichEditorOptions) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [state, setState] = useState(PLAIN);
  const written = useRef(value);

  const handleTransaction = useEffectEvent((changed: Editor, textChanged: boolean) => {
    setState((known) => sameOr(known, stateOf(changed)));
    on.onLook(changed);
    if (!textChanged) return;
    written.current = changed.getJSON() as EditorDoc;
    on.onChange(written.current);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => on.onKey(event));

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is set below.
  useLayoutEffect(() => {
    const made = new Editor({
      element: mount.current,
      extensions: EXTENSIONS,
      content: withLine(value),
      // The page's policy refuses style elements: what it would say stands in rich-editor.module.css.
      injectCSS: false,
      // What is pasted is text, however it looks.
      enablePasteRules: false,
      editorProps: { attributes, transformPastedHTML: withoutStyles, handleKeyDown: (_, event) => handleKey(event) },
      onTransaction: ({ editor: changed, transaction }) => handleTransaction(changed, transaction.docChanged),
    });
    setEditor(made);
    setState(stateOf(made));
    if (caret !== null) {
      made.commands.setTextSelection(caret === 'end' ? made.state.doc.content.size : lengthOf(made, caret));
      // Not the editor's own focus command: that waits for a frame, and a key pressed before it is lost.
      made.view.focus();
    }
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(withLine(value), { emitUpdate: false });
  }, [editor, value]);

  const attributeKey = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributeKey) as Record<string, string> },
    });
  }, [editor, attributeKey]);

  return { editor, state };
}

/** An empty text still needs a line to write on. */
const withLine = (doc: EditorDoc) => (doc.content?.length ? doc : { ...doc, content: [{ type: 'paragraph' }] }) as JSONContent;

function stateOf(editor: Editor): TextState {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    href: String(editor.getAttributes('link').href ?? ''),
  };
}

const sameOr = (known: TextState, next: TextState): TextState =>
  (Object.keys(next) as (keyof TextState)[]).every((key) => known[key] === next[key]) ? known : next;

/** The place at the end of a text that the editor's own begins with. */
function lengthOf(editor: Editor, beginning: EditorDoc): number {
  const doc = editor.schema.nodeFromJSON(beginning);
  let end = doc.content.size;
  for (let node = doc.lastChild; node !== null && !node.isInline; node = node.lastChild) end -= 1;
  return Math.min(Math.max(end, 1), editor.state.doc.content.size);
}
