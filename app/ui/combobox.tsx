import { Combobox as Base } from '@base-ui/react/combobox';
import { type ReactNode, useRef, useState } from 'react';
import { RemovableChip } from './chip.tsx';
import { classNames } from './class-names.ts';
import css from './combobox.module.css';
import control from './control.module.css';
import { Icon } from './icon.tsx';
import popup from './popup.module.css';
import { useAsyncSearch } from './use-async-search.ts';

export interface ComboboxLabels {
  placeholder?: string | undefined;
  clear: string;
  searching: string;
  failed: string;
  /** "Nothing found for …" */
  nothing: (query: string) => string;
}

interface ComboboxBase<Item> {
  /** From the Field around it. */
  id: string;
  find: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
  itemId: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** A row of the list, when it shows more than the label. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  labels: ComboboxLabels;
  minLength?: number | undefined;
  delay?: number | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export interface ComboboxProps<Item> extends ComboboxBase<Item> {
  value: Item | null;
  onValueChange: (value: Item | null) => void;
  /** Told what is typed, as long as nothing is chosen by it; then it stays when the field is left. */
  onTyped?: ((text: string) => void) | undefined;
}

/** One of many, found by typing. */
export function Combobox<Item>({ value, onValueChange, onTyped, ...base }: ComboboxProps<Item>) {
  const { items, state, query, handleQuery } = useQuery(base);
  const typed = useRef('');
  return (
    <Base.Root
      items={withSelected(items, value === null ? [] : [value], base.itemId)}
      filter={null}
      value={value}
      onValueChange={(next: Item | null) => onValueChange(next)}
      onInputValueChange={(next, details) => {
        const { reason } = details;
        // The field was left, and nothing was chosen.
        if (value === null && typed.current !== '' && (reason === 'input-clear' || reason === 'none')) return details.cancel();
        if (reason !== 'item-press') handleQuery(next);
        if (onTyped === undefined) return;
        typed.current = reason === 'input-change' ? next : '';
        onTyped(typed.current);
      }}
      itemToStringLabel={base.itemLabel}
      isItemEqualToValue={(one, other) => base.itemId(one) === base.itemId(other)}
      disabled={base.disabled}
      required={base.required}
    >
      <Base.InputGroup className={control.wrap}>
        <SearchInput {...base} className={classNames(control.control, control.hasTrailing)} />
        {value !== null && (
          <Base.Clear className={css.clear} aria-label={base.labels.clear}>
            <Icon of="x" size="s" decorative />
          </Base.Clear>
        )}
      </Base.InputGroup>
      <ResultList {...base} state={state} query={query} found={items.length} />
    </Base.Root>
  );
}

export interface MultiComboboxProps<Item> extends ComboboxBase<Item> {
  value: readonly Item[];
  onValueChange: (value: Item[]) => void;
  /** "Remove Warfarin" */
  removeLabel: (item: Item) => string;
  /** Nothing more may be chosen. The field can be reached all the same: whoever chose the last one stays where they are. */
  full?: boolean | undefined;
}

/** Several of many: what is chosen stands as chips above the field. */
export function MultiCombobox<Item>({ value, onValueChange, removeLabel, full = false, ...base }: MultiComboboxProps<Item>) {
  const { items, state, query, handleQuery } = useQuery(base);
  return (
    <div className={css.multi}>
      {value.length > 0 && (
        <ul className={css.chosen}>
          {value.map((item) => (
            <li key={base.itemId(item)}>
              <RemovableChip
                removeLabel={removeLabel(item)}
                onRemove={() => onValueChange(value.filter((other) => base.itemId(other) !== base.itemId(item)))}
              >
                {base.itemLabel(item)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <Base.Root
        multiple
        items={withSelected(items, value, base.itemId)}
        filter={null}
        value={[...value]}
        onValueChange={(next: Item[]) => onValueChange(next)}
        onInputValueChange={handleQuery}
        itemToStringLabel={base.itemLabel}
        isItemEqualToValue={(one, other) => base.itemId(one) === base.itemId(other)}
        disabled={base.disabled}
        readOnly={full}
      >
        <Base.InputGroup className={control.wrap}>
          <SearchInput {...base} className={control.control} />
        </Base.InputGroup>
        <ResultList {...base} state={state} query={query} found={items.length} />
      </Base.Root>
    </div>
  );
}

function useQuery<Item>({ find, minLength = 2, delay = 200 }: ComboboxBase<Item>) {
  const [query, setQuery] = useState('');
  const { items, state, search } = useAsyncSearch({ find, minLength, delay });
  function handleQuery(next: string) {
    setQuery(next);
    search(next);
  }
  return { items, state, query, handleQuery };
}

/** The chosen ones must stay in the list, or a new search would forget them. */
function withSelected<Item>(items: readonly Item[], selected: readonly Item[], itemId: (item: Item) => string): Item[] {
  const known = new Set(items.map(itemId));
  return [...items, ...selected.filter((item) => !known.has(itemId(item)))];
}

function SearchInput<Item>({ id, labels, className, ...rest }: ComboboxBase<Item> & { className: string | undefined }) {
  return (
    <Base.Input
      id={id}
      placeholder={labels.placeholder}
      className={className}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
    />
  );
}

type ResultListProps<Item> = ComboboxBase<Item> & { state: string; query: string; found: number };

function ResultList<Item>({ itemId, itemLabel, renderItem = itemLabel, labels, state, query, found }: ResultListProps<Item>) {
  const message =
    state === 'searching'
      ? labels.searching
      : state === 'failed'
        ? labels.failed
        : state === 'found' && found === 0
          ? labels.nothing(query)
          : null;
  return (
    <Base.Portal>
      <Base.Positioner className={popup.positioner} sideOffset={4}>
        <Base.Popup className={classNames(popup.popup, css.popup)} aria-busy={state === 'searching' || undefined}>
          <Base.Status>{message && <div className={css.status}>{message}</div>}</Base.Status>
          <Base.List className={popup.menu}>
            {(item: Item) => (
              <Base.Item key={itemId(item)} value={item} className={classNames(popup.item, css.item)}>
                <span className={css.itemText}>{renderItem(item)}</span>
                <Base.ItemIndicator>
                  <Icon of="check" size="s" decorative />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
