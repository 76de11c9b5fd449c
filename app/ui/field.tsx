import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

/** What a control must carry so that its label, help and error belong to it. Spread it: `<TextInput {...control} />`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** In words, what is wrong and how to put it right. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Words beside the label, such as "optional". */
  note?: ReactNode;
  className?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Give one when an error summary links here. */
  id?: string | undefined;
  hideLabel?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** For controls that are no form controls of HTML: the id of the label, by the id of the control. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;

/** Label above, help below, error next to it. */
export function Field({ id, label, help, error, required, note, hideLabel = false, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describedBy(controlId, help, error);
  return (
    <div className={classNames(css.field, className)}>
      <label id={labelIdOf(controlId)} htmlFor={controlId} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': described, 'aria-invalid': error ? true : undefined, required })}
      <FieldNotes controlId={controlId} help={help} error={error} />
    </div>
  );
}

export interface FieldGroupProps extends FieldTexts {
  id?: string | undefined;
  children: ReactNode;
}

/** The same for several controls that answer one question: checkboxes, radio buttons, the parts of a date. */
export function FieldGroup({ id, label, help, error, note, className, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={classNames(css.field, css.group, className)}
      aria-describedby={describedBy(groupId, help, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={css.label}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </legend>
      {children}
      <FieldNotes controlId={groupId} help={help} error={error} />
    </fieldset>
  );
}

function describedBy(controlId: string, help: ReactNode, error: ReactNode): string | undefined {
  return classNames(Boolean(error) && `${controlId}-error`, Boolean(help) && `${controlId}-help`) || undefined;
}

function FieldNotes({ controlId, help, error }: { controlId: string; help: ReactNode; error: ReactNode }) {
  return (
    <>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${controlId}-help`} className={css.help}>
          {help}
        </p>
      )}
    </>
  );
}

/** For controls that know themselves what is wrong. Their `aria-describedby` names it. */
export function FieldError({ children, ...rest }: { id: string; role?: 'alert'; children: ReactNode }) {
  return (
    <p {...rest} className={css.error}>
      <Icon of="alert-circle" size="s" decorative className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
