/** All that is not part of the first view: keys, the connection, the login wall, messages, and what lies over the page. */
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { followOut, forgetToolsOfOthers } from '#platform/web/leave-device.ts';
import { DISMISSED, RESUMED } from '#platform/web/live-messages.ts';
import { onDemand } from '#platform/web/on-demand.tsx';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { receiveToasts, showToast, type ToastMessage } from '#ui/toast-queue.ts';
import { leaveIfEnded } from './ended-elsewhere.ts';
import { tellTimesHere } from './exact-times.ts';
import { keepFocus } from './keep-focus.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ReaderNotice } from './reader-notice.tsx';
import { skipInPlace } from './skip-in-place.ts';
import { type ConnectionState, useConnection } from './use-connection.ts';
import { useLoginWall } from './use-login-wall.ts';
import type { Overlay } from './use-overlay.ts';
import { usePart } from './use-part.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadPalette = async () => (await import('./palette.tsx')).Palette;
const loadMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu;
const loadHelp = async () => (await import('./shortcut-help.tsx')).ShortcutHelp;
const loadWall = async () => (await import('./login-wall.tsx')).LoginWall;
const loadToasts = async () => (await import('#ui/toast-viewport.tsx')).ToastViewport;
const OutboxKeeper = onDemand(async () => (await import('#modules/chat/web/widgets/outbox-keeper.tsx')).OutboxKeeper);
const loadSignOut = () => import('./sign-out.ts');

export interface FrameExtrasProps {
  overlay: Overlay;
  /** No page is waited for: the login wall stands before it, or the network is gone. */
  onPause: (paused: boolean) => void;
}

export function FrameExtras({ overlay, onPause }: FrameExtrasProps) {
  const line = useConnection();
  const wall = useLoginWall();
  useNeededSoon(line);
  useMissingTexts();
  useEffect(keepFocus, []);
  useEffect(skipInPlace, []);
  const language = useLanguage();
  useEffect(() => tellTimesHere(language), [language]);
  useShortcuts({ openHelp: () => overlay.open('shortcuts') });
  const reader = useReader();
  const readerId = reader?.id;
  useEffect(() => {
    if (readerId === undefined) return;
    void forgetToolsOfOthers(readerId);
    return followOut(readerId);
  }, [readerId]);
  useMemberMessages(({ name }) => {
    // Also after an interruption: a device that slept does not hear that it was dismissed.
    if (readerId !== undefined && (name === DISMISSED || name === RESUMED)) void leaveIfEnded(readerId);
  });
  const Wall = usePart(wall.shown, loadWall, line, () => undefined);
  // A wall whose script cannot be had stands before nothing.
  const paused = (wall.shown && Wall !== null) || line.stuck || line.connection !== 'online';
  useEffect(() => onPause(paused), [onPause, paused]);
  return (
    <>
      {line.connection === 'online' ? <ReaderNotice /> : <OfflineNotice connection={line.connection} retry={line.retry} />}
      <Over overlay={overlay} name="palette" load={loadPalette} line={line} />
      <Over overlay={overlay} name="menu" load={loadMenu} line={line} />
      <Over overlay={overlay} name="shortcuts" load={loadHelp} line={line} />
      {Wall !== null && wall.shown && <Wall onContinue={wall.dismiss} />}
      <Toasts line={line} />
      {readerId !== undefined && <OutboxKeeper memberId={readerId} />}
    </>
  );
}

/** What somebody does next is not to wait for its scripts, nor to fail without them when the network has gone meanwhile. */
function useNeededSoon({ loseScript }: ConnectionState) {
  const signedIn = useReader() !== null;
  const lose = useEffectEvent(() => void loseScript());
  useEffect(() => {
    const needed = [loadCaller, ...(signedIn ? [loadSignOut] : [])];
    Promise.all(needed.map((load) => load())).catch(() => lose());
  }, [signedIn]);
}

/** What the pages of staff who look after texts did not have is noted: once they are shown, and as the next one is. */
function useMissingTexts() {
  const language = useLanguage();
  const isInCharge = useReader()?.rights.includes('translations') === true;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may miss others
  useEffect(() => {
    if (!isInCharge) return;
    import('./report-missing.ts').then(
      ({ reportMissing }) => reportMissing(language),
      () => undefined,
    );
  }, [isInCharge, language, pathname]);
}

interface OverProps {
  overlay: Overlay;
  name: NonNullable<Overlay['shown']>;
  load: () => Promise<ComponentType<{ open: boolean; onClose: () => void }>>;
  line: ConnectionState;
}

/** What was opened once stays mounted, so that it can close the way it came. */
function Over({ overlay, name, load, line }: OverProps) {
  const open = overlay.shown === name;
  // Where the server has it no more, or had it when the network was gone, a new document has it.
  const Part = usePart(open, load, line, (isReachable) => (isReachable ? window.location.reload() : overlay.close()));
  return Part !== null && <Part open={open} onClose={overlay.close} />;
}

/** The first message brings the parts that show it; until they have come it waits. Members have them beforehand: what they do may fail. */
function Toasts({ line }: { line: ConnectionState }) {
  const t = useTexts('shell');
  const signedIn = useReader() !== null;
  const [wanted, setWanted] = useState(false);
  const early = useRef<ToastMessage[]>([]);
  const Viewport = usePart(wanted || signedIn, loadToasts, line, () => setWanted(false));
  const isHere = wanted && Viewport !== null;

  useEffect(() => {
    if (isHere) {
      for (const message of early.current.splice(0)) showToast(message.text, message);
      return;
    }
    return receiveToasts((message) => {
      early.current.push(message);
      setWanted(true);
    });
  }, [isHere]);

  return isHere && <Viewport label={t('frame.toasts')} />;
}
