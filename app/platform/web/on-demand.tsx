/** Parts of a page whose scripts are loaded once they are wanted. */
import { type ComponentType, lazy, Suspense } from 'react';

declare global {
  interface Window {
    /**
     * Told that a script could not be had, which a browser asks for once only: this document will never show what needs it. True when
     * that is for want of a network. Set by the frame; also asked by the router before it loads a page anew (tools/run/router-trim.ts).
     */
    lostScript?: () => Promise<boolean>;
  }
}

const never = new Promise<never>(() => undefined);

const nothing = () => null;

/** In its place stands `Meanwhile` until it is there. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = nothing,
): ComponentType<Props> {
  const Part = lazily(load);
  return (props) => (
    <Suspense fallback={<Meanwhile />}>
      <Part {...props} />
    </Suspense>
  );
}

/** For a `Suspense` of the caller's own. Without a network it waits: what React could not load would take the whole page with it. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await network();
    const loaded = load();
    return { default: await loaded.catch(async () => ((await globalThis.window?.lostScript?.()) ? never : loaded)) };
  });

/** What a page keeps on the device comes without one. */
async function network(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine || navigator.serviceWorker?.controller) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
