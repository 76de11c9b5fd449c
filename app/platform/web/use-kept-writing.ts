/** Forms whose fields are kept in the browser until they are sent: they survive a reload, a crash and a lost session. */
import { useEffect, useRef, useState } from 'react';
import { copyKey } from './draft-copy.ts';
import { useReader } from './facts.ts';
import { changedFields, keep, readKept, splitBase, withBase } from './kept.ts';

/** What is written. */
export interface KeptAs<Written> {
  /** Of its kind: `forum-settings`. */
  readonly name: string;
  /** Of what it changes; null for what is new. */
  readonly id: string | null;
  /** Fields that never stay on a device, such as a password. */
  readonly never?: readonly (keyof Written)[];
  /** The version that stands at the server, where saving asks for one. When it moves, what was not changed here follows it. */
  readonly version?: number;
  /** Not worth keeping: only choices, and no word. */
  readonly isEmpty?: (written: Written) => boolean;
}

export interface KeptWriting<Written> {
  readonly written: Written;
  /** It was begun before: what stands in the form is not what it began with. */
  readonly restored: boolean;
  readonly change: (change: Partial<Written> | ((known: Written) => Partial<Written>)) => void;
  /** Only the fields that were changed here: a form that sends no others takes nothing back that was changed elsewhere. */
  readonly changed: () => Partial<Written>;
  /** The version that it changes: the one its writer saw, though another may stand at the server since. */
  readonly version: number;
  /** Its writer has seen this version too: from here on it is this one that is changed. */
  readonly goOnFrom: (version: number) => void;
  /** Begins anew. */
  readonly discard: () => void;
  /** Sent: nothing is left to keep. `saved`: the version that stands there by it, which the page itself may learn a moment later. */
  readonly forget: (saved?: number) => void;
}

export function useKeptWriting<Written extends object>(
  initial: Written,
  { name, id, never, version = 0, isEmpty }: KeptAs<Written>,
): KeptWriting<Written> {
  const key = copyKey(name, useReader()?.id ?? '', id);
  const [written, setWritten] = useState(initial);
  const [restored, setRestored] = useState(false);
  /** What its changes are changes of. */
  const begun = useRef(initial);
  // Where saving asks for no version, nobody says when another one stands there.
  if (version === 0) begun.current = initial;
  const stood = useRef(version);
  const now = useRef(written);
  /** Null until something is written: then it changes what stands at the server. */
  const [base, setBase] = useState<number | null>(null);
  const [saved, setSaved] = useState(0);
  const standing = Math.max(saved, version);

  function keepNow(next: Written, from: number) {
    const changed = isEmpty?.(next) === true ? null : changedFields(begun.current, next, never);
    keep(key, withBase(changed, from));
    setBase(from);
  }

  function show(next: Written) {
    now.current = next;
    setWritten(next);
  }

  // Afterwards, because the server knows nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is written.
  useEffect(() => {
    begun.current = initial;
    const kept = readKept<Partial<Written>>(key);
    if (kept === null) return;
    const { fields, base: from } = splitBase(kept, version);
    // What an earlier version of the page kept may lack parts.
    const back = { ...begun.current, ...fields };
    if (changedFields(begun.current, back) === null) return;
    show(back);
    setBase(from);
    setRestored(true);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that comes to stand there.
  useEffect(() => {
    if (stood.current === version) return;
    stood.current = version;
    const changed = changedFields(begun.current, now.current);
    begun.current = initial;
    show({ ...initial, ...changed });
  }, [version]);

  return {
    written,
    restored,
    changed: () => changedFields(begun.current, now.current) ?? {},
    version: base ?? standing,
    goOnFrom: (seen) => keepNow(now.current, seen),
    change: (change) => {
      // Pictures arrive while their writer goes on: every change begins from the last.
      const next = { ...now.current, ...(typeof change === 'function' ? change(now.current) : change) };
      keepNow(next, base ?? standing);
      show(next);
    },
    discard: () => {
      keep(key, null);
      setBase(null);
      begun.current = initial;
      show(initial);
      setRestored(false);
    },
    forget: (saved) => {
      keep(key, null);
      setBase(null);
      setRestored(false);
      if (saved === undefined) return;
      begun.current = now.current;
      setSaved(saved);
    },
  };
}
