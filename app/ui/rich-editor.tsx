import { useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { MentionList, mentionOptionId } from './mention-list.tsx';
import css from './rich-editor.module.css';
import { RichEditorToolbar, type ToolbarLabels } from './rich-editor-toolbar.tsx';
import { type FindMentions, useMentions } from './use-mentions.ts';
import { type EditorDoc, useRichEditor } from './use-rich-editor.ts';

export interface RichEditorLabels extends ToolbarLabels {
  /** Name of the list of colleagues to mention. */
  mentions: string;
  mentionsFound: (count: number) => string;
}

export interface RichEditorProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
  value: EditorDoc;
  onChange: (doc: EditorDoc) => void;
  labels: RichEditorLabels;
  /** Where to set the cursor at once: after this beginning of the text, or at its end. */
  caret?: EditorDoc | 'end' | null | undefined;
  /** Titles of the references that can be cited; left out where citing is not offered. */
  citations?: readonly string[] | undefined;
  /** Whom an `@` offers; left out where nobody is to be named. */
  findMentions?: FindMentions | undefined;
  look?: 'area' | 'reading' | undefined;
}

/** Text with emphasis, lists, links, mentions and citations. Heavy: load it when somebody begins to write. */
export function RichEditor({
  id,
  value,
  onChange,
  labels,
  caret = null,
  citations,
  findMentions,
  look = 'area',
  required,
  ...aria
}: RichEditorProps) {
  const mount = useRef<HTMLDivElement>(null);
  const listId = useId();
  // The list needs the editor, and the editor the list's keys: each finds the other when something happens.
  const mentionsNow = useRef<ReturnType<typeof useMentions>>(null);
  const { editor, state } = useRichEditor(mount, {
    value,
    onChange,
    caret,
    onLook: (changed) => mentionsNow.current?.look(changed),
    onKey: (event) => mentionsNow.current?.handleKey(event) ?? false,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      class: classNames(control.control, control.area, look === 'reading' && control.reading, css.text),
      ...(required && { 'aria-required': 'true' }),
      ...(findMentions !== undefined && { 'aria-autocomplete': 'list' }),
      ...(Object.fromEntries(Object.entries(aria).filter(([, known]) => known !== undefined)) as Record<string, string>),
    },
  });
  const mentions = useMentions(editor, findMentions);
  useEffect(() => {
    mentionsNow.current = mentions;
  });
  usePointsAt(editor?.view.dom ?? null, listId, mentions.options.length > 0 ? mentions.active : null);
  useLabelClick(id, () => editor?.commands.focus());

  return (
    <div className={css.editor}>
      {editor !== null && <RichEditorToolbar editor={editor} state={state} labels={labels} citations={citations} />}
      <div ref={mount} className={css.mount} />
      <MentionList id={listId} label={labels.mentions} found={labels.mentionsFound} mentions={mentions} />
    </div>
  );
}

/** The text says which option of the list is the active one; null when there is no list. */
function usePointsAt(text: HTMLElement | null, listId: string, active: number | null): void {
  useEffect(() => {
    if (text === null || active === null) return;
    text.setAttribute('aria-controls', listId);
    text.setAttribute('aria-activedescendant', mentionOptionId(listId, active));
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [text, listId, active]);
}

/** A label leads into what it names; of an element that is no form control, browsers do not know. */
function useLabelClick(id: string, onClick: () => void): void {
  const clicked = useRef(onClick);
  useEffect(() => {
    clicked.current = onClick;
  });
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => clicked.current();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [id]);
}
