import { useRef, useState } from 'react';
import { useSuggestions } from '#modules/search/web/widgets/use-suggestions.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { CommandPalette, type PaletteItem } from '#ui/command-palette.tsx';
import { takeQuery } from './early-query.ts';
import { FURTHER_PLACES } from './further-places.ts';
import { COMPOSE_PATH, sectionsFor } from './sections.ts';
import { signOutHere } from './sign-out.ts';
import { switchTheme } from './theme-toggle.tsx';

interface Entry extends PaletteItem {
  readonly words: string;
  readonly run: () => void;
}

/** Search, and jump to what has a name. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const go = useGo();
  const [query, setQuery] = useState('');
  const before = useRef<HTMLElement>(null);
  const entries = useEntries();
  const searchFor = (words: string) => go(`/search?q=${encodeURIComponent(words)}`);
  const asked = query.trim();
  const matching = entries.filter(({ words }) => words.toLowerCase().includes(asked.toLowerCase()));
  const searching: Entry[] =
    asked === ''
      ? []
      : [
          {
            id: 'search',
            icon: 'search',
            words: asked,
            label: t('palette.searchFor', { query: asked }),
            run: () => searchFor(asked),
          },
        ];
  const found = useSuggestions(asked).map(
    ({ id, icon, name, path }): Entry => ({ id, icon, words: name, label: name, run: () => go(path) }),
  );
  const groups = [
    { id: 'search', label: t('palette.search'), items: searching },
    { id: 'results', label: t('palette.results'), items: found },
    { id: 'places', label: t('palette.places'), items: matching },
  ].filter(({ items }) => items.length > 0);

  const close = () => {
    setQuery('');
    onClose();
  };
  // What was typed before there was a field: it goes on here.
  const takeOver = () => {
    const early = takeQuery();
    if (early === null) return;
    before.current = early.before;
    setQuery(early.words);
    const words = early.words.trim();
    if (!early.isSent || words === '') return;
    close();
    searchFor(words);
  };
  const choose = (chosen: PaletteItem) => {
    const entry = [...found, ...searching, ...entries].find(({ id }) => id === chosen.id);
    close();
    entry?.run();
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => !next && close()}
      label={t('frame.search')}
      placeholder={t('frame.searchHint')}
      query={query}
      onQueryChange={setQuery}
      onFocus={takeOver}
      focusAfter={before}
      groups={groups}
      onChoose={choose}
      status={t('palette.found', { count: found.length + searching.length + matching.length })}
      escapeKey="Esc"
    />
  );
}

function useEntries(): Entry[] {
  const t = useTexts('shell');
  const go = useGo();
  const loginPath = useLoginPath();
  const reader = useReader();
  const entry = (id: string, words: string, icon: PaletteItem['icon'], run: () => void, shortcut?: string[]): Entry => ({
    id,
    icon,
    words,
    label: words,
    run,
    ...(shortcut !== undefined && { shortcut }),
  });
  return [
    ...sectionsFor(reader).map(({ id, icon, path: to, key }) =>
      entry(id, t(`section.${id}`), icon, () => go(to), key === undefined ? undefined : ['g', key]),
    ),
    ...FURTHER_PLACES.map(({ id, icon, path: to }) => entry(id, t(`section.${id}`), icon, () => go(to))),
    entry('compose', t('frame.compose'), 'plus', () => go(COMPOSE_PATH)),
    entry('theme', t('frame.theme'), 'moon', switchTheme),
    ...(reader !== null
      ? [
          entry('profile', t('appBar.profile'), 'arrow-right', () => go('/profile')),
          entry('settings', t('frame.settings'), 'settings', () => go('/settings')),
          entry('signOut', t('frame.signOut'), 'logout', () => void signOutHere(t, reader?.id)),
        ]
      : [entry('signIn', t('frame.signIn'), 'login-2', () => go(loginPath))]),
  ];
}
