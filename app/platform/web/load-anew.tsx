import { Button } from '#ui/button.tsx';
import { useTexts } from './i18n.tsx';

/** The way on where the page was made for somebody else than who is signed in by now. */
export function LoadAnew() {
  const t = useTexts('shell');
  return (
    <Button size="s" onClick={() => window.location.reload()}>
      {t('otherReader.reload')}
    </Button>
  );
}
