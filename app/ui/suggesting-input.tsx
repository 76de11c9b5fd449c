import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { classNames } from './class-names.ts';
import combobox from './combobox.module.css';
import { Icon, type IconName } from './icon.tsx';
import popup from './popup.module.css';
import { TextInput } from './text-input.tsx';

export interface SuggestedRow {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
}

export interface SuggestingInputProps<Row extends SuggestedRow> {
  name: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  rows: readonly Row[];
  onChoose: (row: Row) => void;
  maxLength: number;
  'aria-describedby'?: string | undefined;
}

/** A field of a search: what is typed is sent with its form, and what is chosen from below goes there at once. */
export function SuggestingInput<Row extends SuggestedRow>({
  name,
  label,
  value,
  onValueChange,
  rows,
  onChoose,
  maxLength,
  'aria-describedby': describedBy,
}: SuggestingInputProps<Row>) {
  return (
    <Base.Root
      items={rows}
      mode="none"
      filter={null}
      value={value}
      // What is chosen is gone to: its name is not what was looked for.
      onValueChange={(next, { reason }) => reason !== 'item-press' && onValueChange(next)}
      itemToStringValue={(row: Row) => row.name}
    >
      <Base.Input
        name={name}
        type="search"
        maxLength={maxLength}
        enterKeyHint="search"
        render={<TextInput icon="search" aria-label={label} aria-describedby={describedBy} placeholder={label} autoComplete="off" />}
      />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={4}>
          <Base.Popup className={classNames(popup.popup, combobox.popup)} hidden={rows.length === 0}>
            <Base.List className={popup.menu}>
              {(row: Row) => (
                <Base.Item key={row.id} value={row} className={popup.item} onClick={() => onChoose(row)}>
                  <Icon of={row.icon} size="s" decorative />
                  <span className={combobox.itemText}>{row.name}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
