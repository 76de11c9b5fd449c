/** Saves a draft: after a pause, one request at a time, again when it failed. Never throws a text away. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '../operation/errors.ts';
import { type DraftContent, sameVersion, type Version } from './draft-copy.ts';

const PAUSE_MS = 800;
const RETRY_MS = [5_000, 15_000, 60_000] as const;
/** Payload too large: nobody has read it, so nobody says which part. */
const TOO_LARGE = 413;

/** `kept`: the server does not have the text, and why. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'kept'; readonly reason: 'offline' | 'failed' | 'signedOut' | 'otherReader' | 'gone' | 'tooMany' }
  /** As it is it cannot be stored: what is wrong, in words, by path in the content. */
  | { readonly kind: 'kept'; readonly reason: 'refused'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'stale' };

export interface Base {
  readonly id: string;
  readonly version: number;
}

/** A version that stands at the server. */
export interface StoredVersion<Settings extends object, Asset> extends Version<Settings> {
  readonly version: number;
  readonly images: Readonly<Record<string, Asset>>;
  readonly updatedAt: string;
}

/** A draft as the server has it. */
export interface StoredDraft<Settings extends object, Asset> extends StoredVersion<Settings, Asset>, Base {
  /** What is published, where that is not any more what its change began with. */
  readonly published?: StoredVersion<Settings, Asset> | null;
}

export interface SaveInput<Settings extends object> extends Base, Version<Settings> {
  /** The published version that the author has seen beside the change. */
  readonly seen?: number;
}

/** How drafts of one kind reach the server. `key` names one intent: repeated, it is done once. */
export interface DraftStore<Settings extends object> {
  /** `changes`: what is published and is to be changed; it may have a draft already. */
  readonly start: (settings: Settings, changes: string | null, key: string) => Promise<Base & Version<Settings>>;
  readonly save: (input: SaveInput<Settings>, key: string) => Promise<{ version: number; updatedAt: string }>;
  /** Throws the draft away, unless it was saved elsewhere since. */
  readonly discard: (seen: Base) => Promise<unknown>;
  /** Codes of the refusals that mean: changed elsewhere, and: no more drafts. */
  readonly staleCode: string;
  readonly tooManyCode: string;
}

interface Handlers<Settings extends object, Draft> {
  readonly store: DraftStore<Settings>;
  /** What is to be saved now. */
  readonly snapshot: () => Version<Settings> & Pick<SaveInput<Settings>, 'seen'>;
  /** Of what is published and changed; null for what is new. */
  readonly changes: () => string | null;
  /** `isBlank` is false for a draft that holds something already. */
  readonly onStarted: (base: Base, isBlank: boolean) => void;
  /** `upToDate` is false when more was typed meanwhile; `seen` is what the save said. */
  readonly onSaved: (base: Base, upToDate: boolean, seen: number | undefined) => void;
  readonly onStale: (current: Draft) => void;
}

export interface DraftSaver {
  readonly state: SaveState;
  /** Call after every change. */
  readonly changed: () => void;
  /** Saves what is not saved yet; the saved version, or null when it could not be. */
  readonly flush: () => Promise<Base | null>;
  /** Throws away what was seen of it; false where another version stands there, which is shown first. Throws `CallFailure`. */
  readonly discard: () => Promise<boolean>;
  /** Goes on from another version, for instance after a choice between two. */
  readonly rebase: (base: Base | null) => void;
}

export function useDraftSave<Settings extends object, Draft extends StoredDraft<Settings, unknown>>(
  initial: Base | null,
  savedAt: string | null,
  handlers: Handlers<Settings, Draft>,
): DraftSaver {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt === null ? null : Date.parse(savedAt) });
  const saver = useRef<ReturnType<typeof createSaver<Settings, Draft>>>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  saver.current ??= createSaver(initial, () => latest.current, setState);
  const current = saver.current;

  useEffect(() => {
    const retry = () => void current.retry();
    // Whoever signed in again did so in another tab.
    const returned = () => void current.returned();
    addEventListener('online', retry);
    addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
      current.stop();
    };
  }, [current]);

  return {
    state,
    changed: useCallback(() => current.changed(), [current]),
    flush: current.flush,
    discard: current.discard,
    rebase: current.rebase,
  };
}

export function createSaver<Settings extends object, Draft extends StoredDraft<Settings, unknown>>(
  initial: Base | null,
  handlers: () => Handlers<Settings, Draft>,
  setState: (state: SaveState) => void,
) {
  let base = initial;
  let dirty = false;
  let blocked = false;
  /** Its author is not who is signed in: asked again when they come back to the page, or press something, and not for every letter. */
  let awaitsAuthor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let failures = 0;
  let isRefused = false;
  // The same save again, after an answer that was lost, must be done once.
  let sent: { version: Version<Settings>; text: string; key: string } | null = null;
  let startKey = crypto.randomUUID();

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  function changed() {
    dirty = true;
    if (!blocked && !awaitsAuthor) later(PAUSE_MS);
  }

  async function flush(): Promise<Base | null> {
    clearTimeout(timer);
    while (dirty || running !== null) {
      running ??= save().finally(() => {
        running = null;
      });
      if (!(await running)) return null;
    }
    return base;
  }

  async function save(): Promise<boolean> {
    if (blocked) return false;
    dirty = false;
    // What is wrong stays in sight until it is right.
    if (!isRefused && !awaitsAuthor) setState({ kind: 'saving' });
    const { seen, ...version } = handlers().snapshot();
    try {
      if (base === null) {
        const started = await start(version);
        base = { id: started.id, version: started.version };
        // The change of something published has words of its own already: they are not written over unseen.
        if (Object.keys(started.content).length > 0) {
          dirty = true;
          return stale(started as Draft, version);
        }
      }
      const input = { ...base, ...version, ...(seen !== undefined && { seen }) };
      const text = JSON.stringify(input);
      if (sent?.text !== text) sent = { version, text, key: crypto.randomUUID() };
      const { version: next, updatedAt } = await handlers().store.save(input, sent.key);
      base = { id: base.id, version: next };
      failures = 0;
      isRefused = false;
      awaitsAuthor = false;
      setState({ kind: 'saved', at: Date.parse(updatedAt) });
      handlers().onSaved(base, !dirty, seen);
      return true;
    } catch (error) {
      dirty = true;
      if (!(error instanceof CallFailure)) throw error;
      return failed(error, version);
    }
  }

  async function discard(): Promise<boolean> {
    // What is on its way to the server would come after it, and stand there again.
    await running;
    clearTimeout(timer);
    if (base === null) return true;
    try {
      await handlers().store.discard(base);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // The answer to this very wish was lost, or it was thrown away elsewhere.
      if (error.status === 404) return true;
      if (error.code === handlers().store.staleCode)
        return stale(error.body.details?.current as Draft, handlers().snapshot()) ? discard() : false;
      if (dirty && !blocked && !awaitsAuthor) later(PAUSE_MS);
      throw error;
    }
  }

  async function start({ settings }: Version<Settings>): Promise<Base & Version<Settings>> {
    const { store, changes, onStarted } = handlers();
    const started = await store.start(settings, changes(), startKey);
    startKey = crypto.randomUUID();
    onStarted({ id: started.id, version: started.version }, Object.keys(started.content).length === 0);
    return started;
  }

  function failed(error: CallFailure, version: Version<Settings>): boolean {
    const { staleCode, tooManyCode } = handlers().store;
    awaitsAuthor = error.status === 401 || error.code === 'access.readerChanged';
    if (awaitsAuthor) {
      setState({ kind: 'kept', reason: error.status === 401 ? 'signedOut' : 'otherReader' });
      return false;
    }
    if (error.code === staleCode) return stale(error.body.details?.current as Draft, version);
    if (error.status === 404) return block({ kind: 'kept', reason: 'gone' });
    if (error.code === tooManyCode) return block({ kind: 'kept', reason: 'tooMany' });
    const { fields = {}, message } = error.body;
    if (Object.keys(fields).length > 0) return refused(fields);
    if (error.status === TOO_LARGE) return refused({ [longestPart(version.content)]: message });
    setState({ kind: 'kept', reason: error.status === 0 ? 'offline' : 'failed' });
    later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? PAUSE_MS);
    return false;
  }

  /** The same again would be refused again: it waits until something is changed. */
  function refused(fields: Readonly<Record<string, string>>): false {
    isRefused = true;
    setState({ kind: 'kept', reason: 'refused', fields: byPathInContent(fields) });
    return false;
  }

  function stale(current: Draft, version: Version<Settings>): boolean {
    // Our own save, whose answer was lost on the way.
    if ((sent !== null && sameVersion(current, sent.version)) || sameVersion(current, version)) {
      base = { id: current.id, version: current.version };
      return true;
    }
    block({ kind: 'stale' });
    handlers().onStale(current);
    return false;
  }

  /** Saving again would not help until the author has done something. */
  function block(state: SaveState): boolean {
    blocked = true;
    setState(state);
    return false;
  }

  return {
    changed,
    flush,
    discard,
    retry: async () => (dirty && !blocked ? flush() : null),
    returned: async () => (dirty && awaitsAuthor ? flush() : null),
    rebase: (next: Base | null) => {
      base = next;
      blocked = false;
      changed();
    },
    stop: () => clearTimeout(timer),
  };
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

const longestPart = (content: DraftContent): string =>
  Object.keys(content).reduce((longest, part) => (lengthOf(content[part]) > lengthOf(content[longest]) ? part : longest), '');

const IN_CONTENT = /^content\./;

const byPathInContent = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replace(IN_CONTENT, ''), words]));
