import { useTexts } from '#platform/web/i18n.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';

/** The device's own sheet where it has one, otherwise the address in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('library');

  async function handleClick() {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      // Rejects when the reader closes the sheet, which needs no word.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    showToast(t('discussion.linkCopied'));
  }

  return <IconButton icon="share-3" label={t('discussion.share')} onClick={() => void handleClick()} />;
}
