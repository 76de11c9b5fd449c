import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { KeyboardKey } from '#ui/keyboard-key.tsx';
import { SECTIONS } from './sections.ts';
import css from './shortcut-help.module.css';
import { usePaletteKeys } from './use-palette-keys.ts';

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const places = SECTIONS.flatMap(({ id, key }) =>
    key === undefined ? [] : [{ keys: ['g', key], words: t('shortcut.goTo', { place: t(`section.${id}`) }) }],
  );
  const rows = [
    { keys: usePaletteKeys(), words: t('shortcut.search') },
    ...places,
    { keys: ['j'], words: t('shortcut.next') },
    { keys: ['k'], words: t('shortcut.previous') },
    { keys: ['?'], words: t('shortcut.help') },
  ];
  const inNameFields = [
    { keys: ['↑', '↓'], words: t('shortcut.names.choose') },
    { keys: ['Enter'], words: t('shortcut.names.add') },
    { keys: [';'], words: t('shortcut.names.addAlso') },
    { keys: ['Backspace'], words: t('shortcut.names.removeLast') },
    { keys: ['Esc'], words: t('shortcut.names.close') },
  ];
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('shortcut.title')} closeLabel={t('frame.close')}>
      <Keys rows={rows} />
      <h3 className={classNames('t-label muted', css.group)}>{t('shortcut.names.title')}</h3>
      <Keys rows={inNameFields} />
    </Dialog>
  );
}

function Keys({ rows }: { rows: readonly { keys: readonly string[]; words: string }[] }) {
  return (
    <dl className={css.keys}>
      {rows.map(({ keys, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <KeyboardKey keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
