/** The draft of a page while it is written: saved after a pause, what was changed is kept on the device until the server has it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { copyKey, sameVersion } from '#platform/web/draft-copy.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { changedFields, keep, readKept } from '#platform/web/kept.ts';
import { type ProfileDraft, type ProfileDraftContent, saveProfileDraft } from '../profile-draft.contract.ts';
import type { Publication } from '../publication.contract.ts';

const PAUSE_MS = 800;
const RETRY_MS = 10_000;

export type DraftState = 'unsaved' | 'saved' | 'saving' | 'offline' | 'failed' | 'signedOut' | 'otherReader' | 'stale';

export interface WrittenProfile {
  readonly content: ProfileDraftContent;
  readonly photo: ImageRef | null;
  /** What the publications of `content` are. */
  readonly works: readonly Publication[];
}

/** What this device keeps until the server has it: the fields that were changed, and what they were changed from. */
export interface KeptProfile extends Omit<WrittenProfile, 'content'> {
  readonly fields: Partial<ProfileDraftContent>;
  readonly from: Partial<ProfileDraftContent>;
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
  /** Of the draft as this window has seen it at the server. */
  readonly version: () => number;
  /** Another window was quicker: it has to be decided which of the two goes on. */
  readonly showTheirs: (theirs: ProfileDraft) => void;
  /** After `restored`: as it stood at the server. False where no draft stood there: then there is one to discard. */
  readonly putBack: () => boolean;
  /** After `stale`: saves the fields that were changed here over the other window's. */
  readonly keepMine: () => void;
  /** The other window's version; null unless it has to be decided which of the two goes on. */
  readonly theirs: ProfileDraft | null;
  /** Goes on from it. Returns how to bring back what was changed here. */
  readonly takeTheirs: () => () => void;
}

export function useProfileDraft(memberId: string, initial: ProfileDraft): DraftInWork {
  const key = copyKey('profile-draft', memberId, null);
  const [written, setWritten] = useState<WrittenProfile>(initial);
  const [state, setState] = useState<DraftState>(initial.savedAt === null ? 'unsaved' : 'saved');
  const [restored, setRestored] = useState(false);
  const opened = useRef(initial);
  const work = useRef<Work>({ written: initial, base: initial.content, version: initial.version, dirty: false, theirs: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    const { current } = work;
    if (current.theirs !== null) return false;
    if (!current.dirty) return true;
    current.dirty = false;
    setState('saving');
    const { content } = current.written;
    const fields = changedFields(current.base, content);
    if (fields === null) {
      keep(key, null);
      setState(current.version === 0 ? 'unsaved' : 'saved');
      return true;
    }
    try {
      // What was not changed here may have been changed elsewhere, in the settings for one.
      const { version } = await callOverHttp(saveProfileDraft, { version: current.version, content: fields }, { unasked: true });
      Object.assign(current, { version, base: content });
      keep(key, toKeep(current));
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
      keep(key, toKeep(current));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush, key, show],
  );

  const takeOver = useCallback(
    (draft: ProfileDraft) => {
      clearTimeout(timer.current);
      Object.assign(work.current, { base: draft.content, version: draft.version, dirty: false, theirs: null });
      keep(key, null);
      show(draft);
      setRestored(false);
      setState(draft.savedAt === null ? 'unsaved' : 'saved');
    },
    [key, show],
  );

  useEffect(() => {
    const kept = readKept<KeptProfile>(key);
    if (kept === null) return;
    const { written: back, isStale } = broughtBack(opened.current, kept);
    if (sameContent(back.content, opened.current.content)) return keep(key, null);
    setRestored(true);
    show(back);
    if (isStale) {
      // From what it was changed stays known: until it is decided, it is asked about whenever the page is opened.
      Object.assign(work.current, { base: { ...opened.current.content, ...kept.from }, dirty: true, theirs: opened.current });
      setState('stale');
    } else change({});
  }, [key, show, change]);

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
    version: () => work.current.version,
    showTheirs: (theirs) => {
      clearTimeout(timer.current);
      work.current.theirs = theirs;
      setState('stale');
    },
    putBack: () => {
      const { content, ...shown } = opened.current;
      if (shown.savedAt !== null) change(content, shown);
      setRestored(false);
      return shown.savedAt !== null;
    },
    keepMine: () => {
      const { current } = work;
      const { theirs } = current;
      if (theirs === null) return;
      const mine = toKeep(current);
      Object.assign(current, { base: theirs.content, version: theirs.version, theirs: null });
      const next = mine === null ? theirs : broughtBack(theirs, mine).written;
      change(next.content, next);
    },
    theirs: state === 'stale' ? work.current.theirs : null,
    takeTheirs: () => {
      const { theirs } = work.current;
      const mine = toKeep(work.current);
      if (theirs !== null) takeOver(theirs);
      return () => {
        if (mine === null) return;
        const back = broughtBack(work.current.written, mine).written;
        change(back.content, back);
      };
    },
  };
}

function stateAfter({ code, status }: CallFailure): DraftState {
  if (code === 'profiles.staleDraft') return 'stale';
  if (status === 401) return 'signedOut';
  if (code === 'access.readerChanged') return 'otherReader';
  return status === 0 ? 'offline' : 'failed';
}

interface Work {
  written: WrittenProfile;
  /** What the server has, as far as this page knows. */
  base: ProfileDraftContent;
  version: number;
  dirty: boolean;
  theirs: ProfileDraft | null;
}

const sameContent = (one: object, other: object): boolean =>
  sameVersion({ content: { ...one }, settings: {} }, { content: { ...other }, settings: {} });

function toKeep({ written: { content, photo, works }, base }: Pick<Work, 'written' | 'base'>): KeptProfile | null {
  const fields = changedFields(base, content);
  return fields && { fields, from: sameFields(base, fields), photo, works };
}

/** Those fields of `content` that `fields` has too. */
const sameFields = (content: ProfileDraftContent, fields: Partial<ProfileDraftContent>): Partial<ProfileDraftContent> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => name in fields));

/**
 * The kept changes over what the server has. `isStale`: there, such a field was changed too, by another device, and its writer says which is
 * right. What was changed there in other fields stays.
 */
export function broughtBack(
  server: WrittenProfile,
  { fields, from, photo, works }: KeptProfile,
): { written: WrittenProfile; isStale: boolean } {
  const now = sameFields(server.content, fields);
  return {
    written: {
      content: { ...server.content, ...fields },
      photo: 'photoId' in fields ? photo : server.photo,
      works: 'publications' in fields ? works : server.works,
    },
    isStale: !sameContent(now, from) && !sameContent(now, fields),
  };
}
