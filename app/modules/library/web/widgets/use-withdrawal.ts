/** Takes an item down, and brings it back for as long as the toast offers it. Texts of the caller: `page`. */
import type { Translate } from '#platform/i18n/translator.ts';
import { useGo } from '#platform/web/link.tsx';
import { showToast } from '#ui/toast-queue.ts';

export interface Withdrawal {
  /** Null when it failed. */
  readonly withdraw: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** Where to go afterwards, and where the item stands. */
  readonly listPath: string;
  readonly itemPath: string;
  readonly t: Translate;
}

export function useWithdrawal({ withdraw, restore, listPath, itemPath, t }: Withdrawal): () => Promise<void> {
  const go = useGo();
  const tellFailed = () => showToast(t('page.failed'), { tone: 'failed' });

  function bringBack() {
    restore().then(() => go(itemPath), tellFailed);
  }

  return async () => {
    if ((await withdraw()) === null) return tellFailed();
    go(listPath);
    showToast(t('page.withdrawn'), { undo: { label: t('page.undo'), onUndo: bringBack } });
  };
}
