import { showToast } from '#ui/toast-queue.ts';
import { useTexts } from './i18n.tsx';

/**
 * Puts words on the clipboard and says so, with `done` where there is more to say than that. A browser may refuse, and has no clipboard
 * at all where pages come over plain http from another machine: that is said too.
 */
export function useCopy(): (words: string, done?: string) => Promise<void> {
  const t = useTexts('shell');
  return async (words, done = t('copy.done')) => {
    const writing: Promise<void> | undefined = navigator.clipboard?.writeText(words);
    const copied = await writing?.then(
      () => true,
      () => false,
    );
    if (copied === true) showToast(done);
    else showToast(t('copy.refused'), { tone: 'failed' });
  };
}
