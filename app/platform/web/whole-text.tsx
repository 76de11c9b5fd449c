/** Fields with a limit that keep what is pasted whole: cut to fit, its end would be gone without a word. */
import { type RefObject, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { TextArea, type TextAreaProps } from '#ui/text-area.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useTexts } from './i18n.tsx';

interface Limited {
  value: string;
  /** Of what is written, without the blanks around it. */
  maxLength: number | undefined;
}

export type WholeAreaProps = TextAreaProps & Limited;
export type WholeInputProps = TextInputProps & Limited;

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Several lines. What is too long is said at the field at once, and its form is not sent. */
export function WholeArea({ maxLength, ref, ...rest }: WholeAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const { marks, note } = useLimit(field, rest, maxLength);
  return (
    <>
      <TextArea {...rest} {...marks} ref={field} />
      {note}
    </>
  );
}

/** The same in one line. */
export function WholeInput({ maxLength, ref, ...rest }: WholeInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const { marks, note } = useLimit(field, rest, maxLength);
  return (
    <>
      <TextInput {...rest} {...marks} ref={field} />
      {note}
    </>
  );
}

interface Written extends Pick<TextAreaProps, 'aria-invalid' | 'aria-describedby'> {
  readonly value: string;
}

function useLimit(field: RefObject<Field | null>, written: Written, most = Number.POSITIVE_INFINITY) {
  const t = useTexts('shell');
  const language = useLanguage();
  const id = useId();
  const over = written.value.trim().length - most;
  const isTooLong = over > 0;

  useEffect(() => {
    const form = field.current?.form;
    if (!isTooLong || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      field.current?.focus();
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [field, isTooLong]);

  if (!isTooLong) return { marks: {}, note: null };
  const number = (count: number) => formatNumber(language, count);
  return {
    marks: { 'aria-invalid': true, 'aria-describedby': classNames(id, written['aria-describedby']) } as const,
    note: (
      <FieldError id={id} role="alert">
        {t('writing.over', { count: over, over: number(over), max: number(most) })}
      </FieldError>
    ),
  };
}
