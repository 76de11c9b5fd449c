import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldControl, labelIdOf } from '#ui/field.tsx';
import type { RichEditorLabels, RichEditorProps } from '#ui/rich-editor.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { EditorDoc } from '#ui/use-rich-editor.ts';
import { fromPlainText, type RichText } from '../richtext/richtext.ts';
import { asTyped, fromEditor, isFormatted, typedSoFar } from '../richtext/writing.ts';

export type { RichEditorLabels };

export interface RichTextFieldProps extends Pick<RichEditorProps, 'labels' | 'citations' | 'findMentions' | 'look'> {
  /** From the Field around it. */
  control: FieldControl;
  value: RichText;
  onChange: (value: RichText) => void;
  rows?: number | undefined;
}

/** Stays once it has come: the next field begins with it. */
let loaded: ComponentType<RichEditorProps> | null = null;

interface TakeOver {
  Editor: ComponentType<RichEditorProps>;
  caret: RichEditorProps['caret'];
}

/**
 * A field for rich text: a plain one until the reader goes into it, then the editor, which carries on where they are. A browser
 * that does not get the editor keeps the plain field.
 */
export function RichTextField({ control, value, onChange, rows, ...editing }: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => asTyped(value));
  const [editor, setEditor] = useState<TakeOver | null>(() => loaded && { Editor: loaded, caret: null });
  const [state, setState] = useState<'plain' | 'loading'>('plain');
  /** What the editor holds, for the text that was made of it: given back as it is, it changes nothing there. */
  const [written, setWritten] = useState<{ doc: EditorDoc; stored: RichText } | null>(null);
  const known = useRef(value);
  const gone = useRef(false);
  const composing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes alive.
  useEffect(() => {
    gone.current = false;
    // In the server's page the reader may have gone in before anything could hear of it.
    if (document.activeElement === area.current) load();
    return () => {
      gone.current = true;
    };
  }, []);

  // Given from outside, such as a draft that is discarded.
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setTyped(asTyped(value));
  }, [value]);

  function report(next: RichText) {
    known.current = next;
    onChange(next);
  }

  function takeOver(Editor: ComponentType<RichEditorProps>) {
    const plain = area.current;
    if (plain === null || gone.current) return;
    const focused = document.activeElement === plain;
    const beginning = plain.value.slice(0, plain.selectionStart);
    const caret = plain.selectionStart === plain.value.length ? 'end' : typedSoFar(beginning);
    // At once: no key may come between the field that goes and the one that comes.
    flushSync(() => {
      if (plain.value !== asTyped(known.current)) report(typedSoFar(plain.value));
      setEditor({ Editor, caret: focused ? caret : null });
    });
  }

  function load() {
    if (state === 'loading') return;
    setState('loading');
    import('#ui/rich-editor.tsx').then(
      ({ RichEditor }) => {
        loaded = RichEditor;
        // A word that an input method is putting together is finished first.
        if (!composing.current) takeOver(RichEditor);
      },
      // Without a connection: whatever can be written without it can be written on, and the next focus tries again.
      () => setState('plain'),
    );
  }

  if (editor !== null) {
    return (
      <editor.Editor
        {...editing}
        {...control}
        aria-labelledby={labelIdOf(control.id)}
        value={written?.stored === value ? written.doc : value}
        caret={editor.caret}
        onChange={(doc) => {
          const stored = fromEditor(doc);
          setWritten({ doc, stored });
          report(stored);
        }}
      />
    );
  }
  return (
    <TextArea
      {...control}
      ref={area}
      look={editing.look}
      rows={rows}
      value={typed}
      readOnly={state === 'loading' && isFormatted(value)}
      onFocus={load}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
        if (loaded !== null) setTimeout(takeOver, 0, loaded);
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        report(fromPlainText(event.target.value));
      }}
    />
  );
}
