import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { type MentionQuery, mayMean, mentionQuery } from './mention-query.ts';
import { useAsyncSearch } from './use-async-search.ts';

/** Someone a text can name. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
  /** Tells two of one name apart. */
  readonly detail: string;
}

export type FindMentions = (query: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

export interface Mentions {
  readonly options: readonly Mentionable[];
  readonly active: number;
  /** True when the key was for the list. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
  readonly pick: (index: number) => void;
  /** After every change of text or cursor. */
  readonly look: (editor: Editor) => void;
}

const nobody: FindMentions = async () => [];

/** The list that opens after `@`: who is in it, which of them is next, and the keys that move in it. */
export function useMentions(editor: Editor | null, find: FindMentions | undefined): Mentions {
  const [asked, setAsked] = useState<(MentionQuery & { at: number }) | null>(null);
  /** Where an `@` stands that was left by Escape. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const { items, state, search } = useAsyncSearch({ find: find ?? nobody, minLength: 0, delay: 120 });
  const open = find !== undefined && asked !== null && asked.at !== dismissed;
  // While one more letter is looked for, those found so far stay whom it may still mean; a list that opens anew waits.
  const options =
    !open || (state !== 'found' && asked.text === '')
      ? []
      : state === 'found'
        ? items
        : items.filter(({ name }) => mayMean(name, asked.text));

  useEffect(() => {
    if (open) search(asked.text);
    setActive(0);
  }, [open, asked?.text, search]);

  function look({ state }: Editor) {
    const { $from, empty } = state.selection;
    const query = empty ? mentionQuery($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')) : null;
    const next = query === null ? null : { ...query, at: $from.pos - query.length };
    setAsked((known) => (known?.at === next?.at && known?.text === next?.text ? known : next));
    if (next === null) setDismissed(null);
  }

  function pick(index: number) {
    const one = options[index];
    if (editor === null || asked === null || one === undefined) return;
    const range = { from: asked.at, to: asked.at + asked.length };
    const mention = { type: 'mention', attrs: { id: one.id, label: one.name } };
    editor
      .chain()
      .focus()
      .insertContentAt(range, [mention, { type: 'text', text: ' ' }])
      .run();
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (options.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive((active + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) pick(active);
    else if (event.key === 'Escape') setDismissed(asked?.at ?? null);
    else return false;
    // Nobody further out shall close or send anything by this key.
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { options, active, handleKey, pick, look };
}
