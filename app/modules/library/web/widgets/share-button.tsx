import { useTexts } from '#platform/web/i18n.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The device's own sheet where it has one, otherwise the address in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('library');
  const copy = useCopy();

  async function handleClick() {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      // Rejects when the reader closes the sheet, which needs no word.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy(url, t('discussion.linkCopied'));
  }

  return <IconButton icon="share-3" label={t('discussion.share')} onClick={() => void handleClick()} />;
}
