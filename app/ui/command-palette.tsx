import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import css from './command-palette.module.css';
import dialog from './dialog.module.css';
import { Icon, type IconName } from './icon.tsx';
import { KeyboardKey } from './keyboard-key.tsx';

export interface PaletteItem {
  id: string;
  icon: IconName;
  label: ReactNode;
  detail?: ReactNode;
  shortcut?: readonly string[] | undefined;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and the field. */
  label: string;
  placeholder?: string | undefined;
  query: string;
  onQueryChange: (query: string) => void;
  /** The field has come, or come back, to the reader. */
  onFocus?: (() => void) | undefined;
  /** Where the focus goes afterwards, if not to what had it before. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  groups: ReadonlyArray<{ id: string; label: string; items: readonly PaletteItem[] }>;
  onChoose: (item: PaletteItem) => void;
  /** Announced: how many were found, or that nothing was. */
  status: string;
  escapeKey: string;
  footer?: ReactNode;
}

/** Search and jump from anywhere. What is found, and what choosing does, is the caller's. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(next) => props.onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={dialog.scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={css.palette} aria-label={props.label} finalFocus={props.focusAfter}>
            <PaletteBody {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function PaletteBody({
  label,
  placeholder,
  query,
  onQueryChange,
  onFocus,
  groups,
  onChoose,
  status,
  escapeKey,
  footer,
}: CommandPaletteProps) {
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const [activeId, setActiveId] = useState<string>();
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const optionId = (id: string) => `${listId}-${id}`;

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && active) {
      event.preventDefault();
      setActiveId(items[(items.indexOf(active) + step + items.length) % items.length]?.id);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return (
    <>
      <div className={css.head}>
        <Icon of="search" decorative />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active.id)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          className={css.input}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onFocus={onFocus}
          onKeyDown={handleKeyDown}
        />
        <KeyboardKey keys={escapeKey} />
      </div>
      <p role="status" className={items.length > 0 ? 'visually-hidden' : css.status}>
        {status}
      </p>
      <div id={listId} role="listbox" aria-label={label} className={css.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may own options and groups, not fieldsets.
          <div key={group.id} role="group" aria-label={group.label}>
            <p aria-hidden className={css.group}>
              {group.label}
            </p>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and points here by aria-activedescendant.
              <div
                key={item.id}
                id={optionId(item.id)}
                role="option"
                aria-selected={item === active}
                className={css.item}
                onClick={() => onChoose(item)}
                onPointerMove={() => setActiveId(item.id)}
              >
                <Icon of={item.icon} decorative />
                <span className={css.text}>
                  {item.label}
                  {item.detail && <span className={css.detail}>{item.detail}</span>}
                </span>
                {item.shortcut && <KeyboardKey keys={item.shortcut} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </>
  );
}
