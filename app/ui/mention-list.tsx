import { classNames } from './class-names.ts';
import popup from './popup.module.css';
import css from './rich-editor.module.css';
import type { Mentions } from './use-mentions.ts';

export interface MentionListProps {
  id: string;
  label: string;
  /** Says how many there are, to those who do not see the list. */
  found: (count: number) => string;
  mentions: Mentions;
}

export const mentionOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** Colleagues to name, under the text. The cursor stays in the text, which points at the active one. */
export function MentionList({ id, label, found, mentions: { options, active, pick } }: MentionListProps) {
  return (
    <>
      <span role="status" className="visually-hidden">
        {options.length > 0 && found(options.length)}
      </span>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className={classNames(popup.popup, css.mentions)}>
          {options.map(({ id: optionId, name, detail }, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are handled where the cursor is, in the text.
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text; aria-activedescendant points here.
            <div
              key={optionId}
              id={mentionOptionId(id, i)}
              role="option"
              aria-selected={i === active}
              data-highlighted={i === active ? '' : undefined}
              className={classNames(popup.item, css.mentionOption)}
              ref={i === active ? scrollIntoView : undefined}
              // The text keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(i)}
            >
              <span>{name}</span>
              <span className="small muted">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
