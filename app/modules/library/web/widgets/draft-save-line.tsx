import { useEffect, useState } from 'react';
import { formatAgo, formatNumber } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import type { SaveState } from '#platform/web/use-draft-save.ts';
import { Icon } from '#ui/icon.tsx';
import css from './draft-save-line.module.css';

const TICK_MS = 5_000;
const MINUTE_MS = 60_000;

/** Where the text is: on the server since when, on its way, or on this device only. Texts of the caller: `compose.save`. */
export function DraftSaveLine({ state, keptHere, t }: { state: SaveState; keptHere: boolean; t: Translate }) {
  const ago = useAgo(t, state.kind === 'saved' ? state.at : null);
  const unsaved = t(keptHere ? 'compose.save.kept' : 'compose.save.notKept');
  const [icon, words] = lineOf();

  function lineOf() {
    switch (state.kind) {
      case 'saved':
        return ['cloud-check', ago === null ? t('compose.save.nothing') : t('compose.save.saved', { ago })] as const;
      case 'saving':
        return ['cloud-up', t('compose.save.saving')] as const;
      default:
        return ['cloud-off', unsaved] as const;
    }
  }

  return (
    <span className={css.saved}>
      <Icon of={icon} size="s" decorative />
      {words}
      {/* Read out when it changes for the worse, not at every tick. */}
      <span role="status" className="visually-hidden">
        {state.kind === 'kept' || state.kind === 'stale' ? unsaved : ''}
      </span>
    </span>
  );
}

function useAgo(t: Translate, at: number | null): string | null {
  const language = useLanguage();
  // Null until the page is in the browser: server and browser would disagree about the seconds.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (at === null) return null;
  const age = Math.max(0, (now ?? at) - at);
  if (age < MINUTE_MS) return t('compose.save.seconds', { seconds: formatNumber(language, Math.floor(age / 1000)) });
  return formatAgo(language, new Date(at).toISOString(), now ?? at);
}
