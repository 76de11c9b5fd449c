import { useTexts } from '#platform/web/i18n.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { KeyboardKey } from '#ui/keyboard-key.tsx';
import { SECTIONS } from './sections.ts';
import css from './shortcut-help.module.css';

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const places = SECTIONS.flatMap(({ id, key }) =>
    key === undefined ? [] : [{ keys: ['g', key], words: t('shortcut.goTo', { place: t(`section.${id}`) }) }],
  );
  const rows = [
    { keys: ['Ctrl', 'K'], words: t('shortcut.search') },
    ...places,
    { keys: ['j'], words: t('shortcut.next') },
    { keys: ['k'], words: t('shortcut.previous') },
    { keys: ['?'], words: t('shortcut.help') },
  ];
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('shortcut.title')} closeLabel={t('frame.close')}>
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
    </Dialog>
  );
}
