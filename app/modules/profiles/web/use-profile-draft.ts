/** The draft of a page while it is written: saved after a pause, kept on the device until the server has it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type ProfileDraft, type ProfileDraftContent, saveProfileDraft } from '../profile-draft.contract.ts';
import type { Publication } from '../publication.contract.ts';

const PAUSE_MS = 800;
const RETRY_MS = 10_000;

export type DraftState = 'unsaved' | 'saved' | 'saving' | 'offline' | 'failed' | 'signedOut' | 'stale';

export interface WrittenProfile {
  readonly content: ProfileDraftContent;
  readonly photo: ImageRef | null;
  /** What the publications of `content` are. */
  readonly works: readonly Publication[];
}

export interface DraftInWork extends WrittenProfile {
  readonly state: DraftState;
  /** Something unsaved was found on this device. */
  readonly restored: boolean;
  readonly change: (change: Partial<ProfileDraftContent>, shown?: Partial<Omit<WrittenProfile, 'content'>>) => void;
  /** Saves what is not saved yet; false when it could not be. */
  readonly flush: () => Promise<boolean>;
  /** Goes on from a draft of the server: after discarding, or when the other window's is taken. */
  readonly takeOver: (draft: ProfileDraft) => void;
  /** After `stale`: saves what is here over the other window's. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export function useProfileDraft(memberId: string, initial: ProfileDraft): DraftInWork {
  const key = `profile-draft:${memberId}`;
  const [written, setWritten] = useState<WrittenProfile>(initial);
  const [state, setState] = useState<DraftState>(initial.savedAt === null ? 'unsaved' : 'saved');
  const [restored, setRestored] = useState(false);
  const work = useRef({ written: initial as WrittenProfile, version: initial.version, dirty: false, theirs: null as ProfileDraft | null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    const { current } = work;
    if (current.theirs !== null) return false;
    if (!current.dirty) return true;
    current.dirty = false;
    setState('saving');
    try {
      const { version } = await callOverHttp(saveProfileDraft, { version: current.version, content: current.written.content });
      current.version = version;
      if (!current.dirty) keep(key, null);
      setState('saved');
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      current.dirty = true;
      if (error.code === 'profiles.staleDraft') current.theirs = error.body.details?.current as ProfileDraft;
      setState(stateAfter(error));
      return false;
    }
  }, [key]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    while (running.current !== null) await running.current;
    running.current = save().finally(() => {
      running.current = null;
    });
    const done = await running.current;
    const again = work.current.dirty && work.current.theirs === null;
    if (again) timer.current = setTimeout(() => void flush(), done ? PAUSE_MS : RETRY_MS);
    return done && !again;
  }, [save]);

  const show = useCallback((next: WrittenProfile) => {
    work.current.written = next;
    setWritten(next);
  }, []);

  const change = useCallback<DraftInWork['change']>(
    (some, shown) => {
      const { current } = work;
      show({ ...current.written, ...shown, content: { ...current.written.content, ...some } });
      current.dirty = true;
      keep(key, current.written);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush, key, show],
  );

  const takeOver = useCallback(
    (draft: ProfileDraft) => {
      clearTimeout(timer.current);
      Object.assign(work.current, { version: draft.version, dirty: false, theirs: null });
      keep(key, null);
      show(draft);
      setRestored(false);
      setState(draft.savedAt === null ? 'unsaved' : 'saved');
    },
    [key, show],
  );

  useEffect(() => {
    const kept = keptOn(key);
    if (kept === null) return;
    setRestored(true);
    const { content, ...shown } = kept;
    change(content, shown);
  }, [key, change]);

  useEffect(() => {
    const online = () => work.current.dirty && void flush();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      clearTimeout(timer.current);
    };
  }, [flush]);

  return {
    ...written,
    state,
    restored,
    change,
    flush,
    takeOver,
    keepMine: () => {
      const { theirs } = work.current;
      if (theirs === null) return;
      Object.assign(work.current, { version: theirs.version, theirs: null });
      void flush();
    },
    takeTheirs: () => {
      const { theirs } = work.current;
      if (theirs !== null) takeOver(theirs);
    },
  };
}

function stateAfter({ code, status }: CallFailure): DraftState {
  if (code === 'profiles.staleDraft') return 'stale';
  if (status === 401) return 'signedOut';
  return status === 0 ? 'offline' : 'failed';
}

/** Storage may be off or full: then the text is still on the screen. */
function keep(key: string, written: WrittenProfile | null): void {
  try {
    if (written === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Nothing to be done, and nothing is lost yet.
  }
}

function keptOn(key: string): WrittenProfile | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as WrittenProfile | null;
  } catch {
    return null;
  }
}
