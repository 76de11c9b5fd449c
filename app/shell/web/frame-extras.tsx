/** All that is not part of the first view: keys, the login wall, messages, and what lies over the page. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadCaller } from '#platform/web/caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { receiveToasts, showToast, type ToastMessage } from '#ui/toast-queue.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useLoginWall } from './use-login-wall.ts';
import type { Overlay } from './use-overlay.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }));
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));
const LoginWall = lazy(async () => ({ default: (await import('./login-wall.tsx')).LoginWall }));
const ToastViewport = lazy(async () => ({ default: (await import('#ui/toast-viewport.tsx')).ToastViewport }));

export interface FrameExtrasProps {
  overlay: Overlay;
  /** The login wall has come or gone. */
  onWall: (shown: boolean) => void;
}

export function FrameExtras({ overlay, onWall }: FrameExtrasProps) {
  const asked = useAskedFor(overlay.shown);
  const wall = useLoginWall();
  useEffect(() => onWall(wall.shown), [onWall, wall.shown]);
  // The first click is not to wait for it.
  useEffect(() => void loadCaller().catch(() => undefined), []);
  useShortcuts({ openHelp: () => overlay.open('shortcuts') });
  return (
    <Suspense fallback={null}>
      <OfflineNotice />
      {asked.has('palette') && <Palette open={overlay.shown === 'palette'} onClose={overlay.close} />}
      {asked.has('menu') && <PhoneMenu open={overlay.shown === 'menu'} onClose={overlay.close} />}
      {asked.has('shortcuts') && <ShortcutHelp open={overlay.shown === 'shortcuts'} onClose={overlay.close} />}
      {wall.shown && <LoginWall onContinue={wall.dismiss} />}
      <Toasts />
    </Suspense>
  );
}

/** What was opened once stays mounted, so that it can close the way it came. */
function useAskedFor(shown: Overlay['shown']): ReadonlySet<Overlay['shown']> {
  const [asked, setAsked] = useState<ReadonlySet<Overlay['shown']>>(new Set());
  if (shown !== null && !asked.has(shown)) setAsked(new Set([...asked, shown]));
  return asked;
}

/** The first message brings the parts that show it; until they have come it waits. */
function Toasts() {
  const t = useTexts('shell');
  const [wanted, setWanted] = useState(false);
  const early = useRef<ToastMessage[]>([]);

  useEffect(() => {
    if (wanted) {
      for (const message of early.current.splice(0)) showToast(message.text, message);
      return;
    }
    return receiveToasts((message) => {
      early.current.push(message);
      setWanted(true);
    });
  }, [wanted]);

  return wanted && <ToastViewport label={t('frame.toasts')} />;
}
