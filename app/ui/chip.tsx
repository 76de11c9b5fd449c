import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './chip.module.css';
import { classNames } from './class-names.ts';
import { onFirstPress } from './first-press.ts';
import { Icon, type IconName } from './icon.tsx';

/** The look of a chip, for links. */
export function chipClass({ selected = false }: { selected?: boolean } = {}): string {
  return classNames(css.chip, selected && css.selected);
}

/** A row that wraps, for chips and badges. */
export const chipsClass = css.chips;

export function Chip({ icon, selected = false, children }: { icon?: IconName; selected?: boolean; children: ReactNode }) {
  return (
    <span className={chipClass({ selected })}>
      {icon && <Icon of={icon} size="s" decorative />}
      {children}
    </span>
  );
}

export interface ChipButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  selected: boolean;
}

/** A filter that is on or off. */
export function ChipButton({ selected, className, children, type = 'button', ...rest }: ChipButtonProps) {
  return (
    <button {...rest} type={type} aria-pressed={selected} className={classNames(css.chip, className)}>
      {selected && <Icon of="check" size="s" decorative />}
      {children}
    </button>
  );
}

export interface RemovableChipProps {
  children: ReactNode;
  /** Smaller words after the name, such as a dose. */
  detail?: ReactNode;
  /** Names what is removed: "Remove Warfarin". */
  removeLabel: string;
  onRemove: () => void;
}

export function RemovableChip({ children, detail, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classNames(css.chip, css.removable)}>
      {children}
      {detail && <span className={css.detail}>{detail}</span>}
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onFirstPress(onRemove)}>
        <Icon of="x" size="s" decorative />
      </button>
    </span>
  );
}
