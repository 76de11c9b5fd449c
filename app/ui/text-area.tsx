import { type ComponentPropsWithRef, type FormEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { NamedControl } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './control.module.css';
import { useEarlyWords } from './early-words.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-label' | 'aria-labelledby' | 'maxLength'> &
  NamedControl & {
    /** `line` starts one line high, `reading` is set in the reading face for narrative. */
    look?: 'area' | 'line' | 'reading' | undefined;
  };

/**
 * Grows with what is written: by `field-sizing` where the browser has it, otherwise by measuring. It has no limit that would cut what is
 * pasted: platform/web/whole-text.tsx says what is too long.
 */
export function TextArea({ look = 'area', className, onInput, ref: given, ...rest }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(given, () => ref.current as HTMLTextAreaElement);
  useEarlyWords(ref, rest.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside must be measured too.
  useLayoutEffect(() => fitToText(ref.current), [rest.value]);

  function handleInput(event: FormEvent<HTMLTextAreaElement>) {
    fitToText(event.currentTarget);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }

  const looks = [css.control, css.area, look === 'line' && css.line, look === 'reading' && css.reading];
  return (
    <textarea
      {...rest}
      ref={ref}
      rows={look === 'line' ? 1 : rest.rows}
      onInput={handleInput}
      className={classNames(...looks, className)}
    />
  );
}

function fitToText(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
