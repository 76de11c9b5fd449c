/** Throws a draft away, and brings it back for as long as the toast offers it. Texts of the caller: `compose.discard`. */
import { useState } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import type { Desk } from '#platform/web/use-draft.ts';
import type { DraftStore } from '#platform/web/use-draft-save.ts';
import { showToast } from '#ui/toast-queue.ts';

export interface Discarding<Settings extends object> {
  readonly store: Pick<DraftStore<Settings>, 'start' | 'save'>;
  /** Another version stands there, and is shown first. */
  readonly onRefused: () => void;
  /** Where to go afterwards, and where a draft is written. */
  readonly listPath: string;
  readonly writePath: string;
  readonly t: Translate;
}

export function useDraftDiscard<Settings extends object>(
  desk: Pick<Desk<object, Settings, { id: string }>, 'version' | 'save' | 'forget' | 'changes'>,
  { store, onRefused, listPath, writePath, t }: Discarding<Settings>,
): { discard: () => Promise<void>; pending: boolean } {
  const go = useGo();
  const [pending, setPending] = useState(false);

  async function discard() {
    if (pending) return;
    setPending(true);
    const kept = desk.version();
    try {
      if (!(await desk.save.discard())) {
        setPending(false);
        return onRefused();
      }
      desk.forget();
      go(listPath);
      showToast(t('compose.discard.done'), { undo: { label: t('compose.discard.undo'), onUndo: () => void bringBack(kept) } });
    } catch (error) {
      tellFailure(error, t('compose.discard.failed'));
      setPending(false);
    }
  }

  async function bringBack(kept: ReturnType<typeof desk.version>) {
    try {
      const started = await store.start(kept.settings, desk.changes, crypto.randomUUID());
      await store.save({ id: started.id, version: started.version, ...kept }, crypto.randomUUID());
      go(`${writePath}?draft=${started.id}`);
    } catch (error) {
      tellFailure(error, t('compose.discard.notBack'));
    }
  }

  return { discard, pending };
}
